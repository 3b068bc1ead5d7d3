import type { Plugin } from 'vite'

/*
 * What the packages of Radix need from the build.
 */

/** Our stand-in for the package that would write a style element into the page. */
export const radixAlias = {
  find: /^react-remove-scroll$/,
  replacement: new URL('../site/src/ui/removeScroll.tsx', import.meta.url).pathname,
}

/**
 * Radix names each of its functions by a call, which counts as a side effect and keeps unused parts in the bundle. Says
 * that the call has none. When the packages change this line, the bundle grows and the budgets of the build tell.
 */
export function radixPure(): Plugin {
  return {
    name: 'radix-pure',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@radix-ui\/.*\/dist/ },
      handler: (code) => ({
        code: code.replace(
          /^var __name = .*$/m,
          '/* @__NO_SIDE_EFFECTS__ */ function __name(target) { return target }',
        ),
        map: null,
      }),
    },
  }
}
