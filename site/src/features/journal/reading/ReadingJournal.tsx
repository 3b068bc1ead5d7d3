import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { useMessages } from '../../../lib/messages.tsx'
import { ButtonTo } from '../../../ui/ButtonTo.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Screen, ScreenHead } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { EntryList } from '../entries/EntryList.tsx'
import { NEW, useListPosition } from '../entries/listPosition.ts'
import { useKeptScroll } from '../entries/useKeptScroll.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import css from '../journal.module.css'
import { useLiveJournal } from '../useLiveJournal.ts'
import { StoredEntry } from './StoredEntry.tsx'

/**
 * The journal of a child or teen whose guardian does not agree (any more): theirs to read, export and delete, not to
 * write.
 */
export function ReadingJournal() {
  const t = useMessages()
  const { openEntry, to } = useListPosition()
  useLiveJournal()
  const id = openEntry === NEW ? null : openEntry
  const list = useRef<HTMLElement>(null)
  useKeptScroll(id !== null, list)
  return (
    <Screen>
      <div className={css.head}>
        <ScreenHead title={t('journal.title')} />
        <ExportMenu />
      </div>
      <Notice>
        {t('journal.reading.text')}{' '}
        <ButtonTo look="text" to="/parent-verification">
          {t('journal.reading.ask')}
        </ButtonTo>
      </Notice>
      <div className={css.grid} data-open={id !== null}>
        <EntryList isReading ref={list} />
        {id && (
          <section key={id} className={css.sheet} aria-label={t('journal.form.edit')}>
            <ButtonTo look="text" className={css.toList} to={to(null)} icon={<Icon of={ArrowLeft} flip />}>
              {t('journal.list.back')}
            </ButtonTo>
            <StoredEntry id={id} />
          </section>
        )}
      </div>
    </Screen>
  )
}
