import type { OpenAI } from 'openai'
import { graphicsSizes, type GraphicsErrorReason, type GraphicsKind } from '#domain/ops/graphics.ts'
import { cutPicture } from '#lib/pictures/cutPicture.ts'
import { UnusablePicture } from '#lib/pictures/redraw.ts'
import { connectOpenAi } from '../ai/connectOpenAi.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log/log.ts'
import { GraphicsError, type Graphics } from './port.ts'

/** Milliseconds for one picture. */
const DEADLINE_MS = 80_000

type Settings = Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_IMAGE_MODEL'>

const STYLE =
  'Flat cut-paper shapes in morning light: warm paper, a calm teal level line of water, an amber half sun, a dark teal boat hull. ' +
  'No gradients, no words, no letters, no people, no frame.'

/** What is asked, and the size that every image model draws; the picture is cut to ours afterwards. */
const asked: Record<GraphicsKind, { prompt: string; size: '1024x1024' | '1536x1024' }> = {
  icon: {
    prompt: `An app icon that fills the square: a half sun over a level line of water, a boat hull under it, centered. ${STYLE}`,
    size: '1024x1024',
  },
  banner: {
    prompt: `A wide banner for an app store: calm water with one level line, a small boat in the middle third, a half sun behind it, much empty room. ${STYLE}`,
    size: '1536x1024',
  },
}

/**
 * Graphics from the owner's OpenAI account. A fixed text leaves, nothing else; the picture that comes is drawn anew.
 */
export function openAiGraphics(
  env: Settings,
  log: Pick<Log, 'warn'>,
  { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Graphics {
  let client: Promise<OpenAI> | undefined
  return {
    async draw(kind) {
      const signal = AbortSignal.timeout(deadlineMs)
      try {
        client ??= connectOpenAi(env)
        const { data } = await (
          await client
        ).images.generate({ model: env.OPENAI_IMAGE_MODEL, n: 1, ...asked[kind] }, { signal })
        const encoded = data?.[0]?.b64_json
        if (!encoded) throw new UnusablePicture('an answer without a picture')
        const bytes = await cutPicture(Buffer.from(encoded, 'base64'), graphicsSizes[kind])
        return { bytes, type: 'image/png', source: 'model' }
      } catch (error) {
        const reason = reasonOf(error, signal)
        log.warn({ reason, status: (error as { status?: number }).status }, 'no graphics from the model')
        throw new GraphicsError(reason, { cause: error })
      }
    },
  }
}

function reasonOf(error: unknown, signal: AbortSignal): GraphicsErrorReason {
  if (error instanceof UnusablePicture) return 'unusable'
  if (signal.aborted) return 'timeout'
  const { status } = error as { status?: number }
  if (status === 429) return 'limited'
  return status !== undefined && status >= 400 && status < 500 ? 'refused' : 'unavailable'
}
