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

type Props = { messages: ReadinessMessages; reader: Reader }

/** Phase A: graphics for the app stores, and the list that staff goes through by hand. */
export function FinalQa({ messages, reader }: Props) {
  return (
    <>
      <Block id="graphics" title={messages.graphics.title}>
        <StoreGraphics messages={messages} />
      </Block>
      <Block id="qa" title={messages.qa.title}>
        <QaList messages={messages} reader={reader} />
      </Block>
    </>
  )
}

function QaList({ messages, reader }: Props) {
  const loaded = useLoaded(load)
  const { mark, isBusy } = useMarks({
    release: loaded.data?.release,
    messages,
    onMarked: (check) =>
      loaded.put((data) => ({
        ...data,
        checks: data.checks.map((one) => (one.item === check.item ? check : one)),
      })),
  })
  if (!loaded.data) return <Waiting of={loaded} messages={messages} />
  const checks = loaded.data.checks.filter(({ item }) => qaItems.includes(item))
  const count = (status: ReleaseCheckView['status']) =>
    checks.filter((check) => check.status === status).length
  return (
    <>
      <p className="ek-small">
        {fill(messages.qa.progress, {
          passed: count('pass'),
          failed: count('fail'),
          pending: count('pending'),
        })}
      </p>
      <Progress
        items={checks.map(({ status }) => ({ state: stateOfMark[status] }))}
        messages={messages}
        ready={messages.qa.ready}
      />
      {qaGroups.map((group) => (
        <section key={group} aria-labelledby={`qa-${group}`}>
          <h3 id={`qa-${group}`}>{messages.qa.group[group]}</h3>
          <ReadinessList
            messages={messages}
            lines={checks
              .filter(({ item }) => (qaList[group] as readonly string[]).includes(item))
              .map((check) => ({
                id: check.item,
                name: messages.item[check.item],
                state: stateOfMark[check.status],
                mark: (
                  <Marks
                    check={check}
                    isBusy={isBusy(check.item)}
                    messages={messages}
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
