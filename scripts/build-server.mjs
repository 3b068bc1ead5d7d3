/**
 * Bundles our own code of each process into `dist/server/<name>.mjs` (or the folder `--out`); packages stay outside.
 * Unbundled, starting would read hundreds of files. The editor's packages go in as well: outside, each of them picks
 * its build by a top-level `await import()`, on which Node 20 sometimes waits for ever. With the condition `production`
 * there is nothing to pick.
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist/server' } } })
const entries = ['api', 'worker', 'release', 'admin', 'sandbox']
/** Code that a process runs in a thread of its own. */
const threads = {
  judgeThread: 'lib/passwords/judgeThread.ts',
  audioThread: 'lib/audio/audioThread.ts',
  pdfThread: 'lib/pdf/pdfThread.ts',
}

/** Packages of the editor, and what they have in a version of their own. */
const isOfEditor = (path, importer) =>
  /^(@payloadcms\/richtext-lexical|lexical|@lexical\/[^/]+)(\/|$)/.test(path) ||
  (path === 'uuid' && importer.includes('richtext-lexical'))

/**
 * Payload's mail adapter needs one error class of Payload, and would load all of it (55 MB) into the worker. It goes
 * into our bundle, with that class alone. @see docs/decisions/025-payload-at-the-centre.md
 */
const mailAdapterAlone = {
  name: 'mail-adapter-alone',
  setup({ onResolve, onLoad }) {
    const adapter = fileURLToPath(import.meta.resolve('@payloadcms/email-nodemailer'))
    onResolve({ filter: /^@payloadcms\/email-nodemailer$/ }, () => ({ path: adapter }))
    onResolve({ filter: /^payload$/ }, ({ importer }) =>
      importer === adapter ? { path: 'payload', namespace: 'payload-error' } : undefined,
    )
    onLoad({ filter: /.*/, namespace: 'payload-error' }, () => ({
      contents: 'export class InvalidConfiguration extends Error {}',
    }))
  },
}

await build({
  entryPoints: { ...Object.fromEntries(entries.map((name) => [name, `server/${name}.ts`])), ...threads },
  outdir: values.out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['production'],
  // Our own `#…` imports look like packages to esbuild; they are ours, so they go in.
  plugins: [
    mailAdapterAlone,
    {
      name: 'packages-outside',
      setup({ onResolve }) {
        onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer }) => {
          if (kind === 'entry-point' || isOfEditor(path, importer)) return undefined
          return { path, external: true }
        })
      },
    },
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
