import { useState, type ReactNode } from 'react'
import type { SuggestionAnswer, SuggestionView } from '#domain/ai/suggestions.ts'
import { Declined } from './Declined.tsx'

type AnswerListProps = {
  suggestions: readonly SuggestionView[]
  className?: string | undefined
  isBusy?: boolean
  /** Draws one; `onAnswered` goes to its answers. */
  children: (suggestion: SuggestionView, onAnswered: (answer: SuggestionAnswer) => void) => ReactNode
}

/** Suggestions that can be answered. Where the last declined one was, the way back stands for this visit. */
export function AnswerList({ suggestions, className, isBusy, children }: AnswerListProps) {
  const [declined, setDeclined] = useState<{ id: string; at: number } | null>(null)
  const isGone = declined && suggestions.every(({ id }) => id !== declined.id)
  const lines = suggestions.map((suggestion, at) => (
    <li key={suggestion.id}>
      {children(suggestion, (answer) => {
        if (answer === 'not_for_me') setDeclined({ id: suggestion.id, at })
      })}
    </li>
  ))
  if (isGone) {
    const wayBack = (
      <li key={`declined ${declined.id}`}>
        <Declined id={declined.id} onUndone={() => setDeclined(null)} />
      </li>
    )
    lines.splice(declined.at, 0, wayBack)
  }
  return (
    <ul className={className} aria-busy={isBusy}>
      {lines}
    </ul>
  )
}
