import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { radixAlias } from './scripts/site-radix.ts'
import { routerModules } from './scripts/site-router.ts'

const shared = {
  globals: false,
  restoreMocks: true,
  // Only a test that hangs gets there, also on a busy machine.
  testTimeout: 60_000,
  setupFiles: ['tests/kit/noise.ts'],
  // Testing Library draws the page into each error, also into those that waiting throws away. Set it to see the page.
  env: { DEBUG_PRINT_LIMIT: process.env.DEBUG_PRINT_LIMIT ?? '0' },
  // Without a condition the editor's packages pick their build by a top-level await, on which Node 20 sometimes waits
  // for ever.
  execArgv: ['--conditions=production'],
}

/** Tests of the site that touch no page: making one takes longer than they do. */
const siteInNode = [
  'tests/site/app/{budgets,forwards,lightRouter,words}.test.ts',
  'tests/site/features/{chat/messages,checkins/calendar,requests/centsIn}.test.ts',
  'tests/site/lib/{countries,format}.test.ts',
]

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
            'tests/{admin,collections,domain,lib,messages,meta,scripts,services}/**/*.test.ts',
            'tests/server/{openapi,start}/**/*.test.ts',
            'tests/seed/{audio,content}/**/*.test.ts',
            'tests/seed/{pieceText,random}.test.ts',
            ...siteInNode,
          ],
          // Test payments keep their objects in the database.
          exclude: ['tests/services/payments/**'],
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        // Node is given the router's CommonJS files, which require modules that are still being imported; Node 20 fails
        // at that.
        resolve: { alias: [...routerModules('development'), radixAlias] },
        test: {
          ...shared,
          name: 'site',
          environment: 'jsdom',
          // What the panel draws in the browser is tested as pages are.
          include: ['tests/site/**/*.test.{ts,tsx}', 'tests/admin/**/*.test.tsx'],
          exclude: siteInNode,
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
            'tests/{access,endpoints,hooks,jobs,migrations,operations,resilience,seed,server/http,services/payments}/**/*.test.ts',
          ],
          exclude: ['tests/seed/{audio,content}/**', 'tests/seed/{pieceText,random}.test.ts'],
          globalSetup: ['tests/kit/cluster.ts'],
          // Hooks start processes of the product.
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
