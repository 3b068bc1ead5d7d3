import { useMessages } from '../lib/messages.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { Screen, Stack } from './layout.tsx'
import css from './ErrorScreen.module.css'
import { ErrorPicture } from './ErrorPicture.tsx'

/** The texts of the not-found page, as a screen and as a static page. */
export function NotFoundScreen() {
  const t = useMessages()
  return (
    <Screen>
      <ErrorPicture />
      <Stack>
        <h1 className={css.title} tabIndex={-1}>
          {t('shell.not_found.title')}
        </h1>
        <p className="ek-lead">{t('shell.not_found.text')}</p>
        <p>
          <ButtonLink href="/?home">{t('shell.not_found.home')}</ButtonLink>
        </p>
      </Stack>
    </Screen>
  )
}
