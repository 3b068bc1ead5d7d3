/** How long the browser may take to fetch the file, in milliseconds. */
const KEEP_MS = 60_000

/** Gives a text to the browser's downloads. */
export function saveFile({
  content,
  contentType,
  filename,
}: {
  content: string
  contentType: string
  filename: string
}): void {
  const url = URL.createObjectURL(new Blob([content], { type: contentType }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
