import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { curatedVideos } from '#services/video/curated.ts'
import { VideoError } from '#services/video/port.ts'
import { youtubeVideos } from '#services/video/youtube.ts'

const asked: { url: URL; headers: IncomingHttpHeaders }[] = []
let answers: Record<string, unknown> = {}
let status = 200
const api = createServer((request, response) => {
  const url = new URL(request.url!, 'http://api')
  asked.push({ url, headers: request.headers })
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answers[url.pathname.split('/').at(-1)!] ?? {}))
})
const finder = () =>
  youtubeVideos({
    YOUTUBE_API_KEY: 'key-of-the-owner',
    YOUTUBE_API_BASE: `http://127.0.0.1:${(api.address() as AddressInfo).port}/youtube/v3/`,
  })
const video = (id: string, over: { duration?: string; caption?: string; status?: object } = {}) => ({
  id,
  snippet: { title: ` Title of ${id} `, channelTitle: 'Calm' },
  contentDetails: { duration: over.duration ?? 'PT45S', caption: over.caption ?? 'true' },
  status: { embeddable: true, privacyStatus: 'public', ...over.status },
})

beforeAll(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => api.close(resolve)))
beforeEach(() => {
  asked.length = 0
  status = 200
  answers = {
    search: { items: ['aaaaaaaaaaa', 'bbbbbbbbbbb'].map((videoId) => ({ id: { videoId } })) },
    videos: {
      items: [
        video('aaaaaaaaaaa'),
        video('bbbbbbbbbbb', { duration: 'PT1M' }),
        video('tooshort-01', { duration: 'PT29S' }),
        video('toolong-001', { duration: 'PT1M1S' }),
        video('live-000001', { duration: 'P0D' }),
        video('nocaption-1', { caption: 'false' }),
        video('noembed-001', { status: { embeddable: false } }),
        video('private-001', { status: { privacyStatus: 'private' } }),
      ],
    },
  }
})
const request = { topics: ['breathing', 'stretching'], locale: 'es' } as const

it('finds videos from 30 to 60 seconds that have captions and may be framed', async () => {
  expect(await finder().find(request)).toEqual([
    {
      source: 'youtube',
      videoId: 'aaaaaaaaaaa',
      title: 'Title of aaaaaaaaaaa',
      channel: 'Calm',
      seconds: 45,
    },
    {
      source: 'youtube',
      videoId: 'bbbbbbbbbbb',
      title: 'Title of bbbbbbbbbbb',
      channel: 'Calm',
      seconds: 60,
    },
  ])
  expect(asked.map(({ url }) => [url.pathname, url.searchParams.get('q')]).sort()).toEqual([
    ['/youtube/v3/search', 'breathing'],
    ['/youtube/v3/search', 'stretching'],
    ['/youtube/v3/videos', null],
  ])
  expect(asked[0]!.url.searchParams.get('safeSearch')).toBe('strict')
  expect(asked[0]!.url.searchParams.get('relevanceLanguage')).toBe('es')
  expect(asked[2]!.url.searchParams.get('id')).toBe('aaaaaaaaaaa,bbbbbbbbbbb')
})

it('keeps its key out of addresses', async () => {
  await finder().find(request)
  for (const { url, headers } of asked) {
    expect(url.href).not.toContain('key-of-the-owner')
    expect(headers['x-goog-api-key']).toBe('key-of-the-owner')
  }
})

it.each([
  ['an error', () => (status = 403)],
  ['something else', () => (answers.search = { items: 'none' })],
  ['an id that is none', () => (answers.videos = { items: [video('"><script>')] })],
])('fails as one when the service gives %s', async (_, spoil) => {
  spoil()
  await expect(finder().find(request)).rejects.toBeInstanceOf(VideoError)
})

it('asks for no details of nothing', async () => {
  answers.search = { items: [] }
  expect(await finder().find(request)).toEqual([])
  expect(asked).toHaveLength(2)
})

it('has our own clips without a key', async () => {
  expect((await curatedVideos().find(request)).map(({ source }) => source)).toEqual([
    'hosted',
    'hosted',
    'hosted',
  ])
})
