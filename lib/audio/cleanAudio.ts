import { Piscina } from 'piscina'
import type { AudioProblem, CleanAudio, Rewritten } from './rewrite.ts'

/** It is no WebM, Ogg, MP4 or WAV with one sound in it, is broken, or is too long. */
export class UnusableAudio extends Error {
  override readonly name = 'UnusableAudio'
  constructor(readonly problem: AudioProblem) {
    super(problem)
  }
}
/** Too many recordings wait already. */
export class BusyWithAudio extends Error {
  override readonly name = 'BusyWithAudio'
}

/** The thread ends after this long without work and gives its memory back, in milliseconds. */
const IDLE_MS = 60_000
/** A file that takes longer is made to take long, in milliseconds. */
const TIMEOUT_MS = 15_000
/** Recordings that may wait for their turn in one process, each with its bytes in memory. */
const WAITING_MAX = 8
/** Memory of the thread, in megabytes: a file is read and written whole. */
const MEMORY_MB = 256

const isSource = import.meta.url.endsWith('.ts')
let threads: Piscina<Rewritten, CleanAudio | AudioProblem> | undefined

/**
 * Writes a recording anew from its sound alone, in a thread of its own: a hostile file may cost time and memory, but
 * not those of other requests. `secondsMax` is the longest it may last. @throws UnusableAudio, BusyWithAudio
 */
export async function cleanAudio(bytes: Uint8Array<ArrayBuffer>, secondsMax: number): Promise<CleanAudio> {
  threads ??= new Piscina({
    filename: new URL(isSource ? './audioThread.ts' : './audioThread.mjs', import.meta.url).href,
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: 1,
    maxQueue: WAITING_MAX,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  if (threads.queueSize >= WAITING_MAX) throw new BusyWithAudio()
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS)
  try {
    const clean = await threads.run({ bytes, secondsMax }, { signal: stop.signal })
    if (typeof clean === 'string') throw new UnusableAudio(clean)
    return clean
  } catch (error) {
    // A file that takes the thread's time or memory away is no voice note either.
    if (stop.signal.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new UnusableAudio('unusable')
    throw error
  } finally {
    clearTimeout(timer)
  }
}
