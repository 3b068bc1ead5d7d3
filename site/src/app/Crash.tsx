import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { useMessages } from '../lib/messages.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Row, Screen, Stack } from '../ui/layout.tsx'
import css from './Crash.module.css'
import { Main, Shell } from './frame/Shell.tsx'
import { TopBar } from './frame/TopBar.tsx'
import { ListingBoat } from './ListingBoat.tsx'
import { isStaleChunk, reportCrash } from './reportCrash.ts'

/** The error boundary. `bare` brings its own bar, for a crash of the frame itself; help stays in its place. */
export function Crash({ bare = false }: { bare?: boolean }) {
  const error = useRouteError()
  useEffect(() => reportCrash(error), [error])
  const body = <CrashBody update={isStaleChunk(error)} />
  if (!bare) return body
  return (
    <Shell>
      <TopBar home="/?home" />
      <Main>{body}</Main>
    </Shell>
  )
}

/** What the error boundary says. A page that was updated while it was open says so instead. */
export function CrashBody({ update }: { update: boolean }) {
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
