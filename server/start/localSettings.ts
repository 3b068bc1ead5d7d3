import path from 'node:path'
import { isPublic, readEnv } from '#services/env.ts'
import { freePort } from './ports.mjs'
import { localSecrets } from './secrets.ts'

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>

/** The database role of the processes beside the embedded server: it owns nothing. */
const PRODUCT_ROLE = 'evenkeel_product'

/**
 * The settings of all processes on one machine: what is given, and a default for the rest. Ports only we talk to are
 * any that are free. `databaseUrl` is the embedded server's, used when none is given: release works as its owner, the
 * processes as a role that owns nothing. `dataset` is what an empty database is filled with.
 * @throws SettingsError naming every issue.
 */
export async function localSettings(options: { given: Variables; dataDir: string; databaseUrl?: string }) {
  const given = Object.fromEntries(Object.entries(options.given).filter(([, value]) => value))
  const open = isPublic(given)
  const { DATABASE_PASSWORD, ...secrets } = localSecrets(path.join(options.dataDir, 'secrets.json'))
  const { DATABASE_OWNER_URL = options.databaseUrl, ...rest } = given
  const variables = {
    EVENKEEL_LOCAL: String(!open),
    // Relaxed is for looking around alone: an operator who can be reached, or brings a database, has people to
    // guard.
    STAFF_MFA: open || given.DATABASE_URL ? 'required' : 'relaxed',
    HOST: '127.0.0.1',
    PORT: '3000',
    NEXT_TELEMETRY_DISABLED: '1',
    ADMIN_URL: given.ADMIN_URL ?? `http://127.0.0.1:${await freePort()}`,
    EMBEDDED_SMTP_PORT: given.EMBEDDED_SMTP_PORT ?? String(await freePort()),
    SANDBOX_PORT: given.SANDBOX_PORT ?? String(await freePort()),
    WORKER_HEALTH_PORT: given.WORKER_HEALTH_PORT ?? String(await freePort()),
    ...(options.databaseUrl && { DATABASE_URL: asRole(options.databaseUrl, DATABASE_PASSWORD) }),
    ...secrets,
    // One start of the clock for all processes, also for those that start again later.
    ...(given.EVENKEEL_NOW && { EVENKEEL_NOW_SINCE: new Date().toISOString() }),
    ...rest,
    // What is served is a production build, whatever the terminal says.
    NODE_ENV: 'production',
    DATA_DIR: options.dataDir,
  }
  return {
    variables: variables as NodeJS.ProcessEnv,
    releaseVariables: {
      ...variables,
      ...(DATABASE_OWNER_URL && { DATABASE_OWNER_URL }),
    } as NodeJS.ProcessEnv,
    env: readEnv(variables),
    // The demo dataset has a staff account whose password stands in the README.
    dataset: open ? ('minimal' as const) : ('demo' as const),
  }
}

function asRole(databaseUrl: string, password: string): string {
  const url = new URL(databaseUrl)
  url.username = PRODUCT_ROLE
  url.password = password
  return url.href
}
