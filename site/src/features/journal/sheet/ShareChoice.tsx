import { Eye, LockKeyhole } from 'lucide-react'
import { useMessages } from '../../../lib/messages.tsx'
import { useAge } from '../../../lib/useAge.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import css from '../journal.module.css'
import type { EntryDraft } from './draft.ts'
import { WHAT_IS_SHARED_ID } from './whatIsShared.ts'

type ShareChoiceProps = {
  draft: EntryDraft
  isStored: boolean
  onChange: (part: Partial<EntryDraft>) => void
}

/**
 * Asks a minor whether a guardian may read this entry, and shows what; then whether a person may look first. Source:
 * docs/rules/guardians.md D-043. Source: docs/rules/moderation.md release.
 */
export function ShareChoice({
  draft: { sharedWithParent, personMayLook },
  isStored,
  onChange,
}: ShareChoiceProps) {
  const t = useMessages()
  const child = useAge() === 'child'
  return (
    <div className={css.share}>
      <Switch
        label={t(child ? 'journal.form.share_child' : 'journal.form.share')}
        checked={sharedWithParent}
        onChange={(on) => onChange({ sharedWithParent: on })}
      />
      <p className={css.sees} id={WHAT_IS_SHARED_ID} role="status">
        <Icon of={sharedWithParent ? Eye : LockKeyhole} />
        <span>
          {sharedWithParent ? (
            <>
              {t('journal.form.share_on')}{' '}
              {t(isStored ? 'journal.form.share_saved' : 'journal.form.share_told')}
            </>
          ) : (
            t('journal.form.share_off')
          )}
        </span>
      </p>
      {sharedWithParent && (
        <>
          <Switch
            label={t('journal.form.may_look')}
            checked={personMayLook}
            onChange={(on) => onChange({ personMayLook: on })}
          />
          <p className={css.sees}>{t('journal.form.may_look_hint')}</p>
        </>
      )}
    </div>
  )
}
