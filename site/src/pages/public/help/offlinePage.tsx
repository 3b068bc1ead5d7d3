import { Main, Shell } from '../../../app/frame/Shell.tsx'
import { TopBar } from '../../../app/frame/TopBar.tsx'
import type { StaticPage } from '../../../prerender/page.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Screen, Stack } from '../../../ui/layout.tsx'
import { LineList } from './LineList.tsx'
import css from './page.module.css'

/** What the service worker shows for a page it does not keep: calm text, the way to what works, and the lines. */
export const offlinePage: StaticPage = {
  path: '/offline',
  client: 'none',
  hidden: true,
  title: ({ t }) => t('shell.title', { page: t('pages.offline.title') }),
  description: ({ t }) => t('pages.offline.description'),
  body: ({ t }) => (
    <Shell>
      <TopBar home="/dashboard" />
      <Main>
        <Screen>
          <Stack>
            <h1 className={css.title}>{t('pages.offline.title')}</h1>
            <p className="ek-lead">{t('pages.offline.lead')}</p>
            <div>
              <ButtonLink look="line" href="/dashboard">
                {t('pages.offline.home')}
              </ButtonLink>
            </div>
          </Stack>
          <LineList level={2} emergency />
        </Screen>
      </Main>
    </Shell>
  ),
}
