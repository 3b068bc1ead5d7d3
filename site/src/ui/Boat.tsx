import type { AgeGroup } from '#domain/account/ageGroup.ts'

type Shape = readonly [fill: string, path: string]

/**
 * Boats by age; the waterline is y = 0, the middle x = 0. A child's boat is small but whole, the elder's the sturdiest.
 */
const boats: Readonly<Record<AgeGroup, readonly Shape[]>> = {
  child: [
    ['--paint-tangerine', 'M-56-24H56C54 8 30 26 0 26S-54 8-56-24Z'],
    ['--boat-hull', 'M-54.5-12H54.5C49 13 28 26 0 26S-49 13-54.5-12Z'],
    ['--boat-keel', 'M-11 22h22v28h-22Z'],
    ['--boat-mast', 'M-4-138h7V-24h-7Z'],
    ['--paint-sun', 'M8-130 66-146 62-44H8Z'],
    ['--paint-coral', 'M8-78H63.4L62-44H8Z'],
  ],
  teen: [
    ['--boat-hull-2', 'M-88-28H90L78 0C68 18 36 26 0 26S-64 18-76 0Z'],
    ['--boat-keel', 'M-24 22h38l-9 52H-10Z'],
    ['--boat-mast', 'M-3-204h7V-28h-7Z'],
    ['--paint-heather', 'M10-196 92-48H10Z'],
    ['--boat-sail', 'M-9-160-66-48H-9Z'],
  ],
  adult: [
    ['--boat-hull', 'M-158-42H156L140-4C126 34 60 50-4 50S-132 34-148-4Z'],
    ['--boat-stripe', 'M-150-24H148l-4 11H-147Z'],
    ['--boat-keel', 'M-46 44H58L34 138H-4Z'],
    ['--lamp', 'M-22 134h74a20 20 0 0 1 0 40h-74a20 20 0 0 1 0-40Z'],
    ['--boat-mast', 'M-4-384h8V-42h-8Z'],
    ['--boat-sail', 'M14-360C74-266 134-164 156-76H14Z'],
    ['--paint-sea', 'M14-128H138q12 27 18 52H14Z'],
    ['--boat-jib', 'M-14-336C-44-244-96-146-150-72H-14Z'],
    ['--paint-coral', 'M4-384h52l-15 12 15 12H4Z'],
  ],
  elder: [
    ['--boat-hull-3', 'M-116-34H116C114 4 84 32 40 32H-40C-84 32-114 4-116-34Z'],
    ['--boat-stripe', 'M-114.5-20H114.5l-3 10H-111.5Z'],
    ['--boat-keel', 'M-66 28H66L52 74H-52Z'],
    ['--boat-mast', 'M-50-226h7V-34h-7ZM40-180h7V-34h-7Z'],
    ['--paint-rain', 'M-37-216 28-188V-56H-37Z'],
    ['--boat-sail', 'M53-170l48 22v92H53Z'],
  ],
}

/** A boat as an SVG group, for use inside a drawing: dinghy, skiff, sloop or lugger. */
export function Boat({
  of,
  x = 0,
  y = 0,
  scale = 1,
}: {
  of: AgeGroup
  x?: number
  y?: number
  scale?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {boats[of].map(([fill, path]) => (
        <path key={path} d={path} fill={`var(${fill})`} />
      ))}
    </g>
  )
}
