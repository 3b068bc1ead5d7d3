const first =
  'amber brisk bright calm clear clever coral early gentle golden green happy kind lucky merry misty quick quiet salty silver steady sunny swift warm'.split(
    ' ',
  )
const second =
  'anchor bay beacon breeze buoy cove cutter dolphin drift dune gull harbor heron island lagoon lantern otter pebble petrel reef seal tern tide wren'.split(
    ' ',
  )

/** Suggests a neutral username: `quiet_harbor27`, one of over fifty thousand. Source: docs/rules/account.md D-018. */
export function suggestUsername(): string {
  const [a, b, c] = crypto.getRandomValues(new Uint32Array(3)) as unknown as [number, number, number]
  return `${first[a % first.length]}_${second[b % second.length]}${10 + (c % 90)}`
}
