import { level } from './level.ts'
import { mp3 } from './mp3.ts'
import type { Track } from './track.ts'
import { waveOf } from './waveOf.ts'

/** A finished recording: the file, how long it lasts, and how the player draws it. */
export type Recording = { file: Buffer; seconds: number; wave: number[] }

/** Brings a sound to our loudness, draws it and encodes it. */
export async function recordingOf(make: () => Track): Promise<Recording> {
  const track = make()
  level(track)
  return {
    file: await mp3(track),
    seconds: Math.round(track.samples.length / track.rate),
    wave: waveOf(track),
  }
}
