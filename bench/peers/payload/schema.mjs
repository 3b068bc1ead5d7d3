import { getPayload } from 'payload'
import config from './payload.config.js'

/** Makes the peer's tables, as `next dev` does on its first request. */
const payload = await getPayload({ config })
await payload.destroy()
process.exit(0)
