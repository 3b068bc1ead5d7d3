import { config } from 'zod/mini'

// zod compiles schemas with `new Function` when it may; our CSP forbids that, and a blocked attempt is reported.
config({ jitless: true })
