import { isMinor } from '#domain/account/ageGroup.ts'
import { useMessages } from '../../lib/messages.tsx'
import { usePerson } from '../../lib/person.ts'
import { WithMessages } from '../../lib/WithMessages.tsx'
import { ButtonTo } from '../../ui/ButtonTo.tsx'
import { Section, Stack } from '../../ui/layout.tsx'

/** The way to `/requests`, for guardians and minors. */
export const RequestsLink = () => (
  <WithMessages names={['requests']}>
    <Way />
  </WithMessages>
)

function Way() {
  const t = useMessages()
  return (
    <Section title={t('requests.title')}>
      <Stack>
        <p>{t(isMinor(usePerson().ageGroup) ? 'requests.link.own' : 'requests.link.guardian')}</p>
        <div>
          <ButtonTo look="line" to="/requests">
            {t('requests.link.open')}
          </ButtonTo>
        </div>
      </Stack>
    </Section>
  )
}
