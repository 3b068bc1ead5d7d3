import type { DeclineReason, RequestStatus } from '#domain/requests/requests.ts'

/** A request of the demo dataset: who asked, how many hours ago, and what became of it. */
export type DemoRequest = {
  child: 'mila' | 'jonas'
  status: RequestStatus
  hoursAgo: number
  /** Hours until the guardian answered, or until it ended. */
  after?: number
  reason?: string
  answerReason?: DeclineReason
  answer?: string
}

/** Requests in each state, of the children of Tobias. Source: docs/rules/store.md D-146. */
export const demoRequests: readonly DemoRequest[] = [
  { child: 'mila', status: 'pending', hoursAgo: 5, reason: 'I want to try it before I fall asleep.' },
  { child: 'jonas', status: 'pending', hoursAgo: 31, reason: 'For the bus. The ride is long and loud.' },
  { child: 'jonas', status: 'approved', hoursAgo: 20, after: 6, reason: 'Everyone on the team has one.' },
  { child: 'mila', status: 'paid', hoursAgo: 210, after: 3, reason: 'For my desk!' },
  {
    child: 'mila',
    status: 'declined',
    hoursAgo: 330,
    after: 9,
    reason: 'It looks so soft.',
    answerReason: 'have_similar',
    answer: 'Have a look at the shelf in the hall. I think you will like the blue one.',
  },
  { child: 'jonas', status: 'lapsed', hoursAgo: 460, after: 72 },
  { child: 'mila', status: 'cancelled', hoursAgo: 500, after: 1 },
]
