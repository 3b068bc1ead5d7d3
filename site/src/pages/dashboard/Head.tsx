import { ArrowLeft } from 'lucide-react'
import { localTime } from '#domain/time/localDay.ts'
import { usePerson } from '../../lib/person.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.tsx'
import { useAge } from '../../lib/useAge.ts'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ScreenHead } from '../../ui/layout.tsx'
import css from './dashboard.module.css'
import { partOfDay } from './partOfDay.ts'
import { tabPath, type TabId } from './tabIds.ts'
import { useNow } from './useNow.ts'

/** Greeting and date. Where the tabs are a list at the end (`listed`), a tab is headed by its name and a way back. */
export function Head({ tab, listed }: { tab: TabId; listed: boolean }) {
  const t = useMessages()
  const now = useNow()
  const age = useAge()
  const person = usePerson()
  const format = useFormat(person.timeZone)
  if (listed && tab !== 'check_in') {
    return (
      <div className={css.back}>
        <ButtonTo look="text" to={tabPath('check_in')} icon={<Icon of={ArrowLeft} flip />}>
          {t('checkins.tab.back')}
        </ButtonTo>
        <ScreenHead title={t(`checkins.tab.${tab}`)} />
      </div>
    )
  }
  // A child is greeted inside the scene.
  if (age === 'child') return null
  const greeting = t(`checkins.greeting.${partOfDay(localTime(now, person.timeZone).time)}`, {
    name: person.firstName ?? person.username,
  })
  return <ScreenHead title={greeting} aside={<time>{format.longDay(now)}</time>} />
}
