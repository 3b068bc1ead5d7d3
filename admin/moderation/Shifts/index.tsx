import { Suspense } from 'react'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { readShifts } from '#operations/moderation/shifts/readShifts.ts'
import { services } from '#services'
import { Rota } from './Rota.client.tsx'

/** Who is on shift, the rota, and what is handed over. Source: docs/rules/moderation.md shifts. */
export const Shifts = guarded('Shifts', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.words.safetyDesk.shifts.title}</h1>
      <p>{props.words.safetyDesk.shifts.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.words.safetyDesk.shifts.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ actor, words, locale }: ViewProps) {
  const made = services()
  const shifts = await readShifts(made, actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'shifts not fetched')
    return null
  })
  return (
    <Rota
      shifts={shifts}
      at={made.clock.now().getTime()}
      locale={locale}
      words={{ ...words.safetyDesk.shifts, retry: words.common.action.retry }}
    />
  )
}
