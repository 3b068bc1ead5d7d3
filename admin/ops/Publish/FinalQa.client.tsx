'use client'

import { goLiveApi, type ReleaseCheckView } from '#domain/ops/goLiveApi.ts'
import { stateOfMark } from '#domain/ops/readiness.ts'
import { qaGroups, qaList } from '#domain/ops/releaseChecks.ts'
import { fill } from '#messages/catalog.ts'
import { Block } from '#admin/_shell/Block.tsx'
import { call } from '#admin/_shell/call.client.ts'
import { Marks, type Reader } from '../parts/Marks.tsx'
import { Progress, ReadinessList } from '../parts/ReadinessList.tsx'
import type { ReadinessMessages } from '../parts/types.ts'
import { useLoaded } from '../parts/useLoaded.client.ts'
import { useMarks } from '../parts/useMarks.client.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { StoreGraphics } from './StoreGraphics.client.tsx'

const load = () => call(goLiveApi.releaseChecks)
const qaItems: readonly string[] = Object.values(qaList).flat()

type Props = { words: ReadinessMessages; reader: Reader }

/** Phase A: graphics for the app stores, and the list that staff goes through by hand. */
export function FinalQa({ words, reader }: Props) {
  return (
    <>
      <Block id="graphics" title={words.graphics.title}>
        <StoreGraphics words={words} />
      </Block>
      <Block id="qa" title={words.qa.title}>
        <QaList words={words} reader={reader} />
      </Block>
    </>
  )
}

function QaList({ words, reader }: Props) {
  const loaded = useLoaded(load)
  const { mark, isBusy } = useMarks({
    release: loaded.data?.release,
    words,
    onMarked: (check) =>
      loaded.put((data) => ({
        ...data,
        checks: data.checks.map((one) => (one.item === check.item ? check : one)),
      })),
  })
  if (!loaded.data) return <Waiting of={loaded} words={words} />
  const checks = loaded.data.checks.filter(({ item }) => qaItems.includes(item))
  const count = (status: ReleaseCheckView['status']) =>
    checks.filter((check) => check.status === status).length
  return (
    <>
      <p className="ek-small">
        {fill(words.qa.progress, { passed: count('pass'), failed: count('fail'), pending: count('pending') })}
      </p>
      <Progress
        items={checks.map(({ status }) => ({ state: stateOfMark[status] }))}
        words={words}
        ready={words.qa.ready}
      />
      {qaGroups.map((group) => (
        <section key={group} aria-labelledby={`qa-${group}`}>
          <h3 id={`qa-${group}`}>{words.qa.group[group]}</h3>
          <ReadinessList
            words={words}
            lines={checks
              .filter(({ item }) => (qaList[group] as readonly string[]).includes(item))
              .map((check) => ({
                id: check.item,
                name: words.item[check.item],
                state: stateOfMark[check.status],
                mark: (
                  <Marks
                    check={check}
                    isBusy={isBusy(check.item)}
                    words={words}
                    reader={reader}
                    onMark={(status) => void mark(check.item, status)}
                  />
                ),
              }))}
          />
        </section>
      ))}
    </>
  )
}
