/** Stands where the bold part goes; no text contains it. */
const MARK = '\u0000'

/** A sentence with one part in bold, wherever the language puts it: `text` gets what to put into the slot. */
export function Emphasis({ text, strong }: { text: (mark: string) => string; strong: string }) {
  const [before, after] = text(MARK).split(MARK)
  return (
    <>
      {before}
      <b>{strong}</b>
      {after}
    </>
  )
}
