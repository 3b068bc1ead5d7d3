import type { Manifest } from 'vite'
import type { Locale } from '../messages/locales.ts'

/** What the worker keeps for members: the shell, the dashboard, check-ins, the journal and what floats beside them. */
const ROOTS = [
  'src/app/main.tsx',
  'src/app/frame/MemberFrame.tsx',
  'src/pages/dashboard/Dashboard.tsx',
  'src/features/journal/JournalScreen.tsx',
  'src/features/notifications/NotificationMenu.tsx',
  'src/features/coach/CoachPopup.tsx',
]
/** Parts that load later and are kept as well; the other tabs and screens need the server anyway. */
const LATER =
  /^(src\/(app|lib|ui)\/|src\/features\/(_dashboard|checkins|journal|moderation\/care)\/|src\/features\/trivia\/TriviaCard|\.\.\/domain\/)/
/** Words of those screens, besides those every screen has. */
const WORDS = ['care', 'checkins', 'coach', 'journal', 'voice', 'notifications', 'trivia', 'ai']

/** Addresses of the files the kept screens need, in whatever language. */
export function keptOfApp(manifest: Manifest): string[] {
  for (const root of ROOTS) if (!manifest[root]) throw new Error(`${root} is not in the manifest`)
  return [styleSheet(manifest), ...filesBehind(manifest, ROOTS)]
}

/** Address of the app's one style sheet. */
export function styleSheet(manifest: Manifest): string {
  const sheet = manifest['style.css']
  if (!sheet) throw new Error('the app has no style sheet')
  return `/${sheet.file}`
}

/** Addresses of the files one language adds. */
export const keptOfLanguage = (manifest: Manifest, locale: Locale): string[] =>
  filesBehind(
    manifest,
    [`../messages/site/${locale}.ts`, ...WORDS.map((name) => `../messages/${locale}/${name}.ts`)].filter(
      (key) => manifest[key],
    ),
  )

function filesBehind(manifest: Manifest, roots: readonly string[]): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(`/${chunk.file}`)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter((later) => LATER.test(later)).forEach(visit)
  }
  roots.forEach(visit)
  return [...files]
}
