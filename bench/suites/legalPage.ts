import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Asked } from '../kit/load.ts'
import type { Runner } from '../kit/rounds.ts'
import type { Server } from '../kit/server.ts'

const ASKED: Asked = { method: 'GET', path: '/terms', headers: { 'accept-encoding': 'br' } }

/** legal-page: the terms of use, as a browser asks for them. */
export const legalPage = (server: Server): Runner => ({
  server,
  workload: { next: () => ASKED, isRepeatable: true },
})

/** Hands the bare server the very bytes ours sends. @throws Error when the two answers differ afterwards. */
export async function sharePage(ours: Server, bare: Server): Promise<void> {
  const page = await bytesOf(ours)
  await fetch(`${bare.url}/terms`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(page),
  })
  if (Buffer.compare(page, await bytesOf(bare)) !== 0) throw new Error('the bare server sends another page')
}

/** What travels, still compressed. */
const bytesOf = ({ url }: Server): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    http
      .get(`${url}${ASKED.path}`, { headers: ASKED.headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`/terms answered ${answer.statusCode}`))
        buffer(answer).then(resolve, reject)
      })
      .on('error', reject)
  })
