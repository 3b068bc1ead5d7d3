import type { ReactNode } from 'react'
import { progressOf, type ReadinessState } from '#domain/ops/readiness.ts'
import { fill } from '#messages/catalog.ts'
import { State } from '#admin/_shell/State.tsx'
import type { ReadinessMessages } from './types.ts'

const kinds = { complete: 'ok', 'action-required': 'bad', pending: 'warn' } as const

type Line = {
  id: string
  name: string
  state: ReadinessState
  /** What it means, or what to do. */
  text?: string
  /** A name or a number of the machine. */
  details?: string | null
  /** Who marked it, and with what. */
  mark?: ReactNode
}

/** A list of what has to be right, each line with its state as icon and word. */
export function ReadinessList({ lines, messages }: { lines: readonly Line[]; messages: ReadinessMessages }) {
  return (
    <ul className="ek-ready">
      {lines.map(({ id, name, state, text, details, mark }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            {text && <p>{text}</p>}
            {details && (
              <p>
                <code dir="ltr">{details}</code>
              </p>
            )}
            {mark}
          </div>
          <State kind={kinds[state]}>{messages.state[state]}</State>
        </li>
      ))}
    </ul>
  )
}

type ProgressProps = {
  items: readonly { state: ReadinessState }[]
  messages: ReadinessMessages
  /** The text once all of it is complete. */
  ready: string
}

/** How far a list is, and a banner once it is complete. */
export function Progress({ items, messages, ready }: ProgressProps) {
  const { complete, total, isReady } = progressOf(items)
  const progress = fill(messages.progress, { complete, total })
  return (
    <div className="ek-progress" aria-live="polite">
      <p>{progress}</p>
      <progress aria-label={progress} value={complete} max={total} />
      {isReady && (
        <p className="ek-notice">
          <State kind="ok">{ready}</State>
        </p>
      )}
    </div>
  )
}
