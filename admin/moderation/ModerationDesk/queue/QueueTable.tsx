import type { QueueItem } from '#domain/moderation/deskApi.ts'
import type { Severity } from '#domain/moderation/queue.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import { ScrollBox } from '#admin/_shell/ScrollBox.tsx'
import { State } from '#admin/_shell/State.tsx'
import { useNow } from '../parts/useNow.client.ts'
import { dueText, spanText } from '../parts/when.ts'
import type { DeskMessages } from '../types.ts'
import type { QueueWork } from './useQueue.client.ts'

type Props = {
  items: readonly QueueItem[]
  /** The item the moderator has open. */
  current: string | undefined
  work: QueueWork
  messages: DeskMessages
  locale: Locale
}

/** How bad a severity looks; the word is always beside it. */
export const kindOf = (severity: Severity): 'bad' | 'warn' | 'ok' =>
  severity === 'urgent' ? 'bad' : severity === 'low' ? 'ok' : 'warn'

/** What waits, in the order of the queue. */
export function QueueTable({ items, current, work, messages, locale }: Props) {
  const { queue } = messages
  const now = useNow()
  return (
    <>
      <ScrollBox name={queue.order}>
        <table className="ek-table">
          <thead>
            <tr>
              <th scope="col">{queue.what}</th>
              <th scope="col">{queue.severity}</th>
              <th scope="col">{queue.due}</th>
              <th scope="col">{queue.age}</th>
              <th scope="col">{queue.who}</th>
              <th scope="col">{queue.reports}</th>
              <th scope="col">
                <span className="ek-unseen">{queue.open}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={item.id} aria-current={item.id === current || undefined}>
                <th scope="row">
                  {messages.category[item.category]}
                  <span className="ek-desk__source">{messages.source[item.source]}</span>
                  {item.isBanAsked && <span className="ek-desk__source">{queue.ban_asked}</span>}
                </th>
                <td>
                  <State kind={kindOf(item.severity)}>{messages.severity[item.severity]}</State>
                </td>
                <td>
                  <time dateTime={item.dueAt}>{dueText(item.dueAt, now, messages, locale)}</time>
                </td>
                <td>{spanText(now - Date.parse(item.createdAt), locale)}</td>
                <td>{item.ageGroup ? messages.ageGroup[item.ageGroup] : '–'}</td>
                <td>{item.reports.toLocaleString(locale)}</td>
                <td>
                  {item.claim && !item.claim.isMine ? (
                    fill(queue.claimed, { name: item.claim.name })
                  ) : (
                    <button
                      type="button"
                      className="ek-link"
                      disabled={work.busy}
                      onClick={() => void work.open(item.id)}
                    >
                      {queue.open}
                      <span className="ek-unseen"> {messages.category[item.category]}</span>
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {work.hasMore && (
        <button type="button" className="ek-button" disabled={work.busy} onClick={() => void work.more()}>
          {queue.more}
        </button>
      )}
    </>
  )
}
