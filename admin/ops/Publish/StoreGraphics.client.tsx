'use client'

import { toast } from '@payloadcms/ui'
import type { Output } from '#domain/api/contract.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { graphicsKinds, graphicsSizes, type GraphicsKind } from '#domain/ops/graphics.ts'
import { fill } from '#messages/catalog.ts'
import { answerOf, call } from '#admin/_shell/call.client.ts'
import { usePress } from '#admin/_shell/usePress.client.ts'
import type { ReadinessMessages } from '../parts/types.ts'

type Drawn = Output<typeof goLiveApi.generateStoreGraphics>

/** Draws an icon or a banner at a press, shows it and lets staff keep it. Source: docs/rules/ops.md D-197. */
export function StoreGraphics({ messages }: { messages: ReadinessMessages }) {
  return (
    <>
      <p>{messages.graphics.intro}</p>
      <div className="ek-two ek-two--even">
        {graphicsKinds.map((kind) => (
          <Graphic key={kind} kind={kind} messages={messages} />
        ))}
      </div>
    </>
  )
}

function Graphic({ kind, messages }: { kind: GraphicsKind; messages: ReadinessMessages }) {
  const { graphics: texts } = messages
  const failed = (error: unknown) =>
    answerOf(error, fill(messages.error.graphics, { type: texts.kind[kind], reason: texts.reason.unknown }))
  const { press, start } = usePress(async () => {
    try {
      const drawn = await call(goLiveApi.generateStoreGraphics, { body: { type: kind } })
      toast.success(texts.done[kind])
      return drawn
    } catch (error) {
      toast.error(failed(error))
      throw error
    }
  })
  return (
    <section aria-labelledby={`graphic-${kind}`}>
      <h3 id={`graphic-${kind}`}>{texts.name[kind]}</h3>
      <button type="button" className="ek-button" disabled={press.state === 'running'} onClick={start}>
        {texts.generate[kind]}
      </button>
      <div aria-live="polite">
        {press.state === 'idle' && <p className="ek-empty">{texts.none}</p>}
        {press.state === 'running' && <p>{texts.working}</p>}
        {press.state === 'failed' && <p className="ek-notice ek-notice--bad">{failed(press.error)}</p>}
        {press.state === 'done' && <Picture kind={kind} drawn={press.answer} messages={messages} />}
      </div>
    </section>
  )
}

function Picture({
  kind,
  drawn,
  messages,
}: {
  kind: GraphicsKind
  drawn: Drawn
  messages: ReadinessMessages
}) {
  const { graphics: texts } = messages
  const ending = drawn.source === 'model' ? 'png' : 'svg'
  return (
    <figure className="ek-graphic">
      <img src={drawn.image} alt={texts.alt[kind]} {...graphicsSizes[kind]} />
      <figcaption>
        {texts.source[drawn.source]}{' '}
        <a href={drawn.image} download={`evenkeel-${kind}.${ending}`}>
          {texts.download}
        </a>
      </figcaption>
    </figure>
  )
}
