import { Suspense } from 'react'
import { deskFigures } from '#operations/moderation/desk/deskFigures.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { Desk } from './Desk.client.tsx'

/** Everything that waits for a moderator. Source: docs/rules/moderation.md B-desk-queue. */
export const ModerationDesk = guarded('ModerationDesk', (props) => (
  <div className="ek-page">
    <div className="ek-title">
      <h1>{props.messages.deskPanel.title}</h1>
    </div>
    <Suspense fallback={<p role="status">{props.messages.deskPanel.loading}</p>}>
      <Counted {...props} />
    </Suspense>
  </div>
))

async function Counted({ actor, messages, locale, asked }: ViewProps) {
  const made = services()
  const figures = await deskFigures(made, actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'figures of the desk not counted')
    return null
  })
  const { tab } = asked
  return (
    <Desk
      figures={figures}
      at={made.clock.now().getTime()}
      tab={typeof tab === 'string' ? tab : undefined}
      locale={locale}
      messages={{
        ...messages.deskPanel,
        retry: messages.common.action.retry,
        ageGroup: messages.account.age_group,
      }}
    />
  )
}
