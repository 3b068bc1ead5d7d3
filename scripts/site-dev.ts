import type { Plugin } from 'vite'

/** Serves the HTML in development. */
export function pagesInDevelopment(): Plugin {
  return { name: 'evenkeel-pages', apply: 'serve' }
}
