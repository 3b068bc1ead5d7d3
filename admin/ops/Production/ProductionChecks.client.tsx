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

type Props = { words: ReadinessMessages; reader: Reader }

/** The banner about migrations and the cards, tried once the page is open and at each press. */
export function ProductionChecks({ words, reader }: Props) {
  const loaded = useLoaded(load)
  const { data } = loaded
  const { mark, isBusy } = useMarks({
    release: data?.release,
    words,
    onMarked: (check) => loaded.put((known) => withMark(known, check)),
  })
  if (!data) return <Waiting of={loaded} words={{ ...words, loading: words.checking }} />
  const time = new Intl.DateTimeFormat(reader.locale, {
    timeStyle: 'medium',
    timeZone: reader.timeZone,
  }).format(new Date(data.checkedAt))
  const markOf = (check: string) => data.marks.find(({ item }) => item === check)
  return (
    <>
      <MigrationBanner migrations={data.migrations} words={words} />
      <div>
        <Progress items={data.checks} words={words} ready={words.ready} />
        <p className="ek-small" role="status">
          {loaded.isBusy
            ? words.checking
            : loaded.hasFailed
              ? words.failed
              : fill(words.production.checked, { release: data.release, time })}
        </p>
        <button type="button" className="ek-button" disabled={loaded.isBusy} onClick={loaded.again}>
          {words.again}
        </button>
      </div>
      {productionCardNames.map((card) => (
        <Block key={card} id={`card-${card}`} title={words.production.card[card]}>
          <ReadinessList
            words={words}
            lines={checksOf(data, card).map(({ check, state, details }) => {
              const { name, done, todo } = words.production.check[check]
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
                      words={words}
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
