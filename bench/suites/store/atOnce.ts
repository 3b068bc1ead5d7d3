import http from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Asked } from '../../kit/load.ts'

/** What one of many requests at once got: no answer is status 0. */
export type Answered = { status: number; ms: number }

/** Sends requests all at once and waits for every answer. */
export const sendAll = (url: string, requests: readonly Asked[], agent: http.Agent): Promise<Answered[]> =>
  Promise.all(
    requests.map(async (asked) => {
      const begun = performance.now()
      const status = await send(url, asked, agent)
      return { status, ms: performance.now() - begun }
    }),
  )

const send = (url: string, { method, path, headers, body }: Asked, agent: http.Agent): Promise<number> =>
  new Promise((resolve) => {
    const request = http.request(`${url}${path}`, { method, headers, agent }, (answer) => {
      buffer(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve(0),
      )
    })
    request.on('error', () => resolve(0))
    request.end(body)
  })
