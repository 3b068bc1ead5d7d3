import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { COMFORT_KEY, comfortAttributes, readComfort } from '#domain/account/comfort.ts'
import { cookieFrom } from '#operations/account/sessionCookie.ts'

type Page = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Pages kept ready at most; there are only so many ways to choose, and starting over costs a moment. */
const KEPT_MAX = 500

/**
 * Answers a page of HTML with the comfort settings of the visitor's cookie on its `<html>`, so that pages without scripts follow them too.
 * Gives false when there are none to follow: then the page is served as it lies there.
 */
export function createComfortPages(folder: string) {
  const kept = new Map<string, Page>()
  return (
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: { file: string; status: number },
  ) => {
    const attributes = comfortAttributes(readComfort(cookieFrom(request.headers.cookie ?? null, COMFORT_KEY)))
    const place = path.join(folder, file)
    if (attributes === '' || !existsSync(place)) return false
    const key = file + attributes
    let page = kept.get(key)
    if (!page) {
      if (kept.size >= KEPT_MAX) kept.clear()
      kept.set(key, (page = pageOf(readFileSync(place, 'utf8').replace(/<html\b/, `$&${attributes}`))))
    }
    send(request, response, page, status)
    return true
  }
}

function pageOf(html: string): Page {
  const plain = Buffer.from(html)
  return {
    etag: `"c${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  }
}

function send(request: IncomingMessage, response: ServerResponse, page: Page, status: number): void {
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
