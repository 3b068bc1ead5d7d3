import { PenLine, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useHasPath } from '../../lib/paths.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { Arthur } from '../../ui/Arthur.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import css from './coach.module.css'
import { useClearance } from './useClearance.ts'
import { useEngaged } from './useEngaged.ts'

type MessageProps = {
  id: string
  isCounted: boolean
  persona: string
  content: string
  onDismiss: () => void
}

/**
 * One message of the coach. While the member is in a form, or where it would cover a form's button, it waits as a small
 * lighthouse, or out of sight.
 */
export function Message({ id, isCounted, persona, content, onDismiss }: MessageProps) {
  const t = useMessages()
  const hasJournal = useHasPath('/journal')
  const tag = t(useAge() === 'child' ? 'coach.tag_child' : 'coach.tag')
  const box = useRef<HTMLElement>(null)
  const [asked, setAsked] = useState(false)
  const clearance = useClearance(box, asked, () => setAsked(false))
  useEngaged({ id, box, isWhole: clearance === 'whole', isCounted })
  const dismiss = () => {
    // The button goes away with the message; the page goes on from its main part.
    if (box.current?.contains(document.activeElement)) document.getElementById('main')?.focus()
    onDismiss()
  }
  if (clearance !== 'whole') {
    return (
      <aside
        ref={box}
        aria-label={t('coach.popup.region', { persona })}
        className={classes(css.popup, css.small, clearance === 'none' && css.away)}
      >
        <button type="button" aria-expanded={false} onClick={() => setAsked(true)}>
          <Arthur className={css.arthur} />
          <span className="ek-sr">
            {t('coach.popup.open', { persona })}, {tag}
          </span>
        </button>
      </aside>
    )
  }
  return (
    <aside ref={box} aria-label={t('coach.popup.region', { persona })} className={css.popup}>
      <Arthur className={css.arthur} />
      <div className={css.said}>
        <p className={css.who}>
          <b>{persona}</b> <StatusTag>{tag}</StatusTag>
        </p>
        <p dir="auto">{content}</p>
        {hasJournal && (
          <ButtonTo look="text" to="/journal" state={{ prompt: content }} icon={<Icon of={PenLine} />}>
            {t('coach.popup.write')}
          </ButtonTo>
        )}
      </div>
      <button
        type="button"
        className={css.close}
        data-dismiss=""
        aria-label={t('coach.popup.dismiss')}
        onClick={dismiss}
      >
        <Icon of={X} />
      </button>
    </aside>
  )
}
