import { Link } from 'react-router-dom'
import { RESET_LINK_MINUTES } from '#domain/account/recoveryPolicy.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import css from '../auth/AuthPage.module.css'

/** What a mailed link says that was used already or is too old: why, and how to get a new one. */
export function OldLink() {
  const t = useMessages()
  return (
    <div className={css.fields}>
      <Notice tone="caution" title={t('account.error.verify_link')} live>
        {t('account.recovery.old_link_text', { minutes: RESET_LINK_MINUTES })}
      </Notice>
      <ButtonTo size="big" wide to="/auth?mode=reset">
        {t('account.recovery.new_link')}
      </ButtonTo>
      <Row between>
        <Link to="/auth">{t('account.auth.back_to_sign_in')}</Link>
        <Link to="/auth/recovery">{t('account.auth.code_instead')}</Link>
      </Row>
    </div>
  )
}
