'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { goLiveApi, type GoLiveView } from '#domain/ops/goLiveApi.ts'
import { goLiveStepNames, goLiveSteps, type GoLiveStep } from '#domain/ops/readiness.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { TestCheckout } from '#admin/billing/TestCheckout.client.tsx'
import type { PaymentMessages } from '#admin/billing/types.ts'
import { Webhook } from '#admin/billing/Webhook.client.tsx'
import type { Reader } from '../parts/Marks.tsx'
import { Progress, ReadinessList } from '../parts/ReadinessList.tsx'
import type { ReadinessMessages } from '../parts/types.ts'
import { useLoaded } from '../parts/useLoaded.client.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { TestRefund } from './TestRefund.client.tsx'

/** Milliseconds between two looks while an event of the provider is awaited, and until it is given up. */
const AWAITED_MS = 5_000
const AWAITED_MAX_MS = 10 * 60_000
const load = () => call(goLiveApi.goLive)
const buy = () => call(goLiveApi.testPurchase, { body: {} })

type Props = { messages: ReadinessMessages; payments: PaymentMessages; reader: Reader }

/** Phase B: five steps, and the list they complete. Source: docs/rules/ops.md S-003-2.15. */
export function GoLive({ messages, payments, reader }: Props) {
  const [awaited, setAwaited] = useState<'paid' | 'refunded' | null>(null)
  const loaded = useLoaded(load, awaited ? AWAITED_MS : undefined)
  const { data, again } = loaded
  useEffect(() => {
    if (!awaited) return
    const timer = setTimeout(() => setAwaited(null), AWAITED_MAX_MS)
    return () => clearTimeout(timer)
  }, [awaited])
  if (awaited && data?.testOrder?.status === awaited) setAwaited(null)
  if (!data) return <Waiting of={loaded} messages={{ ...messages, loading: messages.checking }} />
  const awaits = (status: 'paid' | 'refunded') => () => {
    setAwaited(status)
    again()
  }
  const acts: Record<GoLiveStep, ReactNode> = {
    keys: <a href="/admin/stripe-diagnostics">{messages.go_live.diagnostics}</a>,
    webhooks: (
      <details>
        <summary>{payments.setup.endpoint}</summary>
        <Webhook messages={payments} />
      </details>
    ),
    test: (
      <>
        <TestCheckout
          messages={payments}
          open={buy}
          start={messages.test.buy}
          starting={messages.test.buying}
          onOpened={awaits('paid')}
        />
        {awaited && <p role="status">{messages.test.wait}</p>}
      </>
    ),
    refund: (
      <TestRefund
        order={data.testOrder}
        messages={messages}
        locale={reader.locale}
        onRefunded={awaits('refunded')}
      />
    ),
    go_live: <a href="/admin/publish?tab=c">{messages.go_live.switches}</a>,
  }
  return (
    <>
      <Block id="steps" title={messages.go_live.steps}>
        <ol className="ek-golive">
          {goLiveStepNames.map((step) => (
            <li key={step}>
              <h3>{messages.go_live.step[step]}</h3>
              <p>{messages.go_live.how[step]}</p>
              {acts[step]}
            </li>
          ))}
        </ol>
      </Block>
      <Block id="checklist" title={messages.go_live.checklist}>
        <Progress items={data.items} messages={messages} ready={messages.go_live.ready} />
        {loaded.hasFailed && (
          <p className="ek-notice ek-notice--bad" role="alert">
            {messages.failed}
          </p>
        )}
        <Checklist items={data.items} messages={messages} />
        <p>
          <button type="button" className="ek-button" disabled={loaded.isBusy} onClick={again}>
            {loaded.isBusy ? messages.checking : messages.again}
          </button>
        </p>
      </Block>
    </>
  )
}

/** Every item with the step it belongs to. */
function Checklist({ items, messages }: { items: GoLiveView['items']; messages: ReadinessMessages }) {
  const stepOf = (item: string) =>
    goLiveStepNames.find((step) => (goLiveSteps[step] as readonly string[]).includes(item))!
  return (
    <ReadinessList
      messages={messages}
      lines={items.map(({ item, state, details }) => ({
        id: item,
        name: messages.go_live.item[item],
        text: messages.go_live.step[stepOf(item)],
        state,
        details,
      }))}
    />
  )
}
