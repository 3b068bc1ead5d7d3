import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Data } from '../kit/data.ts'
import type { Goal } from '../kit/report.ts'
import { median } from '../kit/figures.ts'
import type { ExportFigures } from '../peers/exportWorker.ts'

/** Longest a copy of 10,000 entries takes, its largest multiple of the bare rows, and what it may add to a worker. */
const GOALS = { seconds: 10, ratio: 3, megabytes: 40 }

/** export: a copy of the data of the member whose 10,000 entries `journalSearch` wrote, in a process of its own. */
export async function dataExport(data: Data): Promise<Goal[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--conditions=production', '--import', 'tsx', 'bench/peers/exportWorker.ts'],
    ...[data.url, data.many.at(-3)!.id],
  ])
  const { bareMs, exportMs, grownMb } = JSON.parse(stdout) as ExportFigures
  const at = (what: string, measured: number, goal: number, unit: string): Goal => ({
    what: `export of 10,000 entries, ${what}`,
    measured,
    goal,
    isAtLeast: false,
    unit,
  })
  return [
    at('slowest', Math.max(...exportMs) / 1000, GOALS.seconds, ' s'),
    at('to the bare rows', median(exportMs.map((ms, round) => ms / bareMs[round]!)), GOALS.ratio, 'x'),
    at('memory of the worker', grownMb, GOALS.megabytes, ' MB'),
  ]
}
