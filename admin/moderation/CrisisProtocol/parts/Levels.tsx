import type { DangerLevel, Protocol } from '#domain/moderation/protocol.ts'

type LevelsProps = {
  levels: Protocol['levels']
  messages: Readonly<Record<DangerLevel, { name: string; sign: string }>>
}

/** What to do at which level: the nearest danger first, because who opens this in a hurry needs that one. */
export function Levels({ levels, messages }: LevelsProps) {
  return levels.toReversed().map(({ level, steps }) => (
    <section key={level} className={`ek-protocol__level ek-protocol__level--${level}`}>
      <div>
        <h2>{messages[level].name}</h2>
        <p>{messages[level].sign}</p>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  ))
}
