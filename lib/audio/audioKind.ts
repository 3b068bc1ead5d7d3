/** Files a voice note may be, by what they hold. */
export type AudioKind = 'webm' | 'ogg' | 'mp4' | 'wav'

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/** Returns what a file is by its first bytes, whatever it is called; undefined for anything else. */
export function audioKindOf(bytes: Uint8Array): AudioKind | undefined {
  if (bytes.length < 44) return undefined
  if (latin(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (latin(bytes, 0, 4) === 'OggS') return 'ogg'
  if (latin(bytes, 4, 8) === 'ftyp') return 'mp4'
  return latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WAVE' ? 'wav' : undefined
}

/** The media type of each. */
export const audioTypes: Readonly<Record<AudioKind, string>> = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
}
