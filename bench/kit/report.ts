import type { Spread } from './figures.ts'
import type { Rounds } from './rounds.ts'

/** A goal with what was measured for it. `unit` follows the figure. */
export type Goal = {
  what: string
  measured: number
  goal: number
  isAtLeast: boolean
  unit?: string
  spread?: Spread
}

/** Was the goal reached? */
export const isReached = ({ measured, goal, isAtLeast }: Goal): boolean =>
  isAtLeast ? measured >= goal : measured <= goal

const short = (figure: number) =>
  figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)
const between = ({ min, max, n }: Spread) => `(${short(min)}-${short(max)}, n=${n})`

/** A server against itself may differ by this much. */
const CONTROL_TOLERANCE = 0.03
/** Beyond this factor between its extremes, a median says little. */
const RESTLESS = 1.5

/** Goals as a table for people. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map((goal) => [
    goal.what,
    `${short(goal.measured)}${goal.unit ?? ''} ${goal.spread ? between(goal.spread) : ''}`,
    `${goal.isAtLeast ? '>=' : '<='} ${goal.goal}${goal.unit ?? ''}`,
    isReached(goal) ? 'reached' : 'MISSED',
  ])
  return tableOf([['What', 'Measured', 'Goal', ''], ...rows])
}

/** Figures of each server of some rounds as a table for people. */
export function roundsTable(rounds: Rounds): string {
  const rows = Object.entries(rounds.figures).map(([name, { perSecond, p50, p99, cpuMsPerRequest }]) => [
    name,
    short(perSecond),
    `${short(p50)} / ${short(p99)}`,
    cpuMsPerRequest.toFixed(3),
    rounds.ratios[name] ? `${short(rounds.ratios[name].median)} ${between(rounds.ratios[name])}` : '',
    rounds.cpuRatios[name] ? short(rounds.cpuRatios[name].median) : '',
  ])
  const head = ['Server', 'req/s', 'p50 / p99 ms', 'CPU ms/req', 'ours / this', 'by CPU']
  const { median, min, max } = rounds.control
  const isBusy = Math.abs(median - 1) > CONTROL_TOLERANCE || max / min > RESTLESS
  const note = isBusy ? ': the machine was busy, measure again when it is not' : ''
  return `${tableOf([head, ...rows])}\ncontrol ${short(median)} ${between(rounds.control)}${note}`
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
