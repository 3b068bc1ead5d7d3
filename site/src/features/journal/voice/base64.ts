/** Letters made at a time: a call takes only so many arguments. */
const AT_ONCE = 8_192

/** Bytes in base64. */
export function base64Of(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer)
  let letters = ''
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    letters += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE))
  return btoa(letters)
}

/** A recording of this page in base64. @throws DOMException when it cannot be read. */
export const toBase64 = (recording: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(base64Of(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error!)
    reader.readAsArrayBuffer(recording)
  })

/** A recording for the player of this page. */
export const toBlob = ({ audio, type }: { audio: string; type: string }): Blob =>
  new Blob([Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0))], { type })
