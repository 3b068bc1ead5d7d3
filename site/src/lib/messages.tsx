import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import type { Locale, MessageArgs, MessageKey } from '#messages'
import { fill, textAt } from '#messages/catalog.ts'
import { directionOf } from '#messages/locales.ts'
import { featureOf, type MessageGroup, type MessageGroups } from '#messages/site/messageGroups.ts'

/** Returns the text for a key, in the reader's language. */
export type Translate = <K extends MessageKey>(key: K, ...args: MessageArgs<K>) => string
/** `useMessages()`: call it with a key; it also has the language and its direction. */
export type Messages = Translate & {
  readonly locale: Locale
  readonly dir: 'ltr' | 'rtl'
  /** As calling it, for keys known only at run time. An unknown key comes back as itself. */
  readonly any: (key: string, args?: Readonly<Record<string, string | number>>) => string
  /** Fetches the messages of features, once each. A screen has those its feature lists before it is drawn. */
  readonly load: (names: readonly MessageGroup[]) => Promise<void>
}

/** Every group of messages asked for so far; another language needs them too. */
const asked = new Set<MessageGroup>()

/**
 * Builds `t` from the messages that are there from the start, and where its language has the others; a page made ahead
 * has them all.
 */
export function newMessages(locale: Locale, start: object, groups: Partial<MessageGroups> = {}): Messages {
  const catalog: Record<string, unknown> = { ...start }
  const any: Messages['any'] = (key, args) => fill(textAt(catalog, key) ?? key, args)
  const loaded = new Set<MessageGroup>()
  const load: Messages['load'] = async (names) => {
    const missing = names.filter((name) => !loaded.has(name))
    missing.forEach((name) => asked.add(name))
    const found = await Promise.all(missing.map((name) => groups[name]?.()))
    missing.forEach((name, index) => {
      const feature = featureOf(name)
      catalog[feature] = { ...(catalog[feature] as object | undefined), ...(found[index] as object) }
      loaded.add(name)
    })
  }
  const t = ((key: string, args?: Readonly<Record<string, string | number>>) => any(key, args)) as Translate
  return Object.assign(t, { locale, dir: directionOf(locale), any, load })
}

/** Loads the messages of one language: those of every screen, and those asked for so far. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { catalog, groups } = await starts[locale]()
  const messages = newMessages(locale, catalog, groups)
  await messages.load([...asked])
  return messages
}

const starts: Readonly<Record<Locale, () => Promise<{ catalog: object; groups: MessageGroups }>>> = {
  en: () => import('#messages/site/en.ts'),
  es: () => import('#messages/site/es.ts'),
  fr: () => import('#messages/site/fr.ts'),
  ar: () => import('#messages/site/ar.ts'),
}

/** Shows the whole page in another language, live, and remembers it on this device. Returns the new messages. */
export type SwitchLanguage = (locale: Locale) => Promise<Messages>

const Context = createContext<Messages | null>(null)
const SwitchContext = createContext<SwitchLanguage | null>(null)
const LANGUAGE_COOKIE = 'ek_lang'

/** Gives everything inside it its messages, at first those given. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const [current, setCurrent] = useState(() => messages)
  const change = useCallback<SwitchLanguage>(async (locale) => {
    const next = await loadMessages(locale)
    document.documentElement.lang = next.locale
    document.documentElement.dir = next.dir
    // The server reads it: full loads, static pages and the messages of errors come in this language too.
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
