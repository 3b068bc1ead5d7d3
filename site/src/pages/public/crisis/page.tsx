import { Main, Shell } from '../../../app/frame/Shell.tsx'
import { TopBar } from '../../../app/frame/TopBar.tsx'
import type { StaticPage } from '../../../prerender/page.ts'
import { CrisisScreen } from './CrisisScreen.tsx'

/** Crisis Resources: needs no script and no api, works offline once opened, prints. */
export const crisisPage: StaticPage = {
  path: '/crisis',
  client: 'keep',
  filledAs: 'legal',
  title: ({ t }) => t('shell.title', { page: t('pages.crisis.title') }),
  description: ({ t }) => t('pages.crisis.description'),
  body: () => (
    <Shell>
      <TopBar home="/" onHelpPage />
      <Main>
        <CrisisScreen />
      </Main>
    </Shell>
  ),
}
