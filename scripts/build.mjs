/**
 * Builds everything that `npm start` and production run: the processes, the site and the staff panel. `--only
 * server|site|admin`.
 */
import { spawn } from 'node:child_process'

const run = (args, env = {}) =>
  new Promise((resolve, reject) => {
    spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production', ...env },
    }).on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    )
  })

const steps = {
  server: () => run(['scripts/build-server.mjs']),
  site: async () => {
    await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
    await run(['--import', 'tsx', 'scripts/site-prerender.ts'])
    // A route that grew past its budget is a fault of the build.
    await run(['--import', 'tsx', 'scripts/site-budgets.ts'])
  },
  // The panel is built without a database: nothing in it is generated ahead.
  admin: () =>
    run(['node_modules/next/dist/bin/next', 'build'], {
      EVENKEEL_LOCAL: 'true',
      NEXT_TELEMETRY_DISABLED: '1',
      LOG_LEVEL: 'silent',
    }),
}

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
for (const [name, step] of Object.entries(steps)) {
  if (only && only !== name) continue
  process.stdout.write(`Building the ${name}\n`)
  await step()
}
