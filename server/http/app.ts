import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { endpoints } from '#endpoints/index.ts'
import { flagStates, forgetFlags } from '#operations/flags/isOn.ts'
import { offeredLanguages } from '#operations/flags/offeredLanguages.ts'
import { watchEventLoop } from '#operations/ops/eventLoopDelay.ts'
import { noteRequest } from '#operations/ops/undeclaredProxy.ts'
import type { Services } from '#services'
import { nearbyRealtime } from '#services/realtime/embedded/nearby.ts'
import { isElsewhere } from '#services/realtime/channelsHost.ts'
import { holdsConnections } from '#services/realtime/embedded/holdsConnections.ts'
import { createChannelsServer } from '#services/realtime/embedded/server.ts'
import { networkOf } from '#endpoints/_kit/limit.ts'
import { clientAddress } from './clientAddress.ts'
import { createApiDocs, isApiDocs } from './apiDocs.ts'
import { createAdminProxy } from './adminProxy.ts'
import { createBreakFrames, isBreakFrame } from './breakFrames.ts'
import { createDataExports, isDataExport } from './dataExports.ts'
import { buildDispatch } from './dispatch.ts'
import { fromFetch, toFetch } from './fetchRequest.ts'
import { alive, leaving, ready } from './health.ts'
import { isFromThisMachine } from './localNetwork.ts'
import { mailboxAnswer } from './mailbox.ts'
import { answerNode, fromNode } from './nodeRequest.ts'
import { answerContractsWith } from './payloadEndpoints.ts'
import { createPayloadRest } from './payloadRest.ts'
import { answerPaymentEvent, isPaymentEvent } from './paymentEvents.ts'
import { createPictures, isPicture } from './pictures.ts'
import { createProductFiles, isProductFile } from './productFiles.ts'
import { createRecordings, isRecording } from './recordings.ts'
import { createSandboxProxy, isSandboxPage } from './sandboxProxy.ts'
import { createSiteFiles } from './siteFiles.ts'
import { createLibraryFiles, isLibraryFile } from './libraryFiles.ts'
import { createVoiceNotes, isVoiceNote } from './voiceNotes.ts'

/** Milliseconds between saying no at /readyz and closing the door. */
const DRAIN_MS = 2_500

/** The product's one public port. */
export type App = {
  server: Server
  /** Loads what is loaded late, so that the first visitor of the staff panel need not wait. */
  warm: () => Promise<void>
  /** Stops taking connections and ends open ones; resolves when all answers are out. */
  close: () => Promise<void>
}

/** Puts together contracts, Payload's REST, live connections, the staff panel's proxy, the mailbox and the site. */
export function createApp(services: Services, { siteFolder }: { siteFolder: string }): App {
  const { env, db, log } = services
  const channels = isElsewhere(env)
    ? undefined
    : createChannelsServer({
        appId: env.PUSHER_APP_ID,
        key: env.PUSHER_KEY,
        secret: env.PUSHER_SECRET,
        networkOf: ({ socket, headers }) =>
          networkOf(
            clientAddress(
              socket.remoteAddress ?? '',
              String(headers['x-forwarded-for'] ?? ''),
              env.TRUSTED_PROXIES,
            ),
          ),
      })
  const realtime =
    channels && holdsConnections(env) ? nearbyRealtime(services.realtime, channels) : services.realtime
  const dispatch = buildDispatch(endpoints, { ...services, realtime })
  answerContractsWith(async (request) => {
    const answer = await dispatch(fromFetch(request))
    return answer && toFetch(answer)
  })
  const rest = createPayloadRest(services)
  const recordings = createRecordings(services)
  const voiceNotes = createVoiceNotes(services)
  const libraryFiles = createLibraryFiles(services)
  const dataExports = createDataExports(services)
  const productFiles = createProductFiles(services)
  const apiDocs = env.NODE_ENV === 'development' && !env.isPublic ? createApiDocs(services) : undefined
  const pictures = createPictures(services)
  const breakFrames = createBreakFrames(services)
  const admin = createAdminProxy(services)
  const site = createSiteFiles(services, siteFolder, async () => offeredLanguages(await flagStates(db)))
  const sandbox = createSandboxProxy(services)
  const mailbox = env.SMTP_URL === undefined && !env.isPublic
  const eventLoopDelay = watchEventLoop()
  services.content.onEdit(() => forgetFlags(db))

  function lookForProxy({ socket, headers }: IncomingMessage): void {
    const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
    if (noteRequest({ peer: socket.remoteAddress ?? '', isForwarded }))
      log.warn(
        'a proxy stands before this process that TRUSTED_PROXIES does not count: all visitors share one limit',
      )
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/'
    // Probes of the machine itself pass no proxy.
    if (env.TRUSTED_PROXIES === 0 && url !== '/healthz' && url !== '/readyz') lookForProxy(request)
    if (isRecording(url)) return recordings(request, response)
    if (isVoiceNote(url)) return voiceNotes(request, response)
    if (isProductFile(url)) return productFiles(request, response)
    if (isLibraryFile(url)) return libraryFiles(request, response)
    if (isDataExport(url)) return dataExports(request, response)
    if (apiDocs && isApiDocs(url)) return apiDocs(url, response)
    if (isPicture(url)) return pictures(request, response)
    if (isBreakFrame(url)) return breakFrames(request, response)
    if (isPaymentEvent(url))
      return answerNode(response, await answerPaymentEvent(services, fromNode(request)))
    if (url.startsWith('/api/')) {
      const answer = await dispatch(fromNode(request))
      return answer ? answerNode(response, answer) : rest.handle(request, response)
    }
    if (url === '/healthz') return answerNode(response, alive(eventLoopDelay()))
    if (url === '/readyz') return answerNode(response, draining ? leaving() : await ready(services))
    if (/^\/(admin|_next)(\/|\?|$)/.test(url)) return admin.handle(request, response)
    if (sandbox && isSandboxPage(url)) return sandbox(request, response)
    if (channels && url.startsWith('/apps/')) return void (await channels.handleHttp(request, response))
    // The mailbox holds codes: it exists only with the embedded mail server, only where no other machine gets in, and
    // only for this machine.
    if (mailbox && /^\/mailbox(\/|\.|\?|$)/.test(url) && isFromThisMachine(request)) {
      return answerNode(response, await mailboxAnswer(db, url))
    }
    return site(request, response)
  }

  let draining = false
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 },
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        log.error({ err: error, path: request.url?.split('?', 1)[0] }, 'request failed')
        if (!response.headersSent)
          response.writeHead(500, { 'content-type': 'text/plain' }).end('Something went wrong')
        else response.destroy()
      })
    },
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (channels?.handleUpgrade(request, socket, head)) return
    if (request.url?.startsWith('/_next/')) return admin.upgrade(request, socket, head)
    socket.destroy()
  })

  return {
    server,
    async warm() {
      await rest.warm()
      await services.content.payload()
    },
    async close() {
      draining = true
      // A load balancer asks /readyz every few seconds; until it has heard the no, calls go on being answered.
      if (!env.EVENKEEL_LOCAL && env.NODE_ENV === 'production')
        await new Promise((later) => setTimeout(later, DRAIN_MS))
      channels?.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), 5_000).unref()
      await closed
    },
  }
}
