import { build } from 'esbuild'

/** Builds one of the classic scripts that stand beside the app: `/comfort.js`, `/keep.js` and `/sw.js`. */
export async function classicScript(
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox114', 'safari16.4'],
    define,
    legalComments: 'none',
  })
  return outputFiles[0]!.text
}
