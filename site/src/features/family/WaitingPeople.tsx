import { useMutation } from '@tanstack/react-query'
import type { FamilyGroupView, WaitingView } from '#domain/family/schema.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Button } from '../../ui/Button.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Lines, Panel, Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './family.module.css'
import { familyWrites } from './queries.ts'
import { useShowError } from './useShowError.ts'

/** People who asked to join. Guardians of the children concerned say yes; an adult admin may say no. */
export function WaitingPeople({ group }: { group: FamilyGroupView }) {
  const t = useMessages()
  return (
    <Panel>
      <h3>{t('family.waiting.title')}</h3>
      <p>{t('family.waiting.text')}</p>
      <Lines className={css.asking ?? ''}>
        {group.waiting.map((person) => (
          <Asking key={person.userId} familyId={group.id} person={person} />
        ))}
      </Lines>
    </Panel>
  )
}

function Asking({ familyId, person }: { familyId: string; person: WaitingView }) {
  const t = useMessages()
  const format = useFormat()
  const showError = useShowError()
  const admit = useMutation(familyWrites.admit())
  const remove = useMutation(familyWrites.remove())
  const name = person.username ?? t('family.waiting.minor')
  const input = { params: { id: familyId, userId: person.userId } }
  const isBusy = admit.isPending || remove.isPending
  // The answer takes the row away, and may come after a live event did.
  const letIn = () =>
    admit.mutateAsync(input).then(({ group }) => {
      const isIn = group.members.some(({ userId }) => userId === person.userId)
      showToast({
        text: isIn ? t('family.waiting.admitted', { name }) : t('family.waiting.said'),
        tone: 'good',
      })
    }, showError)
  const decline = () =>
    remove
      .mutateAsync(input)
      .then(() => showToast({ text: t('family.waiting.refused', { name }) }), showError)
  return (
    <li className={css.person}>
      <Avatar id={person.userId} />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        · {format.ago(person.askedAt)}
        {!person.canAdmit && (
          <>
            <br />
            {t(person.isMinor ? 'family.waiting.waits_minor' : 'family.waiting.waits')}
          </>
        )}
      </p>
      <Row>
        <Button
          look="line"
          size="small"
          aria-label={`${t('family.waiting.refuse')}: ${name}`}
          busy={remove.isPending && t('common.state.loading')}
          onClick={() => void (isBusy || decline())}
        >
          {t('family.waiting.refuse')}
        </Button>
        {person.canAdmit && (
          <Button
            size="small"
            aria-label={`${t('family.waiting.admit')}: ${name}`}
            busy={admit.isPending && t('common.state.loading')}
            onClick={() => void (isBusy || letIn())}
          >
            {t('family.waiting.admit')}
          </Button>
        )}
      </Row>
    </li>
  )
}
