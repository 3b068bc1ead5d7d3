import type { Actor } from '#domain/access/actor.ts'
import { bumpVersion } from '#operations/legal/bumpVersion.ts'
import { loadPayload } from '#server/loadPayload.ts'
import { createServices, useServices } from '#services'
import { readEnv } from '#services/env.ts'

/** What one process measured, in milliseconds. */
export type BumpFigures = { bumpMs: number[] }

const ROUNDS = 5

// A process of its own, as the panel's calls have: `<database url> <member>`; it writes its figures as JSON.
const [url, userId] = process.argv.slice(2)
if (url && userId) process.stdout.write(JSON.stringify(await measure(url, userId)))

/** Measures the bump of the terms, one version after the other. */
async function measure(databaseUrl: string, staffId: string): Promise<BumpFigures> {
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  process.env.DATABASE_URL = databaseUrl
  const services = useServices(createServices(env, { name: 'bench', loadPayload }))
  await services.content.payload()
  const staff = { id: staffId, roles: ['owner'], mfaPassed: true, mfaEnrolled: true } as unknown as Actor
  const bumpMs: number[] = []
  let from = '1.0.0'
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now()
    const { version } = await bumpVersion(services, staff, {
      document: 'terms',
      from,
      stamp: null,
      changes: { en: 'Clearer words.', es: 'Más claro.', fr: 'Plus clair.', ar: 'أوضح.' },
    })
    bumpMs.push(performance.now() - begun)
    from = version
  }
  // Payload keeps connections that nothing else ends.
  setTimeout(() => process.exit(0), 100)
  return { bumpMs }
}
