import type { Presence } from '#domain/family/schema.ts'
import { useMessages } from '../../lib/messages.tsx'
import css from './family.module.css'

/** When a member was last here: a full dot now, a ring today, and the word beside it. Nothing when hidden. */
export function PresenceDot({ presence }: { presence: Presence | undefined }) {
  const t = useMessages()
  if (presence === undefined || presence === 'hidden') return null
  return (
    <p className={css.presence} data-presence={presence}>
      {t(`family.presence.${presence}`)}
    </p>
  )
}
