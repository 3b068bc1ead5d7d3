import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '#domain/api/contract.ts'
import type { exportApi } from '#domain/account/exportApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { WithMessages } from '../../../lib/WithMessages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Row, Section, Stack } from '../../../ui/layout.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import css from '../settings/Settings.module.css'
import { CopyLine } from './CopyLine.tsx'
import { dataQueries, isRunning } from './queries.ts'
import { usePrivacyChoices } from './usePrivacyChoices.ts'

const AskCopyDialog = lazy(() =>
  import('./AskCopyDialog.tsx').then((module) => ({ default: module.AskCopyDialog })),
)

/**
 * Copies of the member's data, or of a child's: asking for one, how far it is, and the file. Source:
 * docs/rules/account.md D-118.
 */
export function DataCopies() {
  return (
    <WithMessages names={['dataCopy']}>
      <Known />
    </WithMessages>
  )
}

function Known() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(dataQueries.exports())
  return (
    <Section title={t('dataCopy.title')} className={css.section}>
      <Stack>
        <p className={css.lead}>{t('dataCopy.lead')}</p>
        {data && <Copies data={data} />}
        {!data && error && (
          <ErrorNotice error={error} title={t('dataCopy.failed')} retry={refetch} busy={isFetching} />
        )}
        {!data && !error && <Waiting label={t('common.state.loading')} />}
      </Stack>
    </Section>
  )
}

function Copies({ data }: { data: Output<typeof exportApi.listExports> }) {
  const t = useMessages()
  const [asks, setAsks] = useState(false)
  // The switch for it stands on the same page and counts at once.
  const choices = usePrivacyChoices()
  const mayAsk = choices?.dataExport ?? data.mayAsk
  const running = data.exports.filter(({ state }) => isRunning(state)).map(({ child }) => child?.link ?? null)
  const open = [...(mayAsk ? [null] : []), ...data.children.map(({ link }) => link)].filter(
    (link) => !running.includes(link),
  )
  return (
    <>
      {data.exports.length > 0 ? (
        <Lines>
          {data.exports.map((copy) => (
            <CopyLine key={copy.id} copy={copy} />
          ))}
        </Lines>
      ) : (
        mayAsk && <p className="ek-soft">{t('dataCopy.empty')}</p>
      )}
      {!mayAsk && <p className="ek-soft">{t('dataCopy.off')}</p>}
      {open.length > 0 && (
        <Row>
          <Button look="line" onClick={() => setAsks(true)}>
            {t('dataCopy.ask')}
          </Button>
        </Row>
      )}
      {asks && (
        <Suspense>
          <AskCopyDialog links={open} families={data.children} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
