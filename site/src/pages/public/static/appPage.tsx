import type { StaticPage } from '../../../prerender/page.ts'
import { MoodSprite } from '../../../ui/MoodSprite.tsx'

/** The page every screen of the app lives in. The drawings are here and not in the scripts: HTML is cheaper to read. */
export const appPage: StaticPage = {
  path: '/app',
  file: 'app.html',
  client: 'app',
  hidden: true,
  title: () => 'Evenkeel',
  description: ({ t }) => t('pages.app.description'),
  body: ({ t }) => (
    <>
      <MoodSprite />
      <div id="app" />
      <noscript>
        <p>{t('pages.app.no_script')}</p>
        <p>
          <a href="/crisis">{t('pages.crisis.title')}</a>
        </p>
      </noscript>
    </>
  ),
}
