import type { ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import { checkStatuses, type CheckStatus } from '#domain/ops/releaseChecks.ts'
import { fill } from '#messages/catalog.ts'
import type { Locale } from '#messages/locales.ts'
import type { ReadinessMessages } from './types.ts'

/** When and where a mark is read. */
export type Reader = { locale: Locale; timeZone: string }
type Props = {
  check: ReleaseCheckView
  isBusy: boolean
  messages: ReadinessMessages
  reader: Reader
  onMark: (status: CheckStatus) => void
}

/** Pending, pass and fail as three buttons, with who pressed last. It moves freely between them. */
export function Marks({ check, isBusy, messages, reader, onMark }: Props) {
  return (
    <>
      <p>{markedBy(check, messages, reader)}</p>
      <div className="ek-marks" role="group" aria-label={messages.item[check.item]}>
        {checkStatuses.map((status) => (
          <button
            key={status}
            type="button"
            className="ek-button"
            aria-pressed={check.status === status}
            aria-disabled={isBusy}
            onClick={() => !isBusy && check.status !== status && onMark(status)}
          >
            {messages.qa.status[status]}
          </button>
        ))}
      </div>
    </>
  )
}

function markedBy(
  { checkedBy, checkedAt }: ReleaseCheckView,
  messages: ReadinessMessages,
  reader: Reader,
): string {
  if (!checkedAt) return messages.not_marked
  const when = new Intl.DateTimeFormat(reader.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: reader.timeZone,
  }).format(new Date(checkedAt))
  return checkedBy ? fill(messages.marked, { name: checkedBy, when }) : fill(messages.marked_gone, { when })
}
