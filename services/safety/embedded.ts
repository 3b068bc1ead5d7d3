import type { SecondOpinion } from './port.ts'

/** No second opinion: a level stays what our own rules gave. */
export const noSecondOpinion = (): SecondOpinion => ({
  source: 'none',
  raise: ({ level }) => Promise.resolve(level),
  stats: () => ({ state: 'none', read: 0, raised: 0, failed: 0 }),
})
