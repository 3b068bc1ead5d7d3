import { prepareData } from './kit/data.ts'
import { startServer } from './kit/server.ts'
import { startFastify } from './kit/peers.ts'
import { loadFor } from './kit/load.ts'
import { ourHistory } from './suites/history.ts'
import { ourCheckIns } from './suites/checkIn.ts'
const data = await prepareData({ people: 2000, moods: 50000 } as never, console.log)
const which = process.argv[2]
const seconds = Number(process.argv[3] ?? 10)
const ours = await startServer({ name: 'ours', args: [...(process.argv[4] === 'noprof' ? [] : ['--cpu-prof', '--cpu-prof-dir=/tmp/prof']), 'dist/server/api.mjs'], env: (port) => ({ PORT: String(port), EVENKEEL_LOCAL: 'true', LOG_LEVEL: 'silent', DATABASE_URL: data.url, SMTP_URL: 'smtp://127.0.0.1:9' }), firstPath: '/api/me' })
const bare = await startFastify(data)
bare.pause()
try {
for (const s of [ours, bare]) {
  const r = which === 'history' ? ourHistory(s, data.busy) : ourCheckIns(s, data.many)
  await loadFor(s, r.workload(s), 3)
}
for (const s of [ours, bare, bare, ours]) {
  const r = which === 'history' ? ourHistory(s, data.busy) : ourCheckIns(s, data.many)
  console.log(s.name, await loadFor(s, r.workload(s), seconds / 2))
}
} finally {
await ours.stop(); await bare.stop(); await data.remove() }
