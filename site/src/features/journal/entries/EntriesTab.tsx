import { lazy, Suspense, useRef, useState } from 'react'
import { useCare } from '../../../lib/care.ts'
import { useMessages } from '../../../lib/messages.tsx'
import css from '../journal.module.css'
import { Sheet } from '../sheet/Sheet.tsx'
import type { SavedAnswer } from '../sheet/useSaving.ts'
import { EntryList } from './EntryList.tsx'
import { NEW, useListPosition } from './listPosition.ts'
import { useArrivingPrompt } from './useArrivingPrompt.ts'
import { useKeptScroll } from './useKeptScroll.ts'

const FirstMood = lazy(() => import('../../checkins/index.ts').then((m) => ({ default: m.FirstMood })))
const JournalReflection = lazy(() =>
  import('../reflection/JournalReflection.tsx').then((m) => ({ default: m.JournalReflection })),
)

/**
 * The list, and beside it the sheet with one entry; on phones one of the two. Where nothing was chosen the sheet is
 * empty and waits for text.
 */
export function EntriesTab() {
  const t = useMessages()
  const { openEntry, isFirst } = useListPosition()
  // It stays when the first entry is saved, which changes the address.
  const [isArriving] = useState(isFirst)
  const arrivals = useArrivingPrompt()
  const isCaring = useCare() !== null
  const sheet = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)
  useKeptScroll(openEntry !== null, list)
  const saved = (answer: SavedAnswer) => {
    if (answer.heavyWords) return
    // The form is drawn anew; who uses a keyboard or hears the page stays with the sheet.
    requestAnimationFrame(() => sheet.current?.focus({ preventScroll: true }))
  }
  return (
    <>
      {isArriving && (
        <Suspense>
          <FirstMood className={css.firstMood} />
        </Suspense>
      )}
      {!isCaring && (
        <div className={css.card} data-open={openEntry !== null}>
          <Suspense>
            <JournalReflection />
          </Suspense>
        </div>
      )}
      <div className={css.grid} data-open={openEntry !== null}>
        <EntryList ref={list} />
        <section
          ref={sheet}
          className={css.sheet}
          tabIndex={-1}
          aria-label={t(openEntry === null || openEntry === NEW ? 'journal.form.new' : 'journal.form.edit')}
        >
          <Sheet key={`${openEntry ?? NEW}.${arrivals}`} openEntry={openEntry ?? NEW} onSaved={saved} />
        </section>
      </div>
    </>
  )
}
