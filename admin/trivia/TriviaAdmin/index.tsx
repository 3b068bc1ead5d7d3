import { Suspense } from 'react'
import { deskStatistics } from '#operations/trivia/bank/deskStatistics.ts'
import { deskOverview } from '#operations/trivia/desk/deskOverview.ts'
import { services } from '#services'
import { guarded, type ViewProps } from '#admin/_shell/guarded.tsx'
import { Desk } from './Desk.client.tsx'
import { Statistics } from './questions/Statistics.client.tsx'
import type { DeskMessages } from './types.ts'

/** The desk of Saturday trivia: figures, questions and what is made of them. Source: docs/rules/trivia.md S-002-2.2. */
export const TriviaAdmin = guarded('TriviaAdmin', (props) => {
  const messages = props.messages.triviaDesk
  return (
    <div className="ek-page">
      <div className="ek-title">
        <h1>{messages.title}</h1>
        <a className="ek-button" href="/admin">
          {messages.back}
        </a>
      </div>
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <Figures {...props} />
      </Suspense>
      <Suspense fallback={<p role="status">{messages.loading}</p>}>
        <Counted {...props} />
      </Suspense>
    </div>
  )
})

const messagesOf = ({ messages }: ViewProps): DeskMessages => ({
  ...messages.triviaDesk,
  cancel: messages.common.action.cancel,
  retry: messages.common.action.retry,
  error: messages.common.error.title,
})

async function Counted(props: ViewProps) {
  const made = services()
  const overview = await deskOverview(made.db, props.actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'trivia not counted')
    return null
  })
  const { tab } = props.asked
  return (
    <Desk
      overview={overview}
      at={made.clock.now().getTime()}
      tab={typeof tab === 'string' ? tab : undefined}
      locale={props.locale}
      messages={messagesOf(props)}
    />
  )
}

async function Figures(props: ViewProps) {
  const made = services()
  const statistics = await deskStatistics(made.db, props.actor).catch((error: unknown) => {
    made.log.error({ err: error }, 'trivia figures not counted')
    return null
  })
  return (
    <Statistics
      statistics={statistics}
      at={made.clock.now().getTime()}
      locale={props.locale}
      messages={messagesOf(props)}
    />
  )
}
