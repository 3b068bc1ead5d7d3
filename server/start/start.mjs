// `npm start`. Plain JavaScript without packages, because they may not be installed yet; and nothing new at the top,
// because an old Node must get as far as the sentence that tells what is wrong.
import { tooOld } from './nodeVersion.mjs'

const complaint = tooOld(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
const { main } = await import('./main.mjs')
await main()
