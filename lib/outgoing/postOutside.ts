import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

/** A request to an address that a member chose. */
export type Outside = {
  url: string
  headers: Readonly<Record<string, string>>
  body: Buffer
  timeoutMs: number
  /** This machine may be called too: where no other machine gets in, a browser's push service can be on it. */
  allowLoopback: boolean
  /** How names are resolved; the system's way if not given. */
  lookup?: LookupFunction
}

const LOOPBACK = ['127.0.0.1', '::1']

/**
 * Posts to an address that a member chose, and gives the status of the answer. The name is resolved once, every address
 * it has must be a public one, and the connection goes to just that address: a name that answers differently a moment
 * later leads nowhere. Redirects are not followed.
 * @throws Error when the address is private, or there is no answer in time
 */
export async function postOutside({
  url,
  headers,
  body,
  timeoutMs,
  allowLoopback,
  lookup,
}: Outside): Promise<number> {
  const { useAgent } = await import('request-filtering-agent')
  const agent = useAgent(url, { allowIPAddressList: allowLoopback ? LOOPBACK : [], lookup })
  const { request } = url.startsWith('https:') ? https : http
  return new Promise<number>((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        agent,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  }).finally(() => agent.destroy())
}
