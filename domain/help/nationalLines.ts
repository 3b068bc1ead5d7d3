/** Countries and unions with lines we know, in the order they are shown. */
export const lineCountries = ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'ES', 'EU'] as const
/** A country or union with lines. */
export type LineCountry = (typeof lineCountries)[number]

/** A line that answers across a whole country. Numbers are as people write them there. */
export type NationalLine = {
  id: string
  country: LineCountry
  /** The line's own name; never translated. */
  name: string
  for: 'everyone' | 'spanish' | 'children' | 'lgbtq' | 'trans' | 'veterans' | 'emergency'
  call?: string
  /** The key to press once the call is answered. */
  press?: string
  text?: { to: string; word?: string }
  /** Who says so. A line without a source is not listed. */
  source: { name: string; url: string }
}

const lifeline = { name: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org' } as const

/** The number to call first on every page of help. Source: docs/rules/help.md S-000-1, S-002-2.3. */
export const LIFELINE = '988'
/** The number to text first on every page of help. Source: docs/rules/help.md S-002-2.3. */
export const CRISIS_TEXT_LINE = '741741'

/**
 * National lines we are certain of; short on purpose. Only what the line itself or a health authority publishes, and no
 * opening hours: those change, and a wrong one costs more than none.
 */
export const nationalLines: readonly NationalLine[] = [
  {
    id: 'us-988',
    country: 'US',
    name: '988 Suicide & Crisis Lifeline',
    for: 'everyone',
    call: LIFELINE,
    text: { to: LIFELINE },
    source: lifeline,
  },
  {
    id: 'us-988-es',
    country: 'US',
    name: '988 Línea de Prevención del Suicidio y Crisis',
    for: 'spanish',
    call: LIFELINE,
    press: '2',
    text: { to: LIFELINE, word: 'AYUDA' },
    source: lifeline,
  },
  {
    id: 'us-crisis-text-line',
    country: 'US',
    name: 'Crisis Text Line',
    for: 'everyone',
    text: { to: CRISIS_TEXT_LINE, word: 'HOME' },
    source: { name: 'Crisis Text Line', url: 'https://www.crisistextline.org' },
  },
  {
    id: 'us-veterans',
    country: 'US',
    name: 'Veterans Crisis Line',
    for: 'veterans',
    call: LIFELINE,
    press: '1',
    text: { to: '838255' },
    source: { name: 'U.S. Department of Veterans Affairs', url: 'https://www.veteranscrisisline.net' },
  },
  {
    id: 'us-trevor',
    country: 'US',
    name: 'The Trevor Project',
    for: 'lgbtq',
    call: '1-866-488-7386',
    text: { to: '678-678', word: 'START' },
    source: { name: 'The Trevor Project', url: 'https://www.thetrevorproject.org' },
  },
  {
    id: 'us-trans',
    country: 'US',
    name: 'Trans Lifeline',
    for: 'trans',
    call: '1-877-565-8860',
    source: { name: 'Trans Lifeline', url: 'https://translifeline.org' },
  },
  emergency('US', '911', 'FCC', 'https://www.fcc.gov/general/9-1-1-and-e9-1-1-services'),
  {
    id: 'ca-988',
    country: 'CA',
    name: '9-8-8 Suicide Crisis Helpline',
    for: 'everyone',
    call: '9-8-8',
    text: { to: '9-8-8' },
    source: { name: '9-8-8 Suicide Crisis Helpline', url: 'https://988.ca' },
  },
  {
    id: 'ca-kids-help-phone',
    country: 'CA',
    name: 'Kids Help Phone',
    for: 'children',
    call: '1-800-668-6868',
    text: { to: '686868', word: 'CONNECT' },
    source: { name: 'Kids Help Phone', url: 'https://kidshelpphone.ca' },
  },
  emergency('CA', '911', 'CRTC', 'https://crtc.gc.ca/eng/phone/911/'),
  {
    id: 'gb-samaritans',
    country: 'GB',
    name: 'Samaritans',
    for: 'everyone',
    call: '116 123',
    source: { name: 'Samaritans', url: 'https://www.samaritans.org' },
  },
  {
    id: 'gb-childline',
    country: 'GB',
    name: 'Childline',
    for: 'children',
    call: '0800 1111',
    source: { name: 'NSPCC', url: 'https://www.childline.org.uk' },
  },
  emergency(
    'GB',
    '999',
    'GOV.UK',
    'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
  ),
  {
    id: 'ie-samaritans',
    country: 'IE',
    name: 'Samaritans',
    for: 'everyone',
    call: '116 123',
    source: { name: 'Samaritans Ireland', url: 'https://www.samaritans.org/ireland' },
  },
  emergency('IE', '112', 'Gov.ie', 'https://www.112.ie'),
  {
    id: 'au-lifeline',
    country: 'AU',
    name: 'Lifeline',
    for: 'everyone',
    call: '13 11 14',
    source: { name: 'Lifeline Australia', url: 'https://www.lifeline.org.au' },
  },
  {
    id: 'au-kids-helpline',
    country: 'AU',
    name: 'Kids Helpline',
    for: 'children',
    call: '1800 55 1800',
    source: { name: 'Kids Helpline', url: 'https://kidshelpline.com.au' },
  },
  emergency('AU', '000', 'Triple Zero', 'https://www.triplezero.gov.au'),
  {
    id: 'nz-1737',
    country: 'NZ',
    name: '1737, need to talk?',
    for: 'everyone',
    call: '1737',
    text: { to: '1737' },
    source: { name: '1737', url: 'https://1737.org.nz' },
  },
  emergency('NZ', '111', 'New Zealand Police', 'https://www.police.govt.nz/contact-us/calling-emergency-111'),
  {
    id: 'fr-3114',
    country: 'FR',
    name: '3114, numéro national de prévention du suicide',
    for: 'everyone',
    call: '3114',
    source: { name: '3114', url: 'https://3114.fr' },
  },
  {
    id: 'es-024',
    country: 'ES',
    name: '024, línea de atención a la conducta suicida',
    for: 'everyone',
    call: '024',
    source: { name: 'Ministerio de Sanidad', url: 'https://www.sanidad.gob.es/linea024' },
  },
  {
    id: 'eu-116111',
    country: 'EU',
    name: '116 111',
    for: 'children',
    call: '116 111',
    source: { name: 'Child Helpline International', url: 'https://childhelplineinternational.org' },
  },
  emergency('EU', '112', 'European Commission', 'https://digital-strategy.ec.europa.eu/en/policies/112'),
]

function emergency(country: LineCountry, call: string, name: string, url: string): NationalLine {
  return {
    id: `${country.toLowerCase()}-emergency`,
    country,
    name: call,
    for: 'emergency',
    call,
    source: { name, url },
  }
}

/** The lines of one country, in the order of the list. */
export const linesOf = (country: LineCountry): NationalLine[] =>
  nationalLines.filter((line) => line.country === country)

/** Emergency numbers to name in one sentence, each once. */
export const emergencyNumbers: readonly string[] = [
  ...new Set(nationalLines.flatMap((line) => (line.for === 'emergency' && line.call ? [line.call] : []))),
]

/** A number as `tel:` and `sms:` links want it: digits, and a leading plus. */
export const dialable = (number: string): string => number.replace(/(?!^\+)\D/g, '')
