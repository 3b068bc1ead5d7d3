import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { graphicsKinds, graphicsSizes } from '#domain/ops/graphics.ts'
import { openAiGraphics } from '#services/graphics/openai.ts'
import { templateGraphics } from '#services/graphics/template.ts'
import { startFakeOpenAi, type FakeOpenAi } from '#tests/services/ai/fakeOpenAi.ts'

let fake: FakeOpenAi
let drawnWide: string
const log = { warn: () => undefined }
const graphics = (deadlineMs?: number) =>
  openAiGraphics(
    { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: fake.url, OPENAI_IMAGE_MODEL: 'image-model' },
    log,
    deadlineMs === undefined ? {} : { deadlineMs },
  )

beforeAll(async () => {
  fake = await startFakeOpenAi()
  const picture = sharp({ create: { width: 1536, height: 1024, channels: 3, background: '#0f4c5c' } })
  drawnWide = (await picture.png().toBuffer()).toString('base64')
})
beforeEach(() => fake.reset())
afterAll(() => fake.close())

describe('the template', () => {
  it.each(graphicsKinds)('draws the %s in its size', async (kind) => {
    const { bytes, type, source } = await templateGraphics().draw(kind)
    expect([type, source]).toEqual(['image/svg+xml', 'template'])
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', ...graphicsSizes[kind] })
  })
})

describe('the image model', () => {
  it.each(graphicsKinds)('draws the %s, cut to its size', async (kind) => {
    fake.on(() => ({ json: { created: 1, data: [{ b64_json: drawnWide }] } }))
    const { bytes, source } = await graphics().draw(kind)
    expect(source).toBe('model')
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', ...graphicsSizes[kind] })
    const [asked] = fake.asked
    expect(asked).toMatchObject({ path: '/v1/images/generations', body: { model: 'image-model', n: 1 } })
  })

  it.each([
    ['limited', { status: 429, json: { error: { message: 'busy' } } }],
    ['refused', { status: 400, json: { error: { message: 'no' } } }],
    ['unavailable', { status: 500, json: {} }],
    ['unavailable', 'hang up'],
    ['unusable', { json: { created: 1, data: [] } }],
    ['unusable', { json: { created: 1, data: [{ b64_json: 'AAAA' }] } }],
  ] as const)('that fails says why: %s', async (reason, answer) => {
    fake.on(() => answer)
    await expect(graphics().draw('icon')).rejects.toMatchObject({ name: 'GraphicsError', reason })
    expect(fake.asked).toHaveLength(1)
  })

  it('that says nothing is given up', async () => {
    fake.on(() => 'silence')
    await expect(graphics(200).draw('icon')).rejects.toMatchObject({ reason: 'timeout' })
  })
})
