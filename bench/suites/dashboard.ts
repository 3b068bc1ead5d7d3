import { anyOf, type BenchPerson } from '../kit/data.ts'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'

/**
 * B7: the dashboard's first load in one request, each time another member's: person, check-ins, week, streak, badges,
 * bell, coach, flags.
 */
export const firstLoads = (server: Server, people: readonly BenchPerson[]): Runner => ({
  server,
  workload: { next: () => asked(anyOf(people)), isRepeatable: true },
})

const asked = ({ token }: BenchPerson): Asked => ({
  method: 'GET',
  path: '/api/dashboard',
  headers: { cookie: `ek_session=${token}; ek_in=1` },
})

type Ours = {
  person: { id: string }
  parts: {
    overview: {
      checkIns: { id: string }[]
      week: { days: { count: number }[] }
      streak: { longest: number }
      badges: unknown[]
    }
    notices: { unread: number; notices: unknown[] }
    coach: { waiting: number }
    flags: { flags: unknown[] }
  }
}
type Bare = {
  person: { id: string }
  checkIns: { id: string }[]
  figures: { week: unknown[] | null; streak: { longest_streak: number } | null; badges: unknown[] | null }
  bell: { unread: number; rows: unknown[] }
  coach: { waiting: number }
  flags: unknown[]
}

/** Asks both servers for the dashboards of some people and compares what was read. @throws Error when they differ. */
export async function requireEqualDashboards(
  people: readonly BenchPerson[],
  ours: Server,
  bare: Server,
): Promise<void> {
  for (const person of people) {
    const { person: me, parts } = await answerOf<Ours>(ours, person)
    const theirs = await answerOf<Bare>(bare, person)
    const { overview, notices } = parts
    const mine = {
      id: me.id,
      checkIns: overview.checkIns.map(({ id }) => id),
      week: overview.week.days.reduce((sum, { count }) => sum + count, 0),
      ...{ longest: overview.streak.longest, badges: overview.badges.length },
      ...{ unread: notices.unread, notices: notices.notices.length },
      ...{ waiting: parts.coach.waiting, flags: parts.flags.flags.length },
    }
    const limit = {
      id: theirs.person.id,
      checkIns: theirs.checkIns.map(({ id }) => id),
      week: theirs.figures.week?.length ?? 0,
      longest: theirs.figures.streak?.longest_streak ?? 0,
      badges: theirs.figures.badges?.length ?? 0,
      ...{ unread: theirs.bell.unread, notices: theirs.bell.rows.length },
      ...{ waiting: theirs.coach.waiting, flags: theirs.flags.length },
    }
    if (JSON.stringify(mine) !== JSON.stringify(limit))
      throw new Error(`dashboards differ:\n${JSON.stringify(mine)}\n${JSON.stringify(limit)}`)
  }
}

async function answerOf<T>({ name, url }: Server, person: BenchPerson): Promise<T> {
  const { path, headers } = asked(person)
  const answer = await fetch(url + path, { headers })
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
  return (await answer.json()) as T
}
