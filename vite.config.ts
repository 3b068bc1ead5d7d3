import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/site-chunks.ts'
import { pagesInDevelopment } from './scripts/site-dev.ts'
import { noForwards } from './scripts/site-forwards.ts'
import { layersFirst } from './scripts/site-layers.ts'
import { lightRouter } from './scripts/site-router.ts'
import { radixAlias, radixPure } from './scripts/site-radix.ts'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

/** The files that the entry is made of. */
const ENTRY = /^assets\/(main|react|app|rolldown-runtime)-[\w-]+\.(js|css)$/

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
export default defineConfig(({ isSsrBuild }) => ({
  root: from('site'),
  publicDir: from('site/public'),
  cacheDir: from('node_modules/.vite'),
  resolve: { alias: [radixAlias] },
  plugins: [react(), pagesInDevelopment(), lightRouter(), radixPure(), layersFirst(), noForwards()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    outDir: from('dist/site'),
    // One sheet: a dozen small ones cost a slow connection more than the rules of other screens.
    cssCodeSplit: false,
    emptyOutDir: true,
    assetsDir: 'assets',
    // Our CSP allows no data: fonts and no inline code, so nothing is inlined and nothing polyfilled.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the entry imports at once is there before anything is loaded later.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ENTRY.test(file)) : files,
    },
    manifest: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    // Newer than `target`, so that light-dark() stays as written; tokens.css has a fallback for older browsers.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
    rolldownOptions: {
      input: from('site/src/app/main.tsx'),
      // Pages that are rendered ahead are one file each: groups would put their styles in another order.
      output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
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
      '/sandbox': api,
    },
  },
}))
