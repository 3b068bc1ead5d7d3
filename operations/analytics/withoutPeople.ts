const rules: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()]+@[^\s"'<>()]+\.\w+/g, ':email'],
  // Query and fragment of addresses: they carry codes and search words.
  [/([?#])[^\s"')]+/g, '$1:query'],
  // What a parser met stands in quotes in its words, and it may be somebody's own.
  [/"[^"\n]{12,}"|“[^”\n]{12,}”|`[^`\n]{12,}`/g, ':words'],
  [/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, ':id'],
  [/\+?\d[\d\s().-]{6,}\d/g, ':number'],
  [/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}(?!\.(?:js|css))\b/g, ':token'],
]

/** A text without what could name somebody or open something: addresses, queries, quoted words, ids, long numbers, tokens. */
export const withoutPeople = (text: string): string =>
  rules.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text)
