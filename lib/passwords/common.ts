/** What people write for a letter. `1` and `|` stand for two letters, so both are tried. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
}
/** A stripped word shorter than this says too little about the whole password. */
const CORE_MIN = 6

/**
 * Whether a password is a well-known one: as it is, with its lookalike characters read as letters, or with digits and
 * signs stuck to its ends ("Sunshine2024!" is "sunshine").
 */
export function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '')
  const unsigned = withoutSignsAround(lower)
  const forms = [lower, unsigned, ...readings(lower), ...readings(unsigned)]
  if (core.length >= CORE_MIN) forms.push(core, ...readings(core))
  return forms.some((form) => common.has(form))
}

/** From the first letter or digit to the last. */
function withoutSignsAround(text: string): string {
  const characters = [...text]
  const isWordlike = (character: string) => /[\p{L}\p{N}]/u.test(character)
  const last = characters.findLastIndex(isWordlike)
  return last === -1 ? '' : characters.slice(characters.findIndex(isWordlike), last + 1).join('')
}

function readings(text: string): string[] {
  const as = (one: string) =>
    [...text]
      .map((character) => (/[1|!]/.test(character) ? one : (LOOKALIKES[character] ?? character)))
      .join('')
  return [as('i'), as('l')]
}
