import type { DeskItem } from '#domain/moderation/deskApi.ts'
import type { DeskMessages } from '../types.ts'
import type { QueueWork } from './useQueue.client.ts'

type Props = { item: DeskItem; work: QueueWork; messages: DeskMessages }

/** Shows the text of an item, covered until the moderator asks for it, with the messages around it. */
export function ItemText({ item, work: { revealed, reveal, busy }, messages }: Props) {
  const texts = messages.item
  if (!item.hasWords) return <p className="ek-notice">{texts.private}</p>
  if (!revealed)
    return (
      <div className="ek-desk__covered">
        <p>{texts.covered}</p>
        <button type="button" className="ek-button" disabled={busy} onClick={() => void reveal()}>
          {texts.reveal}
        </button>
      </div>
    )
  if (revealed.words === null) return <p className="ek-notice">{texts.gone}</p>
  return (
    <section aria-label={texts.words}>
      {revealed.around.length === 0 ? (
        <blockquote className="ek-desk__words" dir="auto">
          {revealed.words}
        </blockquote>
      ) : (
        <ol className="ek-desk__around">
          {revealed.around.map(({ id, username, words: text, isSubject }) => (
            <li key={id} aria-current={isSubject || undefined}>
              <b>{username}</b> <span dir="auto">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
