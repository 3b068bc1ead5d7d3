import { Main, Shell } from '../../../app/frame/Shell.tsx'
import { TopBar } from '../../../app/frame/TopBar.tsx'
import { NotFoundScreen } from '../../../ui/NotFoundScreen.tsx'
import type { StaticPage } from '../../../prerender/page.ts'

/** What the server answers, with status 404, for an unknown path. */
export const notFoundPage: StaticPage = {
  path: '/404',
  file: '404.html',
  client: 'none',
  hidden: true,
  title: ({ t }) => t('shell.title', { page: t('shell.not_found.title') }),
  description: ({ t }) => t('shell.not_found.text'),
  body: () => (
    <Shell>
      <TopBar home="/" />
      <Main>
        <NotFoundScreen />
      </Main>
    </Shell>
  ),
}
