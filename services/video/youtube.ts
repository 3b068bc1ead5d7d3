import { z } from 'zod/mini'
import type { Env } from '../env.ts'
import { VideoError, type FoundVideo, type VideoFinder } from './port.ts'

type Settings = Pick<Env, 'YOUTUBE_API_KEY' | 'YOUTUBE_API_BASE'>

const TIMEOUT_MS = 10_000
/** Videos asked for on each topic, and kept of all. */
const PER_TOPIC = 10
const FOUND_MAX = 10
/** Seconds of a break video. Source: docs/rules/trivia.md S-002-9. */
const SECONDS_MIN = 30
const SECONDS_MAX = 60

const Found = z.object({ items: z.array(z.object({ id: z.object({ videoId: z.optional(z.string()) }) })) })
const Details = z.object({
  items: z.array(
    z.object({
      id: z.string().check(z.regex(/^[\w-]{11}$/)),
      snippet: z.object({ title: z.string(), channelTitle: z.string() }),
      contentDetails: z.object({ duration: z.string(), caption: z.optional(z.string()) }),
      status: z.object({ embeddable: z.optional(z.boolean()), privacyStatus: z.optional(z.string()) }),
    }),
  ),
})

/** Short videos with captions from the YouTube Data API (`search.list`, then `videos.list`), by a key of the owner. */
export function youtubeVideos({ YOUTUBE_API_KEY, YOUTUBE_API_BASE }: Settings): VideoFinder {
  const ask = async <S extends z.ZodMiniType>(
    list: string,
    parameters: Record<string, string>,
    schema: S,
  ): Promise<z.output<S>> => {
    const url = new URL(`${YOUTUBE_API_BASE.replace(/\/$/, '')}/${list}`)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    try {
      const answer = await fetch(url, {
        // In a header, so that no log of addresses has the key.
        headers: { accept: 'application/json', 'x-goog-api-key': YOUTUBE_API_KEY! },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new VideoError(`the video service answered ${answer.status}`)
      return schema.parse(await answer.json())
    } catch (cause) {
      throw cause instanceof VideoError ? cause : new VideoError('no list from the video service', { cause })
    }
  }
  return {
    kind: 'youtube',
    async find({ topics, locale }) {
      const lists = await Promise.all(
        topics.map((topic) =>
          ask(
            'search',
            {
              part: 'id',
              type: 'video',
              q: topic,
              maxResults: `${PER_TOPIC}`,
              safeSearch: 'strict',
              videoDuration: 'short',
              videoEmbeddable: 'true',
              videoCaption: 'closedCaption',
              relevanceLanguage: locale,
            },
            Found,
          ),
        ),
      )
      const ids = new Set(lists.flatMap(({ items }) => items.flatMap(({ id }) => id.videoId ?? [])))
      if (ids.size === 0) return []
      const { items } = await ask(
        'videos',
        { part: 'snippet,contentDetails,status', id: [...ids].slice(0, 50).join(',') },
        Details,
      )
      return items.flatMap(suitable).slice(0, FOUND_MAX)
    },
  }
}

/** The video when it can be a break, else nothing. */
function suitable({
  id,
  snippet,
  contentDetails,
  status,
}: z.output<typeof Details>['items'][number]): FoundVideo[] {
  const seconds = secondsOf(contentDetails.duration)
  const fits =
    seconds >= SECONDS_MIN &&
    seconds <= SECONDS_MAX &&
    contentDetails.caption === 'true' &&
    status.embeddable === true &&
    status.privacyStatus === 'public'
  if (!fits) return []
  return [
    {
      source: 'youtube',
      videoId: id,
      title: snippet.title.trim().slice(0, 120),
      channel: snippet.channelTitle.trim().slice(0, 120),
      seconds,
    },
  ]
}

/** Seconds of `PT45S` or `PT1M`; 0 for anything longer than an hour or that is no duration. */
function secondsOf(duration: string): number {
  const [, minutes = '0', seconds = '0'] = /^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration) ?? []
  return Number(minutes) * 60 + Number(seconds)
}
