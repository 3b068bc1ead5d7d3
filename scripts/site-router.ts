import path from 'node:path'
import type { Alias, Plugin } from 'vite'

const packages = path.resolve(import.meta.dirname, '../node_modules')

/** Where the modules of the router are. Its own list of exports always names the development build. */
export const routerModules = (build: 'development' | 'production'): Alias[] => {
  const dist = `${packages}/react-router/dist/${build}`
  return [
    { find: /^react-router-dom$/, replacement: `${packages}/react-router-dom/dist/index.mjs` },
    { find: /^react-router\/dom$/, replacement: `${dist}/dom-export.mjs` },
    { find: /^react-router$/, replacement: `${dist}/index.mjs` },
  ]
}

/** `Link.displayName = "Link";` is a name for developer tools, and a use of `Link`: the bundler then keeps it. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm
/** A call at the top of a module may do anything, unless it is marked as pure. */
const MAKER = / = (React\d*\.(?:forwardRef|memo|createContext)\()/g

/** Drops what keeps unused parts of the router in the bundle. A test shows that it still finds all of them. */
export const withoutNames = (code: string): string =>
  code.replace(DISPLAY_NAME, '').replace(MAKER, ' = /* @__PURE__ */ $1')

/** Builds the site with the router's production build, and only with the parts that are used. */
export function lightRouter(): Plugin {
  return {
    name: 'evenkeel:light-router',
    apply: 'build',
    // Pages that are rendered ahead draw no router; there the package stays outside of the bundle.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { resolve: { alias: routerModules('production') } },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}
