import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as BellShape } from 'lucide-react'
import { usePerson } from '../../app/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { plural } from '../../lib/plural.ts'
import { useLiveChannel } from '../../lib/useLiveChannel.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useDisclosure } from '../../ui/useDisclosure.ts'
import css from './bell.module.css'
import { BellList } from './BellList.tsx'
import { noticesQuery } from './queries.ts'

/** Above this the count is '9+'. Source: spec 001 §9. */
const COUNT_MAX = 9
/** Events of the person's channel that never come with a notice. */
const WITHOUT_NOTICE = ['checked-in', 'preferences-changed']

/** The bell in the bar: how many notices are unread, and the latest ten behind it. */
export function Bell() {
  const t = useMessages()
  const client = useQueryClient()
  const { id } = usePerson()
  const { data } = useQuery(noticesQuery)
  const { open, setOpen, anchor, button } = useDisclosure()
  const unread = data?.unread ?? 0
  const ask = () => void client.invalidateQueries({ queryKey: noticesQuery.queryKey })
  useLiveChannel({
    channel: `private-user-${id}`,
    // Whatever else happened may have left a notice.
    onEvent: (name) => {
      if (!WITHOUT_NOTICE.includes(name)) ask()
    },
    refetch: ask,
  })
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className={css.anchor} ref={anchor}>
      <button
        ref={button}
        type="button"
        className={css.bell}
        aria-expanded={open}
        aria-controls={open ? 'bell-list' : undefined}
        aria-label={
          unread > 0 ? plural(t, 'notifications.bell.label_unread', unread) : t('notifications.bell.label')
        }
        onClick={() => setOpen(!open)}
      >
        <Icon of={BellShape} />
        {unread > 0 && (
          <span className={css.count} aria-hidden="true">
            {unread > COUNT_MAX ? `${COUNT_MAX}+` : unread}
          </span>
        )}
      </button>
      {open && (
        <div id="bell-list" className={css.panel} role="dialog" aria-label={t('notifications.bell.title')}>
          <BellList onLeave={close} />
        </div>
      )}
    </div>
  )
}
