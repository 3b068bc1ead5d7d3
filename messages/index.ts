import { fill, textAt, type At, type Leaf, type Slots } from './catalog.ts'
import { ar } from './ar/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import type { Locale } from './locales.ts'

export type { Translation } from './catalog.ts'
export { locales, isLocale, directionOf, localeNames, type Locale } from './locales.ts'

/** The English source; every other language has its shape. */
export type Catalog = typeof en
/** A dotted path to a text. */
export type MessageKey = Leaf<Catalog>
/** A failure's code is a message key, so a code without words cannot exist. */
export type ErrorCode = Extract<MessageKey, `${string}.error.${string}`>
type SlotsOf<K extends MessageKey> = Slots<At<Catalog, K> & string>
/** The arguments a message takes: none when it has no slots. */
export type MessageArgs<K extends MessageKey> = [SlotsOf<K>] extends [never]
  ? []
  : [args: Readonly<Record<SlotsOf<K>, string | number>>]

const catalogs: Readonly<Record<Locale, unknown>> = { en, es, fr, ar }

/** The words for a key in a language; English when the language lacks it. */
export function message<K extends MessageKey>(locale: Locale, key: K, ...args: MessageArgs<K>): string {
  return messageFor(locale, key, args[0])
}

/** As `message`, for keys known only at run time. An unknown key comes back as itself. */
export function messageFor(
  locale: Locale,
  key: string,
  args?: Readonly<Record<string, string | number>>,
): string {
  return fill(textAt(catalogs[locale], key) ?? textAt(en, key) ?? key, args)
}
