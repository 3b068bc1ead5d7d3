/** Returns a text in small letters whose places are those of the text. */
export const loweredText = (text: string): string => text.replaceAll('İ', 'I').toLowerCase()

/** Letters and digits of the four languages. All of Unicode takes tens of milliseconds to compile. */
const ranges: Readonly<Record<string, string>> = {
  '\\p{L}': 'A-Za-zÀ-ÖØ-öø-ÿŒœ\u0620-\u065f\u066e-\u06d3',
  '\\p{Lu}': 'A-ZÀ-ÖØ-ÞŒ',
  '\\p{M}': '\u0300-\u036f\u064b-\u065f',
  '\\p{N}': '0-9٠-٩۰-۹',
  '\\p{Nd}': '0-9٠-٩۰-۹',
}

/** Returns a pattern whose Unicode classes are those of the four languages. */
export function compact({ source, flags }: RegExp): RegExp {
  let isInClass = false
  const plain = source.replace(/\\p\{\w+\}|\\.|[[\]]/gu, (part) => {
    if (part === '[') isInClass = true
    if (part === ']') isInClass = false
    const range = ranges[part]
    return range === undefined ? part : isInClass ? range : `[${range}]`
  })
  return new RegExp(plain, flags)
}

/** Returns a pattern for texts in small letters. It compiles faster than one that ignores case. */
export const lowered = ({ source, flags }: RegExp): RegExp =>
  compact(
    new RegExp(
      source.replace(/\\p\{\w+\}|\\.|[A-ZÀ-Þ]/gu, (part) =>
        part === '\\p{Lu}' ? '\\p{L}' : part.startsWith('\\') ? part : part.toLowerCase(),
      ),
      flags.replace('i', ''),
    ),
  )
