import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagesInDevelopment } from './scripts/site-dev.ts'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** Class names must be equal in the browser build and in the build that renders the static pages. */
function scopedName(name: string, filename: string): string {
  const file = filename.split('?', 1)[0]!
  const hash = createHash('sha256')
    .update(relative(from('.'), file))
    .digest('base64url')
    .slice(0, 4)
  return `${basename(file).replace(/\.module\.css$/, '')}_${name}_${hash}`
}

/** The member-facing site. `scripts/site-prerender.ts` adds the HTML after this build. */
export default defineConfig({
  root: from('site'),
  publicDir: from('site/public'),
  cacheDir: from('node_modules/.vite'),
  plugins: [react(), pagesInDevelopment()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: from('dist/site'),
    emptyOutDir: true,
    assetsDir: 'assets',
    // Our CSP allows no data: fonts and no inline code, so nothing is inlined and nothing polyfilled.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Newer than `target`, so that light-dark() stays as written; tokens.css has a fallback for older browsers.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: from('site/src/app/main.tsx'),
      output: {
        // Small parts that many screens share travel together: one file instead of thirty.
        codeSplitting: {
          groups: [
            {
              name: 'forms',
              priority: 2,
              test: /site\/src\/(ui|lib)\/(?!Week|[mM]ood|Swell|CheckIn|Badge|Flag|Boat|Arthur|Depth|Streak|Steps|CarePanel|useLive|realtime|comeBack|query|push|Country|countries|TimeZone|timeZones|suggest)/,
              minShareCount: 2,
            },
            // What the dashboard and the journal share: one file for both instead of ten crumbs.
            {
              name: 'daily',
              priority: 1,
              test: /site\/src\/(features\/checkins\/queries\.|ui\/(moodNames|MoodFloat)|lib\/useLiveChannel)|domain\/checkins\/(moods|schema|badges|events|api)/,
              minShareCount: 2,
            },
            // Lists page by page are for few screens; they stay with those.
            {
              name: 'query',
              priority: 1,
              test: /node_modules\/@tanstack\/(?!.*(useInfiniteQuery|infiniteQueryObserver))|site\/src\/lib\/query/,
            },
          ],
        },
      },
    },
  },
  server: {
    strictPort: false,
    proxy: {
      '/api': api,
      '^/app/': { target: api, ws: true },
      '^/apps/': api,
      '/admin': api,
      '/_next': api,
      '/mailbox': api,
    },
  },
})
