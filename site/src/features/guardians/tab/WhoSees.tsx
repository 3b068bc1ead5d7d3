import { useMutation, useQuery } from '@tanstack/react-query'
import type { Output } from '#domain/api/contract.ts'
import type { guardianApi } from '#domain/guardians/guardianApi.ts'
import { usePerson } from '../../../lib/person.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useFormat } from '../../../lib/format.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx'
import { Lines, Section, Split } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { Waiting } from '../../../ui/Waiting.tsx'
import { RequestsLink } from '../../requests/index.ts'
import css from './guardian.module.css'
import { guardianQueries } from './queries.ts'
import { NotifiedList } from './NotifiedList.tsx'
import { WaitsForConsent } from './WaitsForConsent.tsx'

/** What the guardian of a child or teen sees, and every notification they got, as they read it. */
export function WhoSees() {
  const t = useMessages()
  const { data, error, refetch, isFetching } = useQuery(guardianQueries.whoSees())
  const isChild = usePerson().ageGroup === 'child'
  return (
    <Split parts="even">
      <Section title={t(isChild ? 'guardians.sees.title_child' : 'guardians.sees.title')}>
        {!data && error && <ErrorNotice error={error} retry={refetch} busy={isFetching} />}
        {!data && !error && <Waiting label={t('common.state.loading')} />}
        {data && <Rules sees={data} isChild={isChild} />}
      </Section>
      {data?.since && (
        <div className={css.parts}>
          <Section title={t('guardians.sees.told_title')}>
            {data.notified.length === 0 ? (
              <p className="ek-soft">{t('guardians.sees.told_empty')}</p>
            ) : (
              <NotifiedList notified={data.notified} withState />
            )}
          </Section>
          <RequestsLink />
        </div>
      )}
    </Split>
  )
}

type Sees = Output<typeof guardianApi.whoSees>

function Rules({ sees, isChild }: { sees: Sees; isChild: boolean }) {
  const t = useMessages()
  const { timeZone, guardian } = usePerson()
  const format = useFormat(timeZone)
  if (!sees.since) return guardian === 'contact' ? <WaitsForConsent /> : <p>{t('guardians.sees.nobody')}</p>
  const email = `\u2068${sees.guardianEmail}\u2069`
  return (
    <div className={css.facts}>
      <p>
        {t(isChild ? 'guardians.sees.guardian_child' : 'guardians.sees.guardian', { email })}
        <br />
        {t('guardians.sees.since', { date: format.date(sees.since) })}
      </p>
      <Lines>
        <li>{t(sees.sharesMoods ? 'guardians.sees.moods' : 'guardians.sees.moods_off')}</li>
        <li>{t(isChild ? 'guardians.sees.words_child' : 'guardians.sees.words')}</li>
        <li>{t('guardians.sees.never')}</li>
        <li>{t('guardians.sees.danger')}</li>
        <li>{t(sees.isConnected ? 'guardians.sees.connected' : 'guardians.sees.mail_only')}</li>
      </Lines>
      {sees.maySwitch && <ShareMoods on={sees.sharesMoods} />}
    </div>
  )
}

/** A teen's own switch. It moves at once, and back when the server could not be reached. */
function ShareMoods({ on }: { on: boolean }) {
  const t = useMessages()
  const share = useMutation({
    ...guardianQueries.shareMoods(),
    onError: (error) =>
      showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' }),
  })
  const shown = share.isPending ? share.variables.body.shareMoods : on
  return (
    <Switch
      label={t('guardians.sees.share')}
      hint={t('guardians.sees.share_hint')}
      checked={shown}
      onChange={(shareMoods) => share.mutate({ body: { shareMoods } })}
    />
  )
}
