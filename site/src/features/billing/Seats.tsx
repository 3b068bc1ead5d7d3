import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanView, SeatView } from '#domain/billing/api.ts'
import { errorText } from '../../lib/errorText.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Lines, Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.ts'
import css from './billing.module.css'
import { billingWrites, showPlan } from './queries.ts'

/** The seats of a family plan, given and taken back by its payer. Source: docs/rules/billing.md D-087. */
export function Seats({ max, members }: NonNullable<PlanView['seats']>) {
  const t = useMessages()
  const used = 1 + members.filter(({ hasSeat }) => hasSeat).length
  return (
    <Stack>
      <h3>{t('billing.seats.title')}</h3>
      <p role="status">{t('billing.seats.count', { used, max })}</p>
      {members.length === 0 ? (
        <p className={css.lead}>{t('billing.seats.none')}</p>
      ) : (
        <Lines>
          {members.map((member) => (
            <Seat key={member.userId} {...member} max={max} isFull={used >= max} />
          ))}
        </Lines>
      )}
    </Stack>
  )
}

function Seat({ userId, name, hasSeat, max, isFull }: SeatView & { max: number; isFull: boolean }) {
  const t = useMessages()
  const client = useQueryClient()
  const change = useMutation(hasSeat ? billingWrites.takeSeat : billingWrites.giveSeat)
  const press = () =>
    change.mutate(
      { params: { userId } },
      {
        onSuccess: (stored) => {
          showPlan(client, stored)
          showToast({
            text: t(hasSeat ? 'billing.seats.taken' : 'billing.seats.given', { name }),
            tone: 'good',
          })
        },
        onError: (error) =>
          showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
      },
    )
  return (
    <li className={css.seat}>
      <Avatar id={userId} />
      <bdi className={css.name}>{name}</bdi>
      <Button
        look="line"
        size="small"
        aria-label={t(hasSeat ? 'billing.seats.take_from' : 'billing.seats.give_to', { name })}
        disabledReason={!hasSeat && isFull && t('billing.error.no_seat', { count: max })}
        busy={change.isPending && t('common.state.loading')}
        onClick={press}
      >
        {t(hasSeat ? 'billing.seats.take' : 'billing.seats.give')}
      </Button>
    </li>
  )
}
