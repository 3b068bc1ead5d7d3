import type { MessagePort } from 'node:worker_threads'
import { newPaper, type PaperHead } from './paper.ts'
import type { PaperEntry } from './journalPdf.ts'

/**
 * What the thread is asked. Entries come over the port, a batch for each `more`; null ends them. Bytes go back over
 * it.
 */
export type Drawn = { port: MessagePort; head: PaperHead }

/** Room a title needs below it, in points, so that none stands alone at the foot of a page. */
const WITH_TITLE = 90

/** Runs in a thread of its own; see `journalPdf.ts`. */
export default ({ port, head }: Drawn): Promise<void> =>
  new Promise((resolve, reject) => {
    const paper = newPaper(head, (bytes) => port.postMessage(bytes))
    paper.paragraph(head.title, { face: 'strong', size: 22, after: 4 })
    for (const line of head.lines) paper.paragraph(line, { size: 10, soft: true })
    const draw = ({ day, title, about, words, voice, transcript }: PaperEntry) => {
      paper.keep(WITH_TITLE)
      paper.rule()
      paper.paragraph(day, { size: 10, soft: true, after: 2 })
      paper.paragraph(title, { face: 'strong', size: 15, after: 4 })
      if (about.length > 0) paper.paragraph(about.join('\n'), { size: 10, soft: true })
      paper.paragraph(words)
      if (voice) paper.paragraph(voice, { size: 10, soft: true })
      if (transcript) paper.paragraph(transcript)
    }
    port.on('message', (batch: readonly PaperEntry[] | null) => {
      try {
        if (batch === null) return void paper.end().then(() => resolve(port.postMessage('end')), reject)
        batch.forEach(draw)
        port.postMessage('more')
      } catch (error) {
        reject(error as Error)
      }
    })
    port.postMessage('more')
  })
