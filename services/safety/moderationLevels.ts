import { z } from 'zod'
import type { RiskLevel } from '#domain/moderation/assessment.ts'
import { higherRisk } from '#domain/moderation/compareRisk.ts'

/** From which score (0 to 1) on a category of the moderation service means a level. */
type Signal = Partial<Record<Exclude<RiskLevel, 'none'>, number>>
// Only an intent against oneself can be near in time; the other categories do not say when.
const signals = {
  'self-harm': { watch: 0.15, concern: 0.5 },
  'self-harm/intent': { watch: 0.1, concern: 0.35, urgent: 0.85 },
  'self-harm/instructions': { watch: 0.1, concern: 0.35 },
  violence: { watch: 0.7, concern: 0.95 },
  'violence/graphic': { watch: 0.8 },
  'harassment/threatening': { watch: 0.5, concern: 0.85 },
  'sexual/minors': { watch: 0.15, concern: 0.4 },
} as const satisfies Record<string, Signal>

const score = z.number().min(0).max(1)
const Answer = z.object({
  results: z
    .array(
      z.object({
        flagged: z.boolean(),
        category_scores: z.object(
          Object.fromEntries(Object.keys(signals).map((name) => [name, score])) as Record<
            keyof typeof signals,
            typeof score
          >,
        ),
      }),
    )
    .length(1),
})

/** What the moderation service says of one text. `isFlagged`: it objects, whatever our table makes of it. */
export type Moderation = { level: RiskLevel; isFlagged: boolean }

/**
 * Reads the moderation service's answer about one text.
 * @throws ZodError when the answer is not what the service promises
 */
export function readModeration(answer: unknown): Moderation {
  const [{ flagged, category_scores }] = Answer.parse(answer).results as [
    z.output<typeof Answer>['results'][number],
  ]
  const levels = Object.entries(signals).map(([name, signal]) =>
    levelOf(signal, category_scores[name as keyof typeof signals]),
  )
  return { level: levels.reduce(higherRisk, 'none'), isFlagged: flagged }
}

const levelOf = (signal: Signal, value: number): RiskLevel =>
  (['urgent', 'concern', 'watch'] as const).find((level) => value >= (signal[level] ?? Infinity)) ?? 'none'
