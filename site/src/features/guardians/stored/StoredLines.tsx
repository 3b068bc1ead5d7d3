import { storedLinesFor } from '#domain/account/storedLines.ts'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { useMessages } from '../../../lib/messages.tsx'
import { Lines, Section, Stack } from '../../../ui/layout.tsx'

/** Everything that is stored about a member, for them and their guardian. */
export function StoredLines(props: { adult: boolean }) {
  return (
    <WithMessages names={['stored']}>
      <Known {...props} />
    </WithMessages>
  )
}

function Known({ adult }: { adult: boolean }) {
  const t = useMessages()
  return (
    <Section title={t('stored.title')}>
      <Stack>
        <p className="ek-soft">{t('stored.lead')}</p>
        <Lines>
          {storedLinesFor({ adult }).map((line) => (
            <li key={line}>{t(`stored.line.${line}`)}</li>
          ))}
        </Lines>
      </Stack>
    </Section>
  )
}
