import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = { globals: false, restoreMocks: true, testTimeout: 15_000, setupFiles: ['tests/kit/noise.ts'] }

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
        test: { ...shared, name: 'site', environment: 'jsdom', include: ['tests/site/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'database',
          environment: 'node',
          include: ['tests/{operations,endpoints,hooks,jobs,seed,access,http,resilience}/**/*.test.ts'],
          exclude: ['tests/seed/pure/**'],
          globalSetup: ['tests/kit/cluster.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
