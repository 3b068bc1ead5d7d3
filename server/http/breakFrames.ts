import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAdult } from '#domain/account/ageGroup.ts'
import { readActor } from '#operations/account/readActor.ts'
import { sessionTokenFrom } from '#operations/account/sessionCookie.ts'
import { isApprovedVideo } from '#operations/trivia/breaks/isApprovedVideo.ts'
import type { Services } from '#services'
import { commonHeaders, HSTS } from './securityHeaders.ts'

const PATH = /^\/trivia\/frames\/([\w-]{11})\.html$/
/** The privacy-enhanced player: it sets no cookie before it plays. */
const PLAYER = 'https://www.youtube-nocookie.com/embed/'
const STYLE =
  'html,body{margin:0;block-size:100%;background:#0a2a34}iframe{display:block;border:0;inline-size:100%;block-size:100%}'
const POLICY = [
  "default-src 'none'",
  `frame-src ${PLAYER}`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Whether an address is that of a page around a foreign video. */
export const isBreakFrame = (url: string): boolean => url.startsWith('/trivia/frames/')

/**
 * Serves the only page that may frame another house: an approved video for the break of a signed-in adult. For everyone
 * else there is no such page. It has no script; the page around it speaks to the player by messages. Source:
 * docs/rules/trivia.md breaks.
 */
export function createBreakFrames({ env, db }: Pick<Services, 'env' | 'db'>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    if (env.origin.startsWith('https:')) response.setHeader('strict-transport-security', HSTS)
    response.setHeader('cache-control', 'private, no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    const at = new URL(request.url ?? '/', env.origin)
    const video = PATH.exec(at.pathname)?.[1]
    const token = sessionTokenFrom(request.headers.cookie ?? null, env.origin)
    const actor = video && token ? await readActor(db, token) : null
    if (!video || !actor || actor.consent || !isAdult(actor.ageGroup) || !(await isApprovedVideo(db, video)))
      return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    })
    response.end(request.method === 'HEAD' ? undefined : pageOf(video, actor.locale ?? 'en', env.origin))
  }
}

/** The player refuses to play without a referrer; it gets our origin and no path. */
function pageOf(video: string, locale: string, origin: string): string {
  const settings = new URLSearchParams({
    autoplay: '1',
    cc_lang_pref: locale,
    cc_load_policy: '1',
    enablejsapi: '1',
    hl: locale,
    iv_load_policy: '3',
    origin,
    playsinline: '1',
    rel: '0',
  })
  const address = `${PLAYER}${video}?${settings}`.replaceAll('&', '&amp;')
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><title>Evenkeel</title><style>${STYLE}</style><iframe src="${address}" title="YouTube" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-presentation" referrerpolicy="strict-origin"></iframe></html>`
}
