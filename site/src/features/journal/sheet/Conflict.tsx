import type { EntryView } from '#domain/journal/schema.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import css from '../journal.module.css'

type ConflictProps = {
  stored: EntryView
  /** One of the two is shared with a parent, the other is not. */
  isOneShared: boolean
  onBoth: () => void
  onMine: () => void
  onTheirs: () => void
}

/**
 * The entry was changed in another tab or on another device since this one began: both are shown, the person decides.
 */
export function Conflict({ stored, isOneShared, onBoth, onMine, onTheirs }: ConflictProps) {
  const t = useMessages()
  return (
    <Notice tone="caution" title={t('journal.conflict.title')} live>
      <p>{t('journal.conflict.text')}</p>
      <details className={css.stored}>
        <summary>{t('journal.conflict.stored')}</summary>
        {stored.title && (
          <p dir="auto">
            <b>{stored.title}</b>
          </p>
        )}
        <p dir="auto">{stored.body}</p>
      </details>
      {isOneShared && (
        <p>
          {t('journal.conflict.one_shared')} {t('journal.conflict.mine_private')}
        </p>
      )}
      <Row>
        <Button look="line" onClick={onBoth}>
          {t('journal.conflict.both')}
        </Button>
        <Button look="text" onClick={onMine}>
          {t('journal.conflict.mine')}
        </Button>
        <Button look="text" onClick={onTheirs}>
          {t('journal.conflict.theirs')}
        </Button>
      </Row>
    </Notice>
  )
}
