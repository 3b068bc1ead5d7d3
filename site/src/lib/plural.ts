import { intlFormat } from './intlFormat.ts'
import type { MessageKey } from '#messages'
import type { Messages } from './messages.tsx'

type StemOf<K> = K extends `${infer Stem}_other` ? Stem : never
/** Keys that have a form for one and for more (`checkins.streak.days` of `…days_one`, `…days_other`). */
export type PluralKey = StemOf<MessageKey>

/**
 * Returns the text for a number of things: `plural(t, 'checkins.streak.days', 12)`. Languages choose among their own
 * forms (`_one`, `_two`, `_few`, `_many`); a missing one is `_other`. The number is `{{count}}`.
 */
export function plural(
  t: Messages,
  stem: PluralKey,
  count: number,
  args: Readonly<Record<string, string | number>> = {},
): string {
  const key = `${stem}_${intlFormat(Intl.PluralRules, t.locale, {}).select(count)}`
  const values = { count, ...args }
  const text = t.any(key, values)
  return text === key ? t.any(`${stem}_other`, values) : text
}
