import { Main, Shell } from '../../../app/frame/Shell.tsx'
import { TopBar } from '../../../app/frame/TopBar.tsx'
import type { StaticPage } from '../../../prerender/page.ts'
import { Screen, Stack } from '../../../ui/layout.tsx'
import { LeaveQuickly } from './LeaveQuickly.tsx'
import { LineList } from './LineList.tsx'
import css from './page.module.css'

type HelpArea = 'national' | 'nearby'

const page = (area: HelpArea): StaticPage => ({
  path: `/help/${area}`,
  client: 'keep',
  title: ({ t }) => t('shell.title', { page: t(`pages.help.${area}_title`) }),
  description: ({ t }) => t(`pages.help.${area}_description`),
  body: ({ t }) => (
    <Shell>
      <TopBar home="/" />
      <Main>
        <Screen>
          <LeaveQuickly />
          <Stack>
            <h1 className={css.title}>{t(`pages.help.${area}_title`)}</h1>
            <p className="ek-lead">{t(`pages.help.${area}_lead`)}</p>
            <p>
              <a className={css.urgent} href="/crisis">
                {t('pages.help.urgent')}
              </a>
            </p>
          </Stack>
          <LineList level={2} emergency />
        </Screen>
      </Main>
    </Shell>
  ),
})

/** National hotlines. */
export const nationalPage = page('national')
/** Help nearby: the finder is not open yet, so it shows the lines that answer everywhere in a country. */
export const nearbyPage = page('nearby')
