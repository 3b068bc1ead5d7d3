import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { PaperHead } from './paper.ts'
import type { Drawn } from './pdfThread.ts'

/** An entry as it stands on paper: words of the page's language around those of its writer. */
export type PaperEntry = {
  day: string
  title: string
  /** Mood and tags, a line each. */
  about: readonly string[]
  words: string
  /** That it has a voice note, and how long. */
  voice: string | null
  /** What was said, with who wrote it down. */
  transcript: string | null
}

/** Too many documents wait already. */
export class BusyWithPaper extends Error {
  override readonly name = 'BusyWithPaper'
}

/** The thread ends after this long without work and gives its memory back, in milliseconds. */
const IDLE_MS = 60_000
/** A journal of ten thousand entries takes a quarter of this, in milliseconds. */
const WAIT_MS = 55_000
const WAITING_MAX = 4
/** Memory of the thread, in megabytes: fonts, and one batch of entries. */
const MEMORY_MB = 384

const isSource = import.meta.url.endsWith('.ts')
let threads: Piscina<Drawn, void> | undefined

/**
 * Makes a PDF of entries, in a thread of its own: setting ten thousand takes ten seconds, and meanwhile no other
 * request would be answered. A batch is read when the one before is drawn, so memory holds one of them and the
 * finished file.
 * @throws BusyWithPaper
 */
export async function journalPdf(
  head: PaperHead,
  batches: AsyncIterable<readonly PaperEntry[]>,
): Promise<Buffer> {
  threads ??= new Piscina({
    filename: new URL(isSource ? './pdfThread.ts' : './pdfThread.mjs', import.meta.url).href,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  if (threads.queueSize >= WAITING_MAX) throw new BusyWithPaper()
  const { port1: ours, port2: port } = new MessageChannel()
  const parts: Uint8Array[] = []
  let ended = () => {}
  const isWhole = new Promise<void>((resolve) => (ended = resolve))
  const next = batches[Symbol.asyncIterator]()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), WAIT_MS)
  // What fails while entries are read ends the drawing, and is what the caller hears.
  let failed: unknown
  ours.on('message', (message: Uint8Array | 'more' | 'end') => {
    if (message === 'end') return ended()
    if (message !== 'more') return void parts.push(message)
    next.next().then(
      ({ done, value }) => ours.postMessage(done ? null : value),
      (error: unknown) => {
        failed = error
        stop.abort()
      },
    )
  })
  try {
    await threads.run({ port, head }, { transferList: [port], signal: stop.signal })
    // The last bytes may come after the answer.
    await isWhole
    return Buffer.concat(parts)
  } catch (error) {
    throw failed ?? error
  } finally {
    clearTimeout(timer)
    ours.close()
    await next.return?.()
  }
}
