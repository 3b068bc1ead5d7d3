import { commonTimeZones } from '#domain/time/commonTimeZones.ts'

// ISO 3166-1: what is there today. Names come from the browser, in the reader's language.
const codes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** Of the zones on top of our lists: those of the United States. */
const usZones: readonly string[] = commonTimeZones.filter((zone) => zone !== 'UTC')

/**
 * The country the visitor is probably in: by their browser's language, else by their time zone; empty when neither
 * says.
 */
export function likelyCountry(
  language = navigator.language,
  { timeZone } = Intl.DateTimeFormat().resolvedOptions(),
): string {
  // Not every browser names its language by the standard (`en-US@posix`): then it says nothing.
  const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase()
  if (region && codes.split(' ').includes(region)) return region
  return usZones.includes(timeZone) ? 'US' : ''
}

/** Countries with their names in a language, in the order of that language. */
export function countriesIn(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const order = new Intl.Collator(locale)
  return codes
    .split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name))
}
