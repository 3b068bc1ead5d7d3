import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
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

/** Shows the whole page in another language, live, and remembers it on this device. Gives the new words. */
export type SwitchLanguage = (locale: Locale) => Promise<Messages>

const Context = createContext<Messages | null>(null)
const SwitchContext = createContext<SwitchLanguage | null>(null)
const LANGUAGE_COOKIE = 'ek_lang'

/** Gives everything inside it its words, at first those given. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const [current, setCurrent] = useState(() => messages)
  const change = useCallback<SwitchLanguage>(async (locale) => {
    const next = await loadMessages(locale)
    document.documentElement.lang = next.locale
    document.documentElement.dir = next.dir
    // The server reads it: full loads, static pages and the words of failures come in this language too.
    document.cookie = `${LANGUAGE_COOKIE}=${locale}; path=/; max-age=31536000; samesite=lax`
    setCurrent(() => next)
    return next
  }, [])
  return (
    <SwitchContext value={change}>
      <Context value={current}>{children}</Context>
    </SwitchContext>
  )
}

/** Changes the language of the page. */
export function useSwitchLanguage(): SwitchLanguage {
  const change = useContext(SwitchContext)
  if (!change) throw new Error('useSwitchLanguage needs a MessagesProvider above it')
  return change
}

/** `t` of the page's language. Throws outside `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = useContext(Context)
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
