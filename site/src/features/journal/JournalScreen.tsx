import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CareSlot } from '../moderation/index.ts'
import { usePerson } from '../../lib/person.ts'
import { useMessages } from '../../lib/messages.tsx'
import { Row, Screen, ScreenHead } from '../../ui/layout.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { useForgetFilter } from './entries/useFilter.ts'
import { ExportMenu } from './export/ExportMenu.tsx'
import css from './journal.module.css'
import { Locked } from './lock/Locked.tsx'
import { tabPath, tabs } from './tabs.ts'
import { useLiveJournal } from './useLiveJournal.ts'

const ReadingJournal = lazy(() =>
  import('./reading/ReadingJournal.tsx').then((m) => ({ default: m.ReadingJournal })),
)

const OnFire = lazy(() => import('./OnFire.tsx').then((m) => ({ default: m.OnFire })))

/** `/journal`: entries, prompts, and how the writing goes. Without a guardian's consent minors read only. */
export function JournalScreen() {
  const t = useMessages()
  const { needsGuardian } = usePerson()
  useForgetFilter()
  return (
    <Locked>
      {needsGuardian ? (
        <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
          <ReadingJournal />
        </Suspense>
      ) : (
        <Tabbed />
      )}
    </Locked>
  )
}

function Tabbed() {
  const t = useMessages()
  const [search] = useSearchParams()
  useLiveJournal()
  const tab = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]!
  const { Content } = tab
  return (
    <Screen>
      <CareSlot>
        <div className={css.head}>
          <ScreenHead title={t('journal.title')} />
          <Row>
            <Suspense>
              <OnFire />
            </Suspense>
            <ExportMenu />
          </Row>
        </div>
        <Tabs
          label={t('journal.tab.label')}
          tabs={tabs.map(({ id, label }) => ({
            to: tabPath(id),
            label: t.any(label),
            current: id === tab.id,
          }))}
        >
          <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
            <Content />
          </Suspense>
        </Tabs>
      </CareSlot>
    </Screen>
  )
}
