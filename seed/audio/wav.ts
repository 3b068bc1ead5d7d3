/** Samples a second of every recording we make. Speech and soft tones need no more. */
export const SAMPLE_RATE = 8_000

/** A mono WAV file (PCM, 16 bit) from a function of seconds that gives -1 to 1. */
export function wav(seconds: number, sampleAt: (second: number) => number): Buffer {
  const count = Math.round(seconds * SAMPLE_RATE)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let index = 0; index < count; index += 1) {
    const level = Math.max(-1, Math.min(1, sampleAt(index / SAMPLE_RATE)))
    file.writeInt16LE(Math.round(level * 32_000), 44 + index * 2)
  }
  return file
}
