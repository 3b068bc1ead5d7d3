/** Size of a clip in pixels. */
export const WIDTH = 640
export const HEIGHT = 360

/** A drawing of a clip at a second. */
type Scene = (second: number) => string

const LINE = 214
const INK = '#10303b'

/** From 0 to 1 and back, without a corner. */
const swell = (turn: number): number => (1 - Math.cos(2 * Math.PI * turn)) / 2
const smooth = (x: number): number => {
  const within = Math.max(0, Math.min(1, x))
  return within * within * (3 - 2 * within)
}

/** The top of the water as a path: two long waves that move against each other. */
function water(second: number, { top, high, speed }: { top: number; high: number; speed: number }): string {
  const points = Array.from({ length: 33 }, (_, index) => {
    const x = index * 20
    const y =
      top + high * Math.sin(x / 92 + speed * second) + 0.6 * high * Math.sin(x / 47 - 0.7 * speed * second)
    return `${x} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`
}

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${inside}</svg>`
const sky = (fill: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"/>`

/** The dinghy of the product, its waterline at y = 0. */
const boat = (x: number, y: number, { scale, tilt }: { scale: number; tilt: number }): string =>
  `<g transform="translate(${x} ${y}) rotate(${tilt.toFixed(2)}) scale(${scale})">
    <path fill="#ffa940" d="M-56-24H56C54 8 30 26 0 26S-54 8-56-24Z"/>
    <path fill="${INK}" d="M-54.5-12H54.5C49 13 28 26 0 26S-49 13-54.5-12ZM-4-138h7V-24h-7Z"/>
    <path fill="#ffd75e" d="M8-130 66-146 62-44H8Z"/>
    <path fill="#f78f76" d="M8-78H63.4L62-44H8Z"/>
  </g>`

/** Seconds of breathing in, and of one breath. */
const IN = 4
const BREATH = 10

/** A boat that the water lifts while you breathe in, and lets down while you breathe out. */
const breathing: Scene = (second) => {
  const at = second % BREATH
  const full = at < IN ? smooth(at / IN) : 1 - smooth((at - IN) / (BREATH - IN))
  const top = 262 - 64 * full
  return frame(`
    ${sky('#fff1d2')}
    <circle cx="320" cy="150" r="${(66 + 54 * full).toFixed(1)}" fill="#ffe7b4"/>
    <circle cx="320" cy="150" r="${(48 + 34 * full).toFixed(1)}" fill="#ffdf9a"/>
    <path fill="#c9e4e2" d="${water(second, { top: top - 8, high: 5, speed: 0.5 })}"/>
    ${boat(320, top + 2, { scale: 0.95, tilt: 2.4 * Math.sin(second * 0.9) })}
    <path fill="#94d6c0" d="${water(second, { top: top + 16, high: 5, speed: -0.62 })}"/>
    <path fill="#1b6675" d="${water(second, { top: top + 62, high: 4, speed: 0.44 })}"/>`)
}

/** A far boat that crosses the horizon while the sun goes down. */
const horizon: Scene = (second) => {
  const part = second / 45
  const x = 70 + 500 * part
  return frame(`
    ${sky('#ffe7c2')}
    <rect y="96" width="${WIDTH}" height="60" fill="#ffefd4"/>
    <circle cx="446" cy="${(108 + 92 * part).toFixed(1)}" r="52" fill="#f2a030"/>
    <path fill="#b4a0e0" d="M0 ${LINE}V186q60-34 128-22t92 22q30-14 64-10l40 38Z" opacity="0.7"/>
    ${[0, 1, 2].map((one) => gull(150 + one * 74 + 9 * second * (0.5 + one * 0.12), 74 + one * 22 + 5 * Math.sin(second / 2 + one), swell(second / 3 + one / 3) * 5)).join('')}
    <rect y="${LINE}" width="${WIDTH}" height="${HEIGHT - LINE}" fill="#93c1f0"/>
    ${Array.from({ length: 9 }, (_, row) => glint(row, second)).join('')}
    ${boat(x, LINE + 8 + 1.6 * Math.sin(second), { scale: 0.34, tilt: 1.5 * Math.sin(second * 0.8) })}
    <path fill="#1b6675" d="${water(second, { top: 318, high: 5, speed: 0.4 })}"/>`)
}

const gull = (x: number, y: number, lift: number): string =>
  `<path d="M${x - 15} ${y - lift}q8-7 15 ${4 + lift}q7-${11 + lift} 15-${4 + lift}" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`

/** A line of light on the water, below the sun. */
function glint(row: number, second: number): string {
  const wide = 26 + 10 * row + 14 * Math.sin(second * 0.7 + row * 1.9)
  return `<rect x="${(446 - wide / 2 + 7 * Math.sin(second / 2 + row)).toFixed(1)}" y="${LINE + 9 + row * 11}" width="${wide.toFixed(1)}" height="4" rx="2" fill="#ffdf9a"/>`
}

/** A bird on a buoy that lifts its wings as you lift your shoulders, and lets them sink. */
const shoulders: Scene = (second) => {
  const at = second % 9
  const up = at < 3 ? smooth(at / 3) : at < 4.5 ? 1 : 1 - smooth((at - 4.5) / 3)
  const bob = 5 * Math.sin(second * 0.8)
  const wing = (side: 1 | -1) => {
    const tip = 74 - 96 * up
    return `<path transform="scale(${side} 1)" fill="#93c1f0" d="M24-6C58 ${(-22 - 30 * up).toFixed(1)} 88 ${(tip - 34).toFixed(1)} 96 ${tip.toFixed(1)}C70 ${(tip - 2).toFixed(1)} 40 44 22 40Z"/>`
  }
  return frame(`
    ${sky('#e6f2f1')}
    <circle cx="520" cy="80" r="40" fill="#ffd75e"/>
    <path fill="#bfc8d2" d="M70 92q10-26 38-22 12-24 40-12 22-4 24 18 22 2 18 16Z" opacity="0.6" transform="translate(${(second * 1.6).toFixed(1)} 0)"/>
    <path fill="#c9e4e2" d="${water(second, { top: 252, high: 5, speed: 0.5 })}"/>
    <g transform="translate(320 ${(150 + bob).toFixed(1)}) rotate(${(1.6 * Math.sin(second * 0.6)).toFixed(2)})">
      <path fill="#f78f76" d="M-62 84H62L84 168H-84Z"/><path fill="#fff" d="M-72 116H72L78 138H-78Z"/>
      <path fill="${INK}" d="M-66 72H66V86H-66Z"/>
      <g transform="translate(0 ${(-6 * up).toFixed(1)})">${wing(1)}${wing(-1)}</g>
      <path fill="#fff" d="M0-44C34-44 42 2 38 38 36 62 22 72 0 72S-36 62-38 38C-42 2-34-44 0-44Z"/>
      <circle cx="0" cy="${(-52 - 3 * up).toFixed(1)}" r="31" fill="#fff"/>
      <g transform="translate(0 ${(-3 * up).toFixed(1)})">
        <path d="M-17-56q5 5 10 0M7-56q5 5 10 0" fill="none" stroke="${INK}" stroke-width="3.4" stroke-linecap="round"/>
        <path fill="#ffa940" d="M-10-46H10L0-32Z"/>
      </g>
    </g>
    <path fill="#94d6c0" d="${water(second, { top: 292, high: 6, speed: -0.6 })}"/>
    <path fill="#1b6675" d="${water(second, { top: 328, high: 4, speed: 0.42 })}"/>`)
}

/** The drawing of each clip. */
export const scenes = { breathing, horizon, shoulders } as const
