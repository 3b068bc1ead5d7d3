import { Suspense } from 'react'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { readShifts } from '#operations/moderation/shifts/readShifts.ts'
import { services } from '#services'
import { Rota } from './Rota.client.tsx'

/** Who is on shift, the rota, and what is handed over. Source: docs/rules/moderation.md shifts. */
export const Shifts = guarded('Shifts', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.safetyDesk.shifts.title}</h1>
      <p>{props.messages.safetyDesk.shifts.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.messages.safetyDesk.shifts.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ actor, messages, locale }: ViewProps) {
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
      messages={{ ...messages.safetyDesk.shifts, retry: messages.common.action.retry }}
    />
  )
}
