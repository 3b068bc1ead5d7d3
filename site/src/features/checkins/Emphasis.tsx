/** Stands where the strong words go; no text contains it. */
const MARK = '\u0000'

/** A sentence with one part in bold, wherever the language puts it: `words` gets what to put into the slot. */
export function Emphasis({ words, strong }: { words: (mark: string) => string; strong: string }) {
  const [before, after] = words(MARK).split(MARK)
  return (
    <>
      {before}
      <b>{strong}</b>
      {after}
    </>
  )
}
