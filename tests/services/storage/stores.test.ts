import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#services/env.ts'
import { storeFor } from '#services/storage/store.ts'
import type { FileStore } from '#services/storage/port.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-files-'))
const kept = new Map<string, Buffer>()
/** A bucket as far as we use one: objects by path, and parts of them. */
const bucket = http.createServer((request, response) => {
  const key = request.url!.split('?')[0]!
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    if (!request.headers.authorization?.includes('Credential=key/')) return response.writeHead(403).end()
    if (request.method === 'PUT') kept.set(key, payloadOf(request, Buffer.concat(parts)))
    if (request.method === 'DELETE') kept.delete(key)
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end()
    const found = kept.get(key)
    if (!found) {
      const missing = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>gone</Message></Error>'
      return response.writeHead(404, { 'content-type': 'application/xml' }).end(missing)
    }
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    response.writeHead(start ? 206 : 200).end(start ? found.subarray(Number(start), Number(end) + 1) : found)
  })
})
/** The client sends some bodies in signed pieces. */
function payloadOf(request: http.IncomingMessage, body: Buffer): Buffer {
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body
  const size = Number.parseInt(body.toString('latin1'), 16)
  const start = body.indexOf('\r\n') + 2
  return body.subarray(start, start + size)
}

const stores: Record<string, FileStore> = {}
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  const { port } = bucket.address() as AddressInfo
  const base = { NODE_ENV: 'test', DATA_DIR: folder }
  stores.disk = storeFor(readEnv(base))
  stores.bucket = storeFor(
    readEnv({
      ...base,
      S3_BUCKET: 'shelf',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    }),
  )
})
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true })
})

describe.each(['disk', 'bucket'])('the %s', (name) => {
  const place = { collection: 'audio', name: 'a-1.wav' }

  it('gives back what it was given, whole and in part, and replaces it', async () => {
    const store = stores[name]!
    await store.write(place, Buffer.from('first'), 'audio/wav')
    await store.write(place, Buffer.from('0123456789'), 'audio/wav')
    expect(await text((await store.read(place))!)).toBe('0123456789')
    expect(await text((await store.read(place, { start: 2, end: 4 }))!)).toBe('234')
  })

  it('has nothing where nothing is, and removes without complaint', async () => {
    const store = stores[name]!
    await store.write({ ...place, name: 'b.wav' }, Buffer.from('b'), 'audio/wav')
    await store.remove({ ...place, name: 'b.wav' })
    await store.remove({ ...place, name: 'b.wav' })
    expect(await store.read({ ...place, name: 'b.wav' })).toBeNull()
  })

  it.each(['../secrets.json', 'a/b.wav', '', '.hidden', 'a\0b'])('refuses the name %j', async (bad) => {
    const read = async () => stores[name]!.read({ ...place, name: bad })
    await expect(read()).rejects.toThrow(RangeError)
  })
})

it('leaves no half files on the disk, and keys as the panel’s adapter writes them in the bucket', async () => {
  expect(readdirSync(path.join(folder, 'files/audio'))).toEqual(['a-1.wav'])
  expect([...kept.keys()]).toEqual(['/shelf/audio/a-1.wav'])
  await stores.bucket!.write(
    { collection: 'audio', name: 'c.wav', folder: 'deeper' },
    Buffer.from('c'),
    'audio/wav',
  )
  expect([...kept.keys()]).toContain('/shelf/audio/deeper/c.wav')
})
