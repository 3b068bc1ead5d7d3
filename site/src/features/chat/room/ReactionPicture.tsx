import type { ReactionKind } from '#domain/chat/schema.ts'
import css from './message.module.css'

/** A drawn reaction: a heart, two hulls side by side, and two steps up. */
export const ReactionPicture = ({ kind }: { kind: ReactionKind }) => (
  <svg className={css.picture} viewBox="0 0 24 24" aria-hidden="true">
    {kind === 'heart' && (
      <path
        d="M12 20.5C5.5 15.8 3 12.6 3 9a4.7 4.7 0 0 1 9-2 4.7 4.7 0 0 1 9 2c0 3.6-2.5 6.8-9 11.5Z"
        fill="var(--paint-coral)"
      />
    )}
    {kind === 'hug' && (
      <>
        <path d="M2 8h11v3.500a7 7 0 0 1-7 7 4 4 0 0 1-4-4Z" fill="var(--paint-sea)" />
        <path d="M11 8h11v6.500a4 4 0 0 1-4 4 7 7 0 0 1-7-7Z" fill="var(--paint-heather)" />
      </>
    )}
    {kind === 'strength' && (
      <>
        <path d="M3 12 12 3l9 9v4.5l-9-9-9 9Z" fill="var(--paint-sun)" />
        <path d="M3 18.5 12 9.500l9 9V21h-4.500L12 16.500 7.500 21H3Z" fill="var(--paint-tangerine)" />
      </>
    )}
  </svg>
)
