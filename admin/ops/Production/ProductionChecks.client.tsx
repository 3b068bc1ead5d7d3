'use client'

import { goLiveApi, type ProductionView, type ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import {
  productionCardNames,
  productionCards,
  stateOfMark,
  type ProductionCard,
} from '#domain/ops/readiness.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { Marks, type Reader } from '../parts/Marks.tsx'
import { Progress, ReadinessList } from '../parts/ReadinessList.tsx'
import type { ReadinessMessages } from '../parts/types.ts'
import { useLoaded } from '../parts/useLoaded.client.ts'
import { useMarks } from '../parts/useMarks.client.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { MigrationBanner } from './parts/MigrationBanner.client.tsx'

const load = () => call(goLiveApi.production)

type Props = { messages: ReadinessMessages; reader: Reader }

/** The banner about migrations and the cards, tried once the page is open and at each press. */
export function ProductionChecks({ messages, reader }: Props) {
  const loaded = useLoaded(load)
  const { data } = loaded
  const { mark, isBusy } = useMarks({
    release: data?.release,
    messages,
    onMarked: (check) => loaded.put((known) => withMark(known, check)),
  })
  if (!data) return <Waiting of={loaded} messages={{ ...messages, loading: messages.checking }} />
  const time = new Intl.DateTimeFormat(reader.locale, {
    timeStyle: 'medium',
    timeZone: reader.timeZone,
  }).format(new Date(data.checkedAt))
  const markOf = (check: string) => data.marks.find(({ item }) => item === check)
  return (
    <>
      <MigrationBanner migrations={data.migrations} messages={messages} />
      <div>
        <Progress items={data.checks} messages={messages} ready={messages.ready} />
        <p className="ek-small" role="status">
          {loaded.isBusy
            ? messages.checking
            : loaded.hasFailed
              ? messages.failed
              : fill(messages.production.checked, { release: data.release, time })}
        </p>
        <button type="button" className="ek-button" disabled={loaded.isBusy} onClick={loaded.again}>
          {messages.again}
        </button>
      </div>
      {productionCardNames.map((card) => (
        <Block key={card} id={`card-${card}`} title={messages.production.card[card]}>
          <ReadinessList
            messages={messages}
            lines={checksOf(data, card).map(({ check, state, details }) => {
              const { name, done, todo } = messages.production.check[check]
              const text = state === 'complete' ? done : todo
              const own = markOf(check)
              return {
                id: check,
                name,
                state,
                text: fill(text, { details: details ?? '' }),
                details: text.includes('{{details}}') ? null : details,
                ...(own && {
                  mark: (
                    <Marks
                      check={own}
                      isBusy={isBusy(own.item)}
                      messages={messages}
                      reader={reader}
                      onMark={(status) => void mark(own.item, status)}
                    />
                  ),
                }),
              }
            })}
          />
        </Block>
      ))}
    </>
  )
}

const checksOf = ({ checks }: ProductionView, card: ProductionCard) =>
  checks.filter(({ check }) => (productionCards[card] as readonly string[]).includes(check))

const withMark = (data: ProductionView, mark: ReleaseCheckView): ProductionView => ({
  ...data,
  marks: data.marks.map((one) => (one.item === mark.item ? mark : one)),
  checks: data.checks.map((one) =>
    one.check === mark.item ? { ...one, state: stateOfMark[mark.status] } : one,
  ),
})
