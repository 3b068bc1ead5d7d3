import { median, spreadOf, type Spread } from './figures.ts'
import { loadFor, type Window, type Workload } from './load.ts'
import type { Server } from './server.ts'

/** A server and what it is asked. */
export type Runner = { server: Server; workload: Workload }
/** What some rounds showed: figures of each server, and ratios of the first to the others, round by round. */
export type Rounds = {
  /** Medians over all windows of a server. */
  figures: Record<string, Window>
  /** Requests per second of the first, divided by those of each other in the same round. */
  ratios: Record<string, Spread>
  /** Processor time of each other for a request, divided by that of the first. */
  cpuRatios: Record<string, Spread>
  /**
   * A server against itself, from windows that followed each other directly. Outside 0.97-1.03 the machine was busy.
   */
  control: Spread
}

/** Seconds of load before anything is measured, so that code is compiled and connections are open. */
const WARM_UP_SECONDS = 2

/**
 * Measures servers in turn, forwards in one round and backwards in the next (ABBA), so that a machine that gets slower
 * or faster favours neither. Where two rounds meet, one server is measured twice in a row: those windows are the
 * control.
 */
export async function runRounds(
  runners: readonly Runner[],
  { pairs, seconds }: { pairs: number; seconds: number },
): Promise<Rounds> {
  for (const { server, workload } of runners) await loadFor(server, workload, WARM_UP_SECONDS)
  const sequence: { name: string; window: Window }[] = []
  for (let round = 0; round < pairs; round += 1) {
    for (const { server, workload } of round % 2 === 0 ? runners : [...runners].reverse()) {
      sequence.push({ name: server.name, window: await loadFor(server, workload, seconds) })
    }
  }
  const names = runners.map(({ server }) => server.name)
  const windowsOf = (wanted: string) =>
    sequence.filter(({ name }) => name === wanted).map(({ window }) => window)
  const [mine, others] = [windowsOf(names[0]!), names.slice(1)]
  const against = (pick: (mine: Window, other: Window) => number) =>
    Object.fromEntries(
      others.map((name) => [
        name,
        spreadOf(windowsOf(name).map((other, round) => pick(mine[round]!, other))),
      ]),
    )
  const twice = sequence.flatMap(({ name, window }, index) => {
    const before = sequence[index - 1]
    return before?.name === name ? [window.perSecond / before.window.perSecond] : []
  })
  return {
    figures: Object.fromEntries(names.map((name) => [name, middleOf(windowsOf(name))])),
    ratios: against((a, b) => a.perSecond / b.perSecond),
    cpuRatios: against((a, b) => b.cpuMsPerRequest / a.cpuMsPerRequest),
    control: spreadOf(twice),
  }
}

function middleOf(windows: readonly Window[]): Window {
  const middle = (pick: (window: Window) => number) => median(windows.map(pick))
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    cpuMsPerRequest: middle(({ cpuMsPerRequest }) => cpuMsPerRequest),
  }
}
