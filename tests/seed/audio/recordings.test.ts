import { beforeAll, describe, expect, it } from 'vitest'
import { isWave, UPLOAD_MAX } from '#domain/content/recordings.ts'
import { level, LOUDNESS, PEAK } from '#seed/audio/level.ts'
import { loudnessOf } from '#seed/audio/loudness.ts'
import { recordingOf, type Recording } from '#seed/audio/recording.ts'
import { newTrack, type Track } from '#seed/audio/track.ts'
import { recordings } from '#seed/content/recordings.ts'

/** The seconds an MP3 file lasts: its frames, each with 576 samples at these rates. */
function secondsOf(file: Buffer): number {
  const rates = [22_050, 24_000, 16_000]
  const bitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  let seconds = 0
  for (let at = 0; at + 4 <= file.length;) {
    expect(file.readUInt16BE(at) & 0xfff6).toBe(0xfff2)
    const rate = rates[(file[at + 2]! >> 2) & 3]!
    const bitrate = bitrates[file[at + 2]! >> 4]!
    at += Math.floor((72_000 * bitrate) / rate) + ((file[at + 2]! >> 1) & 1)
    seconds += 576 / rate
  }
  return seconds
}

describe.each(recordings)('$key', ({ make, words }) => {
  let track: Track
  let made: Recording
  beforeAll(async () => {
    made = await recordingOf(() => (track = make()))
  })

  it('lasts from one to five minutes, and its length is true', () => {
    expect(made.seconds).toBeGreaterThanOrEqual(60)
    expect(made.seconds).toBeLessThanOrEqual(300)
    expect(Math.abs(secondsOf(made.file) - made.seconds)).toBeLessThan(0.8)
    const last = words.en.transcript.split('\n').at(-1)!
    const [, minute, second] = /^(\d):(\d\d)/.exec(last)!
    expect(Number(minute) * 60 + Number(second)).toBeLessThan(made.seconds)
  })

  it('is as loud as the others, without a cut peak', () => {
    expect(Math.abs(loudnessOf(track) - LOUDNESS)).toBeLessThan(0.5)
    expect(track.samples.every((sample) => Math.abs(sample) <= PEAK)).toBe(true)
  })

  it('begins and ends in silence', () => {
    const edge = (from: number) => Math.max(...track.samples.subarray(from, from + 20).map(Math.abs))
    expect(edge(0)).toBeLessThan(0.005)
    expect(edge(track.samples.length - 20)).toBeLessThan(0.005)
  })

  it('is drawn as it sounds, and small enough to be uploaded', () => {
    expect(isWave(made.wave)).toBe(true)
    expect(Math.max(...made.wave)).toBe(100)
    expect(new Set(made.wave).size).toBeGreaterThan(8)
    expect(made.file.length).toBeLessThan(UPLOAD_MAX / 5)
  })
})

describe('loudness', () => {
  const tone = (hz: number, gain: number, rate: number) => {
    const track = newTrack(5, rate)
    track.samples.forEach((_, index) => {
      track.samples[index] = gain * Math.sin((2 * Math.PI * hz * index) / rate)
    })
    return track
  }

  // The recommendation's own check: a tone of 997 Hz at full scale in one channel has -3.01 LUFS.
  it.each([16_000, 24_000, 48_000])('is measured as the standard says, at %i samples a second', (rate) => {
    expect(loudnessOf(tone(997, 1, rate))).toBeCloseTo(-3.01, 1)
    expect(loudnessOf(tone(997, 0.1, rate))).toBeCloseTo(-23.01, 1)
  })

  it('leaves silence out', () => {
    const track = newTrack(10, 16_000)
    track.samples.set(tone(997, 0.1, 16_000).samples)
    expect(Math.abs(loudnessOf(track) + 23.01)).toBeLessThan(0.4)
  })

  it('rounds what would be too loud', () => {
    const track = newTrack(2, 16_000)
    track.samples.set(tone(400, 0.05, 16_000).samples.subarray(0, 32_000))
    track.samples[16_000] = 1
    level(track)
    expect(Math.max(...track.samples)).toBeCloseTo(PEAK, 5)
  })
})

it('is the same each time', async () => {
  const { make } = recordings.find(({ key }) => key === 'music_box')!
  const [one, two] = [await recordingOf(make), await recordingOf(make)]
  expect(one.file.equals(two.file)).toBe(true)
})
