import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useCare } from '../../../lib/care.ts'
import { useMessages, type Messages } from '../../../lib/messages.tsx'
import { usePerson } from '../../../lib/person.ts'
import css from './care.module.css'
import { HelpOnly } from './HelpOnly.tsx'
import { usePutCareAway } from './useCareOffer.ts'

/** The panel with its messages. Where they cannot be had, the way to help needs neither. */
const panelOf = (t: Messages) =>
  lazy(() =>
    Promise.all([import('./CrisisPanel.tsx'), t.load(['care'])]).then(
      ([{ CrisisPanel }]) => ({ default: CrisisPanel }),
      () => ({ default: HelpOnly }),
    ),
  )

/**
 * A screen on which the panel of help comes first and alone: while it is open the rest waits unseen, with everything
 * that was written in it.
 */
export function CareSlot({ children }: { children: ReactNode }) {
  const care = useCare()
  return (
    <>
      {care && <OpenPanel key={care.id ?? 'again'} />}
      <div className={css.rest} hidden={care !== null}>
        {children}
      </div>
    </>
  )
}

/** The panel of help at the text, where the screen goes on around it: a room stays as it is. */
export function CareInline() {
  const care = useCare()
  return care && <OpenPanel key={care.id ?? 'again'} isInline />
}

function OpenPanel({ isInline = false }: { isInline?: boolean }) {
  const t = useMessages()
  const care = useCare()
  const { ageGroup, country, timeZone } = usePerson()
  const putAway = usePutCareAway()
  const [Panel] = useState(() => panelOf(t))
  return (
    <Suspense fallback={<HelpOnly />}>
      <Panel
        ageGroup={ageGroup}
        country={country}
        timeZone={timeZone}
        keeping={care?.keeping ?? null}
        isBack={care?.isBack ?? false}
        isInline={isInline}
        onPutAway={putAway}
      />
    </Suspense>
  )
}
