import { afterAll, beforeAll, beforeEach } from 'vitest'
import { useTestContext } from '#tests/kit/testContext.ts'
import { startFakeOpenAi, type FakeOpenAi } from '#tests/services/ai/fakeOpenAi.ts'

/** A world whose teens and adults may have a model, and the model: a server of our own that keeps what it was asked. */
export function withModel() {
  const model = {} as { fake: FakeOpenAi }
  const env: Record<string, string> = {
    OPENAI_API_KEY: 'sk-test',
    AI_DAILY_TOKENS: '12000',
    OPENAI_AGE_GROUPS: 'teen,adult',
  }
  beforeAll(async () => {
    model.fake = await startFakeOpenAi()
    env.OPENAI_BASE_URL = model.fake.url
  })
  const context = useTestContext({ env })
  beforeEach(() => model.fake.reset())
  afterAll(() => model.fake.close())
  return { world: context, model }
}
