import { useMessages } from '../lib/messages.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Row, Screen, Stack } from '../ui/layout.tsx'
import css from './Crash.module.css'
import { ListingBoat } from './ListingBoat.tsx'

/** What the error boundary says. A page that was updated while it was open says so instead. */
export function CrashScreen({ update }: { update: boolean }) {
  const t = useMessages()
  return (
    <Screen>
      <ListingBoat />
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
