import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import type { guardianApi } from '#domain/guardians/guardianApi.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Row, Section, Split, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { RequestsLink } from '../../requests/index.ts'
import { AccountPreferences } from './AccountPreferences.tsx'
import { ClosedChildren } from './ClosedChildren.tsx'
import { ConsentForm } from './ConsentForm.tsx'
import { ConsentMeaning } from './ConsentMeaning.tsx'
import { FamilyRequests } from './FamilyRequests.tsx'
import css from './guardian.module.css'
import { guardianQueries } from './queries.ts'
import { NotifiedList } from './NotifiedList.tsx'
import { ParentalConsent } from './ParentalConsent.tsx'
import { VoicePermission } from './VoicePermission.tsx'
import { RoomsSwitch } from './RoomsSwitch.tsx'

const DeleteChildDialog = lazy(() =>
  import('./DeleteChildDialog.tsx').then((m) => ({ default: m.DeleteChildDialog })),
)
const RevokeDialog = lazy(() => import('./RevokeDialog.tsx').then((m) => ({ default: m.RevokeDialog })))

type Family = Output<typeof guardianApi.children>

/** The children of this account: what they were notified of, when to write, and the way to take the yes back. */
export function Children() {
  return (
    <WithMessages names={['guardians']}>
      <Known />
    </WithMessages>
  )
}

function Known() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.children())
  const closed = useQuery(guardianQueries.deletions()).data?.children.length ?? 0
  if (!data) {
    return (
      <Section title={t('guardians.children.title')}>
        {error ? (
          <ErrorNotice error={error} retry={refetch} busy={isFetching} />
        ) : (
          <Waiting label={t('common.state.loading')} />
        )}
      </Section>
    )
  }
  const { children } = data
  return (
    <Split parts="even">
      <div className={css.parts}>
        {children.length + closed === 0 && (
          <Section title={t('guardians.children.title')}>
            <p className={css.facts}>{t('guardians.children.empty')}</p>
          </Section>
        )}
        {children.map((child) => (
          <Child key={child.link} child={child} />
        ))}
        <ClosedChildren />
      </div>
      {children.some(({ level }) => level === 'verified') && (
        <div className={css.parts}>
          <RequestsLink />
          <AccountPreferences />
          <WithMessages names={['voice']}>
            <VoicePermission />
          </WithMessages>
        </div>
      )}
    </Split>
  )
}

function Child({ child }: { child: Family['children'][number] }) {
  const t = useMessages()
  const [asks, setAsks] = useState<'revoke' | 'delete' | null>(null)
  const close = () => setAsks(null)
  return (
    <Section title={child.firstName ?? t('guardians.children.unnamed')}>
      <Stack>
        {child.level === 'verified' ? <Agreed child={child} /> : <ToConfirm child={child} />}
        <Row>
          <Button look="line" onClick={() => setAsks('revoke')}>
            {t('guardians.page.revoke')}
          </Button>
          {child.level === 'verified' && (
            <Button look="line" onClick={() => setAsks('delete')}>
              {t('guardians.deletion.button')}
            </Button>
          )}
        </Row>
      </Stack>
      {asks && (
        <Suspense>
          {asks === 'revoke' ? (
            <RevokeDialog child={child} onClose={close} />
          ) : (
            <DeleteChildDialog child={child} onClose={close} />
          )}
        </Suspense>
      )}
    </Section>
  )
}

type One = Family['children'][number]

function Agreed({ child }: { child: One }) {
  const t = useMessages()
  const format = useFormat()
  const { refetch } = useQuery(guardianQueries.children())
  const answer = useMutation(guardianQueries.answer())
  const parental = useMutation(guardianQueries.answerParental())
  const rooms = useMutation(guardianQueries.agreeToRooms())
  return (
    <>
      <p>{t('guardians.children.since', { date: format.date(child.since) })}</p>
      {child.parental && (
        <ParentalConsent
          heading="h3"
          parental={child.parental}
          send={(body) => parental.mutateAsync({ params: { link: child.link }, body })}
          onAnswered={() => void refetch()}
        />
      )}
      <RoomsSwitch
        heading="h3"
        isAgreed={child.roomsAgreed ?? false}
        send={(body) => rooms.mutateAsync({ params: { link: child.link }, body })}
        onAnswered={() => void refetch()}
      />
      <FamilyRequests
        heading="h3"
        child={child.firstName}
        requests={child.requests}
        send={(id, body) => answer.mutateAsync({ params: { link: child.link, id }, body })}
        onAnswered={() => void refetch()}
      />
      <h3>{t('guardians.children.told_title')}</h3>
      {child.notified.length === 0 ? (
        <p className="ek-soft">{t('guardians.children.told_empty')}</p>
      ) : (
        <NotifiedList notified={child.notified} />
      )}
    </>
  )
}

/** The code was passed on; the guardian's own yes is still to come. */
function ToConfirm({ child }: { child: One }) {
  const t = useMessages()
  const format = useFormat()
  const { refetch } = useQuery(guardianQueries.children())
  const confirm = useMutation(guardianQueries.confirm())
  return (
    <>
      <p>{t('guardians.children.contact', { date: format.date(child.since) })}</p>
      <ConsentMeaning />
      <ConsentForm
        send={(body) => confirm.mutateAsync({ params: { link: child.link }, body })}
        onAgreed={() => void refetch()}
      />
    </>
  )
}
