import { parseArgs } from 'node:util'
import { ageGroups } from '#domain/account/ageGroup.ts'
import { assessText } from '#domain/moderation/assessText.ts'
import { isLocale } from '#messages/locales.ts'

/** Prints what the product reads from a text: `npm run assess -- "text" --locale es --age teen`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { locale: { type: 'string', default: 'en' }, age: { type: 'string', default: 'adult' } },
})
const ageGroup = ageGroups.find((age) => age === values.age)
if (!isLocale(values.locale) || !ageGroup || positionals.length === 0) {
  process.stderr.write('npm run assess -- "text" [--locale en|es|fr|ar] [--age child|teen|adult|elder]\n')
  process.exit(1)
}
const { risk, profanity, personal } = assessText(positionals.join(' '), { locale: values.locale, ageGroup })
process.stdout.write(
  [
    `risk       ${risk.level}${risk.harmAtHome ? ', harm at home' : ''}  ${risk.reasons.join(', ')}`,
    `profanity  ${profanity.severity}  ${profanity.sanitizedText}`,
    `personal   ${personal.map(({ type, start, end }) => `${type} ${start}-${end}`).join(', ') || 'none'}`,
    '',
  ].join('\n'),
)
