/**
 * Draws the clips of trivia's breaks into `site/public/clips`: `npm run clips`. Needs ffmpeg on the path. The
 * drawings are in `scripts/clips/scenes.ts`, the sound is the sea of our recordings.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { stockClips, stockClipNames, type StockClip } from '#domain/trivia/stockClips.ts'
import { sea } from '../seed/audio/sounds/sea.ts'
import { fadeEnds, type Track } from '../seed/audio/track.ts'
import { scenes } from './clips/scenes.ts'

const FRAMES_PER_SECOND = 20
const folder = path.join(import.meta.dirname, '../site/public/clips')
const scratch = mkdtempSync(path.join(tmpdir(), 'clips-'))
const whole = sea()
for (const name of stockClipNames) await make(name)
rmSync(scratch, { recursive: true })

async function make(name: StockClip): Promise<void> {
  const { seconds } = stockClips[name]
  const sound = path.join(scratch, `${name}.f32`)
  const heard = part(whole, seconds)
  writeFileSync(sound, new Uint8Array(heard.samples.buffer, 0, heard.samples.byteLength))
  const target = path.join(folder, `${name}.mp4`)
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', `${FRAMES_PER_SECOND}`, '-i', '-'],
      ...['-f', 'f32le', '-ar', `${heard.rate}`, '-ac', '1', '-i', sound],
      ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '29', '-pix_fmt', 'yuv420p', '-g', '200'],
      ...['-c:a', 'aac', '-b:a', '28k', '-ar', '24000', '-shortest', '-movflags', '+faststart'],
      ...[
        '-metadata',
        `title=${name}`,
        '-metadata',
        'artist=Evenkeel',
        '-metadata',
        'comment=Made by Evenkeel',
      ],
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'close')
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const drawing = scenes[name](frame / FRAMES_PER_SECOND)
    const picture = await sharp(Buffer.from(drawing)).png({ compressionLevel: 1 }).toBuffer()
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  process.stdout.write(`${target}\n`)
}

/** The first seconds of a track, with silent ends, a little louder. */
function part({ rate, samples }: Track, seconds: number): Track {
  const cut = { rate, samples: samples.slice(0, seconds * rate) }
  const most = cut.samples.reduce((loudest, one) => Math.max(loudest, Math.abs(one)), 0)
  cut.samples.forEach((one, index) => (cut.samples[index] = (0.5 * one) / most))
  fadeEnds(cut, { in: 2, out: 3 })
  return cut
}
