import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { radixAlias } from './scripts/site-radix.ts'
import { routerModules } from './scripts/site-router.ts'

const shared = {
  globals: false,
  restoreMocks: true,
  testTimeout: 15_000,
  setupFiles: ['tests/kit/noise.ts'],
  // Without a condition the editor's packages pick their build by a top-level await, on which Node 20 sometimes waits for ever.
  execArgv: ['--conditions=production'],
}

/** Three kinds of tests: pure ones, ones in a page, and ones on a real PostgreSQL. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: [
            'tests/{domain,messages,services,meta,server,admin}/**/*.test.ts',
            'tests/seed/pure/**/*.test.ts',
          ],
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        // Node is given the router's CommonJS files, which require modules that are still being imported; Node 20 fails at that.
        resolve: { alias: [...routerModules('development'), radixAlias] },
        test: {
          ...shared,
          name: 'site',
          environment: 'jsdom',
          // What the panel draws in the browser is tested as pages are.
          include: ['tests/site/**/*.test.{ts,tsx}', 'tests/admin/**/*.test.tsx'],
          setupFiles: [...shared.setupFiles, 'tests/site/kit/browser.ts'],
          server: { deps: { inline: [/react-router/, /radix-ui/] } },
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          environment: 'node',
          include: [
            'tests/{operations,endpoints,hooks,jobs,migrations,seed,access,http,resilience}/**/*.test.ts',
          ],
          exclude: ['tests/seed/pure/**'],
          globalSetup: ['tests/kit/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
