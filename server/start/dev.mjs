// `npm run dev`: the product from its sources, reloading on change. Packages must be installed (`npm ci`).
import { register } from 'tsx/esm/api'

register()
const { dev } = await import('./dev.ts')
await dev()
