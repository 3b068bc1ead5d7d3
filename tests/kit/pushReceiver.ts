import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A message as the browser would get it, and what the push service saw on the way. */
export type Received = {
  payload: Record<string, string>
  headers: IncomingHttpHeaders
  /** What the sender's token says, its signature verified. */
  claims: { aud: string; sub: string; exp: number }
  publicKey: string
}
type Browser = { ecdh: ReturnType<typeof createECDH>; auth: Buffer }

/** A push service on this machine: subscribes browsers, takes messages for them, and reads them as they would. */
export async function startPushReceiver() {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const status = answers.shift() ?? 201
      const browser = browsers.get(request.url!.slice(1))
      if (status === 201 && browser)
        received.push({
          payload: JSON.parse(decrypt(Buffer.concat(chunks), browser)) as Record<string, string>,
          headers: request.headers,
          ...tokenOf(request.headers.authorization ?? ''),
        })
      response.writeHead(status, status === 302 ? { location: origin } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  return {
    origin,
    received,
    /** Statuses of the next answers; 201 when there are none. */
    answers,
    /** What `PushSubscription.toJSON()` of a new browser gives. */
    subscription() {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const browser = { ecdh, auth: randomBytes(16) }
      const name = randomBytes(9).toString('base64url')
      browsers.set(name, browser)
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: browser.auth.toString('base64url') }
      return { endpoint: `${origin}/${name}`, expirationTime: null, keys }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** RFC 8291 and RFC 8188: one record of aes128gcm. */
function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const senderEnds = 21 + body[20]!
  const sender = body.subarray(21, senderEnds)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32))
  const key = hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12)
  const record = body.subarray(senderEnds)
  const cipher = createDecipheriv('aes-128-gcm', Buffer.from(key), Buffer.from(nonce))
  cipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: a token signed with the key that is named beside it. */
function tokenOf(header: string): Pick<Received, 'claims' | 'publicKey'> {
  const [, token, publicKey] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head, claims, signature] = token!.split('.')
  const raw = Buffer.from(publicKey!, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  }
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  )
  if (!isSigned) throw new Error('the token is not signed with its key')
  return {
    claims: JSON.parse(Buffer.from(claims!, 'base64url').toString()) as Received['claims'],
    publicKey: publicKey!,
  }
}
