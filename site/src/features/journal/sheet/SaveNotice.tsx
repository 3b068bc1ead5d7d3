import { useEffect, useRef } from 'react'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Saving } from './useSaving.ts'

/** Why an entry is not stored, and what can be done. Nothing that was written is ever lost. */
export function SaveNotice({ saving: { error, isSaving, isWaiting, save } }: { saving: Saving }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const isThere = (error !== null || isWaiting) && !isSaving
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isThere])
  if (!isThere) return null
  const isUnverified = error?.code === 'journal.error.unverified'
  // It waits here too, and its writer has to sign in first.
  const isSignedOut = error?.status === 401
  if (!error || (isWaiting && !isUnverified && !isSignedOut)) {
    return (
      <div ref={box}>
        <Notice live>{t('journal.form.waiting')}</Notice>
      </div>
    )
  }
  return (
    <div ref={box}>
      <Notice
        tone="caution"
        live
        title={t(isUnverified ? 'journal.error.unverified' : 'journal.failed.save')}
      >
        {!isUnverified && errorText(t, error)} {error.status !== 422 && t('journal.form.draft_kept')}{' '}
        {isSignedOut ? (
          <ButtonTo look="text" to="/auth?next=/journal">
            {t('shell.nav.log_in')}
          </ButtonTo>
        ) : (
          error.isPassing && (
            <Button look="text" onClick={save}>
              {t('common.action.retry')}
            </Button>
          )
        )}
      </Notice>
    </div>
  )
}
