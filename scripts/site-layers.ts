import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Puts the order of the layers at the beginning of the app's style sheet. The bundler writes what the entry imports
 * before the entry's own rules, and the first rules a sheet names are the weakest.
 */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const [order] = /@layer [^;{]+;/.exec(readFileSync('site/src/ui/styles.css', 'utf8')) ?? []
      if (!order) throw new Error('styles.css does not say the order of the layers')
      for (const asset of Object.values(bundle)) {
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = order + String(asset.source)
      }
    },
  }
}
