import type { DemoAccount } from './release.ts'

/** The last thing `npm start` prints: where to go, and with which account. */
export function summary(options: {
  origin: string
  mailbox: boolean
  logs: string
  accounts: readonly DemoAccount[]
}): string {
  const { origin, mailbox, logs, accounts } = options
  const places = [
    ['Open', origin],
    ...(mailbox ? [['Mailbox', `${origin}/mailbox`]] : []),
    ['Staff', `${origin}/admin`],
    ['Logs', logs],
  ]
  const parts = ['', 'Evenkeel is ready.', '', ...columns(places)]
  if (accounts.length > 0) {
    const fields = [...new Set(accounts.flatMap((account) => Object.keys(account)))]
    const rows = accounts.map((account) => fields.map((field) => String(account[field] ?? '')))
    parts.push('', 'Demo accounts', ...columns([fields, ...rows]))
  }
  return [...parts, '', 'Stop with Ctrl-C; everything is kept for the next start.', ''].join('\n')
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  )
}
