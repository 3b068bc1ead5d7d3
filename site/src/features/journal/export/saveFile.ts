/** How long the browser may take to fetch the file, in milliseconds. */
const KEEP_MS = 60_000

/** Gives a file to the browser's downloads; bytes come in base64. */
export function saveFile({
  content,
  encoding,
  contentType,
  filename,
}: {
  content: string
  encoding: 'utf8' | 'base64'
  contentType: string
  filename: string
}): void {
  const whole =
    encoding === 'utf8' ? content : Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([whole], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
