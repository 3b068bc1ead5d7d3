import { useEffect } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Row, Screen, Stack } from '../ui/layout.tsx'
import css from '../ui/ErrorScreen.module.css'
import { ErrorPicture } from '../ui/ErrorPicture.tsx'

/**
 * What the error boundary says: an error of ours, a page that was updated while it was open, or a part that cannot come
 * without a connection.
 */
export function CrashScreen({ kind }: { kind: 'fault' | 'update' | 'offline' }) {
  const t = useMessages()
  if (kind === 'offline') return <OfflineScreen />
  const update = kind === 'update'
  return (
    <Screen>
      <ErrorPicture />
      <Stack>
        <h1 className={css.title} tabIndex={-1}>
          {t(update ? 'shell.crash.update_title' : 'shell.crash.title')}
        </h1>
        <p className="ek-lead">{t(update ? 'shell.crash.update_text' : 'shell.crash.text')}</p>
        <Row>
          <ButtonLink href="/?home" look={update ? 'line' : 'filled'}>
            {t('shell.crash.home')}
          </ButtonLink>
          <Button look={update ? 'filled' : 'line'} onClick={() => location.reload()}>
            {t('shell.crash.reload')}
          </Button>
        </Row>
      </Stack>
    </Screen>
  )
}

/**
 * A part that is not on this device: it comes by itself with the connection, and never before: a reload would throw the
 * page away.
 */
function OfflineScreen() {
  const t = useMessages()
  useEffect(() => {
    const back = () => location.reload()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
  return (
    <Screen>
      <Stack>
        <h1 className={css.title} tabIndex={-1}>
          {t('shell.offline.title')}
        </h1>
        <p className="ek-lead">{t('shell.offline.text')}</p>
        <Row>
          <ButtonLink href="/dashboard" look="line">
            {t('shell.nav.today')}
          </ButtonLink>
          <ButtonLink href="/crisis" look="help-line">
            {t('shell.nav.help_now')}
          </ButtonLink>
        </Row>
      </Stack>
    </Screen>
  )
}
