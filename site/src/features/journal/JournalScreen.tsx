import { useQuery } from '@tanstack/react-query'
import { Flame } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ON_FIRE_DAYS } from '#domain/checkins/badges.ts'
import { CareSlot } from '../moderation/index.ts'
import { usePerson } from '../../lib/person.ts'
import { useCare } from '../../lib/care.ts'
import { useMessages } from '../../lib/messages.tsx'
import { plural } from '../../lib/plural.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Row, Screen, ScreenHead } from '../../ui/layout.tsx'
import { StatusTag } from '../../ui/StatusTag.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { ExportMenu } from './export/ExportMenu.tsx'
import css from './journal.module.css'
import { progressQuery } from './queries.ts'
import { tabPath, tabs } from './tabs.ts'
import { useLiveJournal } from './useLiveJournal.ts'

const ReadingJournal = lazy(() =>
  import('./reading/ReadingJournal.tsx').then((m) => ({ default: m.ReadingJournal })),
)
const JournalReflection = lazy(() =>
  import('./reflection/JournalReflection.tsx').then((m) => ({ default: m.JournalReflection })),
)

/** `/journal`: entries, prompts, and how the writing goes. Without a guardian's consent minors read only. */
export function JournalScreen() {
  const t = useMessages()
  const { needsGuardian } = usePerson()
  if (!needsGuardian) return <Tabbed />
  return (
    <Suspense fallback={<Waiting label={t('common.state.loading')} />}>
      <ReadingJournal />
    </Suspense>
  )
}

function Tabbed() {
  const t = useMessages()
  const [search] = useSearchParams()
  useLiveJournal()
  const tab = tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]!
  const { Content } = tab
  const isAlone = useCare() !== null
  return (
    <Screen>
      <CareSlot>
        <div className={css.head}>
          <ScreenHead title={t('journal.title')} />
          <Row>
            <OnFire />
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
      {!isAlone && (
        <Suspense>
          <JournalReflection />
        </Suspense>
      )}
    </Screen>
  )
}

/** The badge of a run of a week and more. Without figures nothing is said: the tab says when they do not come. */
function OnFire() {
  const t = useMessages()
  const streak = useQuery(progressQuery).data?.streak ?? 0
  if (streak < ON_FIRE_DAYS) return null
  return (
    <StatusTag tone="lit" icon={<Icon of={Flame} />}>
      {plural(t, 'journal.progress.on_fire_days', streak)}
    </StatusTag>
  )
}
