import type { ReactNode } from 'react'
import type { Mood } from '#domain/checkins/moods.ts'

type Drawing = { body: string; attempt?: string; face: ReactNode }
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 5.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const eyes = (left: number, right: number, y: number, rx = 4.4, ry = 5.8) => (
  <>
    <ellipse cx={left} cy={y} rx={rx} ry={ry} />
    <ellipse cx={right} cy={y} rx={rx} ry={ry} />
  </>
)

/** Outline and face differ, so colour is never needed. The painted band lies at the same height in all seven. */
const drawings: Readonly<Record<Mood, Drawing>> = {
  excited: {
    body: 'M35.5 11.7A14.5 14.5 0 0 1 60.5 11.7A14.5 14.5 0 0 1 79.6 27.8A14.5 14.5 0 0 1 83.9 52.3A14.5 14.5 0 0 1 71.5 74A14.5 14.5 0 0 1 48 82.5A14.5 14.5 0 0 1 24.5 74A14.5 14.5 0 0 1 12.1 52.3A14.5 14.5 0 0 1 16.4 27.8A14.5 14.5 0 0 1 35.5 11.7Z',
    face: (
      <>
        {eyes(38, 58, 36, 4.6, 6.2)}
        <path
          d="M32.5 47.5h31a15.5 15.5 0 0 1-31 0Z"
          stroke="currentColor"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </>
    ),
  },
  happy: {
    body: 'M48 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84Z',
    face: (
      <>
        {eyes(38, 58, 38, 4.6, 6.2)}
        <path d="M31 50q17 16 34 0" {...line} />
      </>
    ),
  },
  calm: {
    body: 'M34 32h28a32 28 0 0 1 32 28v2a32 29 0 0 1-32 29h-28a32 29 0 0 1-32-29v-2a32 28 0 0 1 32-28Z',
    face: <path d="M27 46q7 6.5 14 0M55 46q7 6.5 14 0M40 60q8 2.5 16 0" {...line} />,
  },
  anxious: {
    body: 'M52 91.8Q48 96 44 91.8Q40 87.7 34.3 90.5Q28.5 93.3 26.5 87.2Q24.4 81.1 18.6 79.7Q12.9 78.3 14.6 71.2Q16.3 64 12.4 59.8Q8.6 55.6 12 50.5Q15.5 45.4 12.5 39.2Q9.6 33 14.3 29.8Q19 26.6 19.2 19.5Q19.4 12.4 25.7 13.3Q31.9 14.2 35.1 9.3Q38.4 4.4 43.2 8.2Q48 12 52.8 8.2Q57.6 4.4 60.9 9.3Q64.1 14.2 70.3 13.3Q76.6 12.4 76.8 19.5Q77 26.6 81.7 29.8Q86.4 33 83.5 39.2Q80.5 45.4 84 50.5Q87.4 55.6 83.6 59.8Q79.7 64 81.4 71.2Q83.1 78.3 77.4 79.7Q71.6 81.1 69.5 87.2Q67.5 93.3 61.7 90.5Q56 87.7 52 91.8Z',
    face: (
      <>
        {eyes(43, 63, 33, 5, 6.8)}
        <path d="M36 54q4.3-7 8.6 0t8.6 0t8.6 0t8.6 0" {...line} strokeWidth={5} />
      </>
    ),
  },
  sad: {
    body: 'M42 5c7 16 44 28 44 53a37 35 0 0 1-74 0c0-22 27-34 30-53Z',
    face: (
      <>
        {eyes(38, 58, 44)}
        <path d="M37 61q11-9 22 0" {...line} />
      </>
    ),
  },
  angry: {
    body: 'M44 5.8q4-3.8 8 0l40 40.2q3.8 4 0 8l-40 37.2q-4 3.8-8 0l-40-37.2q-3.8-4 0-8Z',
    face: (
      <>
        {eyes(38, 58, 47, 4.4, 5)}
        <path d="M28 34l14 6.5M68 34l-14 6.5M38 61h20" {...line} />
      </>
    ),
  },
  tired: {
    body: 'M48 24c26 0 43 20 43 42v12a14 14 0 0 1-14 14h-58a14 14 0 0 1-14-14v-12c0-22 17-42 43-42Z',
    attempt: 'rotate(-6 48 62)',
    face: (
      <>
        <path d="M26 47h17M54 47h17" {...line} />
        <path d="M29.5 49h10a5 5 0 0 1-10 0ZM57.5 49h10a5 5 0 0 1-10 0Z" />
        <ellipse cx={48.5} cy={61.5} rx={5.4} ry={4.8} />
      </>
    ),
  },
}

/**
 * The seven moods as symbols, once per page, in the HTML and not in the scripts. It must not be `display: none`: that
 * would take the clip paths away. The drawings read their colours from wherever they are used.
 */
export function MoodSprite({ only }: { only?: readonly Mood[] }) {
  const shown = only ?? (Object.keys(drawings) as Mood[])
  return (
    <svg className="ek-sr" width="0" height="0" aria-hidden="true" focusable="false">
      {shown.map((mood) => (
        <MoodSymbol key={mood} mood={mood} drawing={drawings[mood]} />
      ))}
    </svg>
  )
}

function MoodSymbol({ mood, drawing: { body, attempt, face } }: { mood: Mood; drawing: Drawing }) {
  return (
    <symbol id={`mood-${mood}`} viewBox="0 0 96 96">
      <clipPath id={`mood-${mood}-clip`}>
        <path d={body} transform={attempt} />
      </clipPath>
      <g clipPath={`url(#mood-${mood}-clip)`}>
        <path d={body} fill={`var(--mood-${mood})`} transform={attempt} />
        <path
          d={`M-20-20h140v140h-140Z${body}`}
          fill={`var(--mood-${mood}-shade)`}
          fillRule="evenodd"
          transform={attempt ? `translate(-9 -3) ${attempt}` : 'translate(-9 -3)'}
        />
        <path d="M0 70h96v26h-96Z" fill="var(--float-band)" />
      </g>
      <path
        d={body}
        fill="none"
        stroke="var(--float-outline)"
        strokeWidth={3.5}
        strokeLinejoin="round"
        transform={attempt}
      />
      <g fill="currentColor" transform={attempt}>
        {face}
      </g>
    </symbol>
  )
}
