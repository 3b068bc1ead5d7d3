import { hashPassword, verifyPassword } from '#lib/passwords/hash.ts'
import { spreadOf, type Spread } from '../kit/figures.ts'

/** B5: milliseconds of one password check, alone on the machine. A note, not a goal: the cost is on purpose. */
export async function passwordHash(): Promise<Spread> {
  const stored = await hashPassword('Quiet-Harbour-7-lantern')
  const times: number[] = []
  for (let count = 0; count < 7; count += 1) {
    const begun = performance.now()
    await verifyPassword('Quiet-Harbour-7-lantern', stored)
    times.push(performance.now() - begun)
  }
  return spreadOf(times)
}
