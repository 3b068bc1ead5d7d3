/** A part of what came before the match, or a fixed word. */
type Instead = string | ((found: string, ...rest: never[]) => string)

// Strangers choose these texts, so each pattern reads a text once: its parts are bounded, or cannot begin inside
// themselves.
const rules: readonly (readonly [RegExp, Instead])[] = [
  [/[^\s"'<>()@]{1,64}@[\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63}){1,8}/gu, ':email'],
  // Query and fragment of addresses: they carry codes and search words.
  [/([?#])[^\s"')]+/g, '$1:query'],
  // A parser quotes what it read, and that may be a member's own words. A quote without an end runs to the end of its
  // line.
  [/"[^"\n]{12,}"?|“[^”\n]{12,}”?|`[^`\n]{12,}`?/g, ':words'],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, ':id'],
  [/[\w-]{24,}(?:\.(?:js|css)\b)?/g, withoutToken],
  [/\+?\d[\d\s().-]{6,}\d/g, ':number'],
]

/** A long word with digits and letters opens something, unless it is the name of one of our files. */
function withoutToken(word: string): string {
  const isFile = /\.(?:js|css)$/.test(word)
  return !isFile && /\d/.test(word) && /[A-Za-z]/.test(word) ? ':token' : word
}

/**
 * A text without what could name a person or open something: addresses, queries, quoted words, ids, long numbers,
 * tokens. Takes time in proportion to the text, whatever it holds.
 */
export const withoutPeople = (text: string): string =>
  rules.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead as string), text)
