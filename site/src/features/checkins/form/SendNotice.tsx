import { useEffect, useRef } from 'react'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useCheckIn } from './CheckInState.tsx'

/** What became of pressing Save, when it is not simply stored. Nothing that was written is ever lost. */
export function SendNotice() {
  const { draft, sendError, isNewerLeft } = useCheckIn()
  const box = useRef<HTMLDivElement>(null)
  const isThere = draft.waiting || sendError !== null || isNewerLeft
  useEffect(() => {
    if (isThere) box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isThere])
  return (
    isThere && (
      <div ref={box}>
        <NoticeText />
      </div>
    )
  )
}

function NoticeText() {
  const t = useMessages()
  const { draft, sendError, send } = useCheckIn()
  if (draft.waiting) {
    return (
      <Notice title={t('checkins.form.waiting')} live>
        {t('checkins.form.draft_kept')}{' '}
        <Button look="text" onClick={send}>
          {t('common.action.retry')}
        </Button>
      </Notice>
    )
  }
  if (sendError) {
    return (
      <Notice tone="caution" title={t('checkins.form.failed')} live>
        {errorText(t, sendError)} {t('checkins.form.draft_kept')}{' '}
        {sendError.status === 401 && (
          <ButtonTo look="text" to="/auth?next=/dashboard">
            {t('shell.nav.log_in')}
          </ButtonTo>
        )}
      </Notice>
    )
  }
  return <Notice live>{t('checkins.form.edited_since')}</Notice>
}
