import { LoaderCircle } from 'lucide-react'
import type { FlagView } from '#domain/flags/api.ts'
import { fill } from '#messages/catalog.ts'
import type { FlagMessages } from '../types.ts'

type Props = {
  flag: FlagView
  changing: boolean
  failed: boolean
  messages: FlagMessages
  onToggle: () => void
}

/**
 * One flag: its key, what it does, whose it is, and its switch. While it changes, a spinner stands beside this switch
 * alone. The switch of a flag that nothing reads looks it: "on" would promise what is not so.
 */
export function FlagRow({ flag, changing, failed, messages, onToggle }: Props) {
  const name = `flag-${flag.key}`
  return (
    <li>
      <div>
        <code id={name}>{flag.key}</code>
        <p id={`${name}-what`}>{flag.description}</p>
        {flag.owner && <p className="ek-hint">{fill(messages.owner, { feature: flag.owner })}</p>}
        {flag.isUnused && (
          <p className="ek-hint" id={`${name}-unused`}>
            {messages.unused}
          </p>
        )}
        {failed && (
          <p className="ek-failed" role="alert">
            {messages.failedToUpdate}
          </p>
        )}
      </div>
      <span className="ek-flags__wait" role="status">
        {changing && (
          <>
            <LoaderCircle className="ek-spin" aria-hidden="true" />
            <span className="ek-unseen">{messages.changing}</span>
          </>
        )}
      </span>
      <button
        className="ek-switch"
        type="button"
        role="switch"
        aria-checked={flag.enabled}
        aria-labelledby={name}
        aria-describedby={flag.isUnused ? `${name}-what ${name}-unused` : `${name}-what`}
        aria-disabled={changing}
        data-unused={flag.isUnused || undefined}
        onClick={() => !changing && onToggle()}
      >
        <i aria-hidden="true" />
        <span aria-hidden="true">
          {flag.isUnused ? messages.no_effect : flag.enabled ? messages.on : messages.off}
        </span>
      </button>
    </li>
  )
}
