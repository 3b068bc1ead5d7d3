import { createContext, useContext, type ReactNode } from 'react'
import type { Locale, MessageArgs, MessageKey } from '#messages'
import { fill, textAt } from '#messages/catalog.ts'
import { directionOf } from '#messages/locales.ts'

/** The words for a key, in the reader's language. */
export type Translate = <K extends MessageKey>(key: K, ...args: MessageArgs<K>) => string
/** `useMessages()`: call it with a key; it also says the language and its direction. */
export type Messages = Translate & {
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
  /** As calling it, for keys known only at run time. An unknown key comes back as itself. */
  readonly any: (key: string, args?: Readonly<Record<string, string | number>>) => string
}

/** Builds `t` from a catalog. */
export function newMessages(locale: Locale, catalog: unknown): Messages {
  const any: Messages['any'] = (key, args) => fill(textAt(catalog, key) ?? key, args)
  const t = ((key: string, args?: Readonly<Record<string, string | number>>) => any(key, args)) as Translate
  return Object.assign(t, { locale, dir: directionOf(locale), any })
}

/** Loads the words of one language; each is a chunk of its own. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return newMessages(locale, (await catalogs[locale]()).catalog)
}

const catalogs: Readonly<Record<Locale, () => Promise<{ catalog: unknown }>>> = {
  en: () => import('#messages/site/en.ts'),
  es: () => import('#messages/site/es.ts'),
  fr: () => import('#messages/site/fr.ts'),
  ar: () => import('#messages/site/ar.ts'),
}

const Context = createContext<Messages | null>(null)

/** Gives everything inside it its words. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <Context value={messages}>{children}</Context>
}

/** `t` of the page's language. Throws outside `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = useContext(Context)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
