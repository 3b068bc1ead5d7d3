import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** A page of HTML made by this process, ready to leave in every encoding. */
export type CompressedPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Compresses a page; done once for each text, off the main thread. */
export async function compressPage(html: string): Promise<CompressedPage> {
  const plain = Buffer.from(html)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gzipped] = await Promise.all([brotli(plain, quality), gz(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, br, gzip: gzipped }
}

/** Answers with such a page, or with "not modified". */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: CompressedPage,
  status = 200,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
  const headers = { etag: page.etag, 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' }
  if (status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(status, {
    ...headers,
    ...(encoding !== 'plain' && { 'content-encoding': encoding }),
    'content-length': page[encoding].length,
  })
  response.end(request.method === 'HEAD' ? undefined : page[encoding])
}
