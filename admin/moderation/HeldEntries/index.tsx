import { Suspense } from 'react'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { listHeld } from '#operations/moderation/release/listHeld.ts'
import { services } from '#services'
import { HeldList } from './HeldList.client.tsx'

/** Held entries of the journal and their release by two people. Source: docs/rules/moderation.md release. */
export const HeldEntries = guarded('HeldEntries', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.safetyDesk.release.title}</h1>
      <p>{props.messages.safetyDesk.release.intro}</p>
    </div>
    <Suspense fallback={<p role="status">{props.messages.safetyDesk.release.loading}</p>}>
      <Fetched {...props} />
    </Suspense>
  </div>
))

async function Fetched({ actor, messages, locale }: ViewProps) {
  const made = services()
  const entries = await listHeld(made, actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'held entries not fetched')
    return null
  })
  const { cancel, retry } = messages.common.action
  return (
    <HeldList
      entries={entries}
      at={made.clock.now().getTime()}
      locale={locale}
      messages={{ ...messages.safetyDesk.release, age: messages.account.age_group, cancel, retry }}
    />
  )
}
