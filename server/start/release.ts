import fs from 'node:fs'
import path from 'node:path'
import { runStep } from './runStep.ts'
import { StartError } from './startError.mjs'

/** An account of the demo dataset, as the release prints it: what to call it, and how to sign in. */
export type DemoAccount = Readonly<Record<string, string>>

const ACCOUNTS = 'Demo accounts: '

/**
 * Brings the database to the present schema and, once, fills it with a dataset. Gives the demo accounts, which are
 * remembered beside the data for the starts after this one.
 * @throws StartError with what the release says.
 */
export async function release(options: {
  root: string
  dataDir: string
  variables: NodeJS.ProcessEnv
  dataset: 'demo' | 'minimal'
  signal: AbortSignal
  log: (line: string) => void
}): Promise<DemoAccount[]> {
  const { root, dataDir, variables, dataset, signal, log } = options
  const remembered = path.join(dataDir, 'demo-accounts.json')
  let printed: string | undefined
  const { code, words } = await runStep(['dist/server/release.mjs', '--dataset', dataset], {
    cwd: root,
    env: variables,
    signal,
    onLine(line) {
      if (line.startsWith(ACCOUNTS)) printed = line.slice(ACCOUNTS.length)
      else if (line.startsWith('Migrating')) log(`  ${line}`)
    },
  })
  if (code !== 0) throw new StartError(`The database could not be prepared:\n${words}`)
  const known = readAccounts(printed)
  if (known.length > 0) fs.writeFileSync(remembered, `${JSON.stringify(known, null, 2)}\n`, { mode: 0o600 })
  else if (fs.existsSync(remembered)) return readAccounts(fs.readFileSync(remembered, 'utf8'))
  return known
}

function readAccounts(text = '[]'): DemoAccount[] {
  try {
    const list = JSON.parse(text) as unknown
    return Array.isArray(list) ? (list as DemoAccount[]) : []
  } catch {
    return []
  }
}
