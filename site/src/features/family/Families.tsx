import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { FAMILIES_CHANGED } from '#domain/family/events.ts'
import type { FamiliesView } from '#domain/family/schema.ts'
import { mayMeet } from '#domain/guardians/consentLevels.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useQueryError } from '../../lib/useQueryError.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { Button } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNotice } from '../../ui/ErrorNotice.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { RequestToJoin } from './RequestToJoin.tsx'
import { Family } from './Family.tsx'
import { AddressNeeded, GuardianNeeded } from './FamilyNeeds.tsx'
import css from './family.module.css'
import { groupsQuery, hearFamily, refetchGroups } from './queries.ts'

const CreateDialog = lazy(() => import('./CreateDialog.tsx').then((m) => ({ default: m.CreateDialog })))
const JoinDialog = lazy(() => import('./JoinDialog.tsx').then((m) => ({ default: m.JoinDialog })))

/** Who sees what, by who the member is: a guardian in the same picture sees how a minor feels. */
const leads = {
  child: 'family.lead_child',
  teen: 'family.lead_teen',
  adult: 'family.lead',
  elder: 'family.lead',
} as const
/** How often to ask while there is no live connection, in milliseconds. */
const POLL_MS = 15_000

/** The families of the person; before a child's guardian consented on their own page, that they have to. */
export function Families() {
  return mayMeet(usePerson()) ? <Live /> : <GuardianNeeded />
}

/** The families of the person, live, and the ways into another one. */
function Live() {
  const t = useMessages()
  const client = useQueryClient()
  const query = useQuery(groupsQuery)
  const queryError = useQueryError(query)
  const { id } = usePerson()
  useLiveChannel({
    channel: `private-user-${id}`,
    pollMs: POLL_MS,
    onEvent: (name, data) => {
      if (name === FAMILIES_CHANGED) refetchGroups(client)
      else hearFamily(client, { name, data }, id)
    },
    refetch: () => refetchGroups(client),
  })
  if (query.data) return <Known families={query.data} />
  if (queryError) {
    return (
      <ErrorNotice
        error={queryError}
        title={t('family.failed')}
        retry={query.refetch}
        busy={query.isFetching}
      />
    )
  }
  return <Waiting label={t('family.loading')} />
}

function Known({ families: { groups, asked } }: { families: FamiliesView }) {
  const t = useMessages()
  const { emailVerified, ageGroup } = usePerson()
  const [open, setOpen] = useState<'create' | 'join' | null>(null)
  const isEmpty = groups.length === 0 && asked.length === 0
  const close = () => setOpen(null)
  const ways = (
    <Row>
      <Button look={isEmpty ? 'filled' : 'line'} onClick={() => setOpen('create')}>
        {t('family.act.create')}
      </Button>
      <Button look="line" onClick={() => setOpen('join')}>
        {t('family.act.join')}
      </Button>
    </Row>
  )
  return (
    <Stack gap="loose">
      <p className={css.lead}>{t(leads[ageGroup ?? 'adult'])}</p>
      {!emailVerified && <AddressNeeded />}
      {isEmpty ? (
        emailVerified && (
          <Empty title={t('family.empty.title')} action={ways}>
            {t('family.empty.text')}
          </Empty>
        )
      ) : (
        <>
          {groups.map((group) => (
            <Family key={group.id} group={group} />
          ))}
          {asked.map((one) => (
            <RequestToJoin key={one.familyId} {...one} />
          ))}
          {emailVerified && (
            <section className={css.another} aria-label={t('family.act.another')}>
              <h2>{t('family.act.another')}</h2>
              {ways}
            </section>
          )}
        </>
      )}
      <Suspense>
        {open === 'create' && <CreateDialog onClose={close} />}
        {open === 'join' && <JoinDialog onClose={close} />}
      </Suspense>
    </Stack>
  )
}
