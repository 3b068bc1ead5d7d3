import type { DeskItem } from '#domain/moderation/deskApi.ts'
import type { Locale } from '#messages/locales.ts'
import type { DeskMessages } from '../types.ts'

type Props = { item: DeskItem; messages: DeskMessages; locale: Locale }

/** What is known about an item besides its text. */
export function ItemFacts({ item, messages, locale }: Props) {
  const texts = messages.item
  const facts: [string, string][] = [
    [
      texts.member,
      [item.username ?? texts.unknown, item.ageGroup && messages.ageGroup[item.ageGroup]]
        .filter(Boolean)
        .join(', '),
    ],
    [texts.strikes, item.strikes.toLocaleString(locale)],
  ]
  if (item.suggested) facts.push([texts.suggested, messages.step[item.suggested]])
  if (item.reported.length > 0)
    facts.push([
      texts.reported,
      item.reported
        .map(({ category, count }) => `${messages.category[category]} (${count.toLocaleString(locale)})`)
        .join(', '),
    ])
  return (
    <dl className="ek-desk__facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
