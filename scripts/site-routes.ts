import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/* Which screens the app has, and which chunks of the build each of them loads at once. */

/** The frames a screen may stand in. */
export type Frame = 'member' | 'steps' | 'public'
/** A route of the app and the source file of its screen. */
export type FoundRoute = {
  path: string
  frame: Frame
  source: string
  /** The source file of what the feature draws around its screens. */
  layout?: string
  /** Members have their places around it, so a small frame asks who is here. */
  shared?: true
  messages: string[]
}

/**
 * Reads routes out of a feature's `routes.tsx`: each `path` with the `import()` that follows it, and the list it is in.
 */
export function routesIn(text: string, folder: string): FoundRoute[] {
  const messages = featureMessagesIn(text)
  const layout = /\blayout:\s*\{[^}]*?import\('([^']+)'\)/.exec(text)?.[1]
  return [...text.matchAll(/path:\s*'([^']+)'[\s\S]*?import\('([^']+)'\)([^}]*)/g)].map((match) => {
    const before = text.slice(0, match.index)
    const own = namesIn(/messages:\s*\[([^\]]*)\]/.exec(match[3]!)?.[1])
    const frame = [...before.matchAll(/\b(member|steps|public):\s*\[/g)].at(-1)?.[1] ?? 'public'
    return {
      path: match[1]!,
      frame: frame as Frame,
      source: path.posix.join(folder, match[2]!),
      ...(/\bshared: true\b/.test(match[3]!) && { shared: true as const }),
      ...(layout && frame === 'member' && { layout: path.posix.join(folder, layout) }),
      messages: [...messages, ...own],
    }
  })
}

/** Parts of the member frame (`barEnd`, `floating`) load with its first screen. */
export function framePartsIn(text: string, folder: string): string[] {
  const lists = [...text.matchAll(/\b(?:barEnd|floating):\s*\[([\s\S]*?)\]/g)].map(([, list]) => list!)
  return lists.flatMap((list) =>
    [...list.matchAll(/import\('([^']+)'\)/g)].map(([, source]) => path.posix.join(folder, source!)),
  )
}

const namesIn = (list: string | undefined): string[] =>
  [...(list ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name!)

/** The messages that load with every screen and part of a feature: its own `messages`, not those of single routes. */
export const featureMessagesIn = (text: string): string[] =>
  namesIn(/^ {2}messages:\s*\[([^\]]*)\]/m.exec(text)?.[1])

/** The lists of routes, of features and of pages. */
export const routeFiles = (): string[] =>
  ['site/src/features', 'site/src/pages'].flatMap((root) =>
    readdirSync(root)
      .flatMap((name) => [`${root}/${name}/routes.ts`, `${root}/${name}/routes.tsx`])
      .filter((file) => existsSync(file)),
  )

/** All scripts that loading these chunks asks for: the chunks, and what they import at once. */
export function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not in the manifest`)
    if (seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...files].filter((file) => file.endsWith('.js'))
}

/** A screen of the app with the chunks of its first load, as keys of the manifest. */
export type Screen = { path: string; frame: Frame; chunks: string[] }

/** The chunks of the app's entry. */
export const entryChunks = (locale: string): string[] => ['src/app/main.tsx', `../messages/site/${locale}.ts`]

const messagesChunk = (locale: string, name: string) => `../messages/${locale}/${name}.ts`

const sourcesOfRoutes = () =>
  routeFiles().map((file) => ({
    text: readFileSync(file, 'utf8'),
    folder: path.posix.relative('site', path.posix.dirname(file)),
  }))

/** The chunks of the frame around every member's screen. */
export function memberChunks(locale: string): string[] {
  const parts = sourcesOfRoutes().flatMap(({ text, folder }) => {
    const found = framePartsIn(text, folder)
    const messages = featureMessagesIn(text).map((name) => messagesChunk(locale, name))
    return found.length > 0 ? [...found, ...messages] : []
  })
  return ['src/app/frame/MemberFrame.tsx', ...parts]
}

/** Every screen of the app in a language, without the chunks of the entry. */
export function screensOf(locale: string): Screen[] {
  const member = memberChunks(locale)
  return sourcesOfRoutes()
    .flatMap(({ text, folder }) => routesIn(text, folder))
    .map(({ path: route, frame, source, layout, shared, messages }) => ({
      path: route,
      frame,
      chunks: [
        source,
        ...(layout ? [layout] : []),
        ...(shared ? ['src/app/frame/SharedFrame.tsx'] : []),
        ...messages.map((name) => messagesChunk(locale, name)),
        ...(frame === 'public' ? [] : member),
      ],
    }))
}
