import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import type { PlanView } from '#domain/billing/api.ts'
import { planQuery } from '#site/features/billing/queries.ts'
import { PlanTab } from '#site/pages/settings/PlanTab.tsx'
import { later } from '../../kit/later.ts'
import { serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const IDA = '0198f3a0-0000-7000-8000-000000000002'
const TOM = '0198f3a0-0000-7000-8000-000000000003'
const plan = (...seated: string[]): PlanView => ({
  status: 'active',
  plan: 'family',
  name: 'Family',
  priceCents: 999,
  currency: 'usd',
  isPayer: true,
  trialEnd: null,
  currentPeriodEnd: '2026-04-12T14:00:00Z',
  isEnding: false,
  hasCard: true,
  isOpen: true,
  hasTrialLeft: false,
  offers: [],
  seats: {
    max: 6,
    members: [
      { userId: IDA, name: 'Ida', hasSeat: seated.includes(IDA) },
      { userId: TOM, name: 'Tom', hasSeat: seated.includes(TOM) },
    ],
  },
})
const open = () =>
  show(
    <Suspense>
      <PlanTab />
    </Suspense>,
  )
const give = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name: `Give ${name} a seat` }))
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a seat stays given, whatever a reading of before it answers late', async () => {
  const late = later<PlanView>()
  let reads = 0
  serveApi({
    'GET /billing/plan': () => (++reads === 1 ? plan() : late.promise),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'PUT /billing/seats/:id': plan(IDA),
  })
  const { client } = await open()
  await screen.findByText(/Ida/)
  void client.refetchQueries({ queryKey: planQuery.queryKey })
  await waitFor(() => expect(reads).toBe(2))
  await give('Ida')
  await screen.findByRole('button', { name: /Take.*Ida/ })
  late.resolve(plan())
  await moment()
  expect(screen.queryByRole('button', { name: /Take.*Ida/ })).toBeTruthy()
})

it('two seats given at once are both there, though the first answer comes last', async () => {
  const first = later()
  const seated: string[] = []
  const answer = async ({ route }: { route: string }) => {
    seated.push(route.slice(-36))
    const now = plan(...seated)
    if (seated.length === 1) await first.promise
    return now
  }
  const calls = serveApi({
    'GET /billing/plan': plan(),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
    'PUT /billing/seats/:id': answer,
  })
  await open()
  await give('Ida')
  await waitFor(() => expect(calls.filter(({ route }) => route.endsWith(IDA))).toHaveLength(1))
  await give('Tom')
  await moment()
  first.resolve()
  await moment()
  expect(screen.getAllByRole('button', { name: /Take/ })).toHaveLength(2)
})
