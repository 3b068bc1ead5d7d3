import { reactionKinds, type MessageView, type ReactionKind } from '#domain/chat/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ReactionPicture } from './ReactionPicture.tsx'
import css from './message.module.css'

type ReactionsProps = {
  message: Pick<MessageView, 'reactions' | 'myReaction' | 'isOwn'>
  onReact: (kind: ReactionKind | null) => void
}

/** The reactions of others in counts; a press adds the member's, or takes it back. */
export function Reactions({ message: { reactions, myReaction, isOwn }, onReact }: ReactionsProps) {
  const t = useMessages()
  const shown = reactionKinds.filter((kind) => reactions[kind] > 0)
  if (shown.length === 0) return null
  return (
    <ul className={css.reactions} aria-label={t('chat.reaction.label')}>
      {shown.map((kind) => {
        const isMine = myReaction === kind
        const name = t(`chat.reaction.${kind}`)
        const count = reactions[kind]
        const label = t(isMine ? 'chat.reaction.mine' : 'chat.reaction.count', { name, count })
        const inside = (
          <>
            <ReactionPicture kind={kind} />
            <span aria-hidden="true">{count}</span>
          </>
        )
        return (
          <li key={kind}>
            {isOwn ? (
              <span className={css.reaction}>
                {inside}
                <span className="ek-sr">{label}</span>
              </span>
            ) : (
              <button
                type="button"
                className={css.reaction}
                aria-pressed={isMine}
                aria-label={label}
                title={name}
                onClick={() => onReact(isMine ? null : kind)}
              >
                {inside}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
