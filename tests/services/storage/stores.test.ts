import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
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
    if (/[?&]upload(s|Id)\b/.test(request.url!)) return inParts(request, response, Buffer.concat(parts))
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
/** The client sends some bodies in signed pieces: a size in hex, the bytes, and so on to a size of zero. */
function payloadOf(request: http.IncomingMessage, body: Buffer): Buffer {
  if (!String(request.headers['content-encoding']).includes('aws-chunked')) return body
  const pieces: Buffer[] = []
  for (let at = 0; ;) {
    const start = body.indexOf('\r\n', at) + 2
    const size = Number.parseInt(body.subarray(at, start).toString('latin1'), 16)
    if (!size) return Buffer.concat(pieces)
    pieces.push(body.subarray(start, start + size))
    at = start + size + 2
  }
}

/** Uploads that were begun and neither completed nor given up, by key. */
const begun = new Map<string, Buffer[]>()
/** Uploads in parts: begun, sent, completed, given up, listed. One upload a key is all a test needs. */
function inParts(request: http.IncomingMessage, response: http.ServerResponse, body: Buffer): void {
  const { pathname: key, searchParams: query } = new URL(request.url!, 'http://bucket')
  const xml = (words: string) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).end(words)
  if (request.method === 'GET') {
    const uploads = [...begun.keys()].map(
      (name) => `<Upload><Key>${name.slice('/shelf/'.length)}</Key><UploadId>u</UploadId></Upload>`,
    )
    return xml(`<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`)
  }
  if (query.has('uploads')) {
    begun.set(key, [])
    return xml('<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>')
  }
  if (request.method === 'PUT') {
    begun.get(key)![Number(query.get('partNumber')) - 1] = payloadOf(request, body)
    return void response.writeHead(200, { etag: '"part"' }).end()
  }
  if (request.method === 'POST') kept.set(key, Buffer.concat(begun.get(key)!))
  begun.delete(key)
  return request.method === 'POST'
    ? xml('<CompleteMultipartUploadResult><ETag>"all"</ETag></CompleteMultipartUploadResult>')
    : void response.writeHead(204).end()
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
  const location = { collection: 'audio', name: 'a-1.wav' }

  it('gives back what it was given, whole and in part, and replaces it', async () => {
    const store = stores[name]!
    await store.write(location, Buffer.from('first'), 'audio/wav')
    await store.write(location, Buffer.from('0123456789'), 'audio/wav')
    expect(await text((await store.read(location))!)).toBe('0123456789')
    expect(await text((await store.read(location, { start: 2, end: 4 }))!)).toBe('234')
  })

  it('has nothing where nothing is, and removes without complaint', async () => {
    const store = stores[name]!
    await store.write({ ...location, name: 'b.wav' }, Buffer.from('b'), 'audio/wav')
    await store.remove({ ...location, name: 'b.wav' })
    await store.remove({ ...location, name: 'b.wav' })
    expect(await store.read({ ...location, name: 'b.wav' })).toBeNull()
  })

  it('stores a stream in pieces, and says how many bytes it had', async () => {
    const store = stores[name]!
    const megabytes = async function* () {
      for (let count = 0; count < 11; count += 1)
        yield await Promise.resolve(Buffer.alloc(1024 * 1024, count))
    }
    const at = { ...location, name: 'long.zip' }
    expect(await store.writeStream(at, Readable.from(megabytes()), 'application/zip')).toBe(11 * 1024 * 1024)
    const stored = await buffer((await store.read(at))!)
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([11 * 1024 * 1024, 0, 10])
    await store.remove(at)
  })

  it('has no file of a stream that failed, and nothing half is left', async () => {
    const store = stores[name]!
    const failing = async function* () {
      for (let count = 0; count < 7; count += 1) yield await Promise.resolve(Buffer.alloc(1024 * 1024))
      throw new Error('the source broke')
    }
    const at = { ...location, name: 'broken.zip' }
    await expect(store.writeStream(at, Readable.from(failing()), 'application/zip')).rejects.toThrow(
      'the source broke',
    )
    expect(await store.read(at)).toBeNull()
    expect(begun.size).toBe(0)
    expect(readdirSync(path.join(folder, 'files/audio')).filter((file) => file.includes('broken'))).toEqual(
      [],
    )
  })

  it('clears what a killed process had sent', async () => {
    const store = stores[name]!
    const at = { ...location, name: 'killed.zip' }
    begun.set('/shelf/audio/killed.zip', [Buffer.from('half')])
    begun.set('/shelf/audio/killed.zip.other', [])
    writeFileSync(path.join(folder, 'files/audio/killed.zip.half'), 'half')
    await store.removeHalf(at)
    await store.removeHalf(at)
    if (name === 'bucket') expect([...begun.keys()]).toEqual(['/shelf/audio/killed.zip.other'])
    else expect(readdirSync(path.join(folder, 'files/audio'))).not.toContain('killed.zip.half')
    begun.clear()
    rmSync(path.join(folder, 'files/audio/killed.zip.half'), { force: true })
  })

  it.each(['../secrets.json', 'a/b.wav', '', '.hidden', 'a\0b'])('rejects the name %j', async (bad) => {
    const read = async () => stores[name]!.read({ ...location, name: bad })
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
