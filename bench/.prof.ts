import { prepareData } from './kit/data.ts'
import { startServer } from './kit/server.ts'
import { startFastify } from './kit/peers.ts'
import { loadFor } from './kit/load.ts'
import { ourHistory } from './suites/history.ts'
import { ourCheckIns } from './suites/checkIn.ts'
const data = await prepareData({ people: 5000, moods: 60000 } as never, console.log)
const [which, who] = process.argv.slice(2)
const s = who === 'ours' ? await startServer({ name: 'ours', args: ['--cpu-prof', '--cpu-prof-interval=200', '--cpu-prof-dir=/tmp/prof', 'dist/server/api.mjs'], env: (port) => ({ PORT: String(port), EVENKEEL_LOCAL: 'true', LOG_LEVEL: 'silent', DATABASE_URL: data.url, SMTP_URL: 'smtp://127.0.0.1:9' }), firstPath: '/api/me' }) : await startFastify(data)
s.pause = () => undefined
try {
  const r = which === 'history' ? ourHistory(s, data.busy) : ourCheckIns(s, data.many)
  for (let i = 0; i < 3; i++) console.log(s.name, JSON.stringify(await loadFor(s, r.workload(s), 4)))
} finally { await s.stop(); await data.remove() }
