/** Bundles our own code of each process into `dist/server/<name>.mjs`; packages stay outside. Unbundled, starting would read hundreds of files. */
import { build } from 'esbuild'

const entries = ['api', 'worker', 'release', 'admin']
/** Code that a process runs in a thread of its own. */
const threads = { judgeThread: 'services/passwords/judgeThread.ts' }

await build({
  entryPoints: { ...Object.fromEntries(entries.map((name) => [name, `server/${name}.ts`])), ...threads },
  outdir: 'dist/server',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  // Our own `#…` imports look like packages to esbuild; they are ours, so they go in.
  plugins: [
    {
      name: 'own-imports',
      setup({ onResolve, resolve }) {
        onResolve({ filter: /^#/ }, ({ path, resolveDir, kind, pluginData }) => {
          if (pluginData === 'own') return undefined
          return resolve(path, { resolveDir, kind, pluginData: 'own' })
        })
      },
    },
  ],
  sourcemap: true,
  logLevel: 'warning',
})
