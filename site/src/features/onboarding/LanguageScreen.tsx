import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { accountApi } from '#domain/account/api.ts'
import { LanguageForm } from '../account/index.ts'
import { flagsQuery } from '../../lib/flags.ts'
import { useMessages } from '../../lib/messages.tsx'
import { meQuery } from '../../lib/person.ts'
import { write } from '../../lib/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/layout.tsx'
import { Waiting } from '../../ui/Waiting.tsx'
import { OnboardingScene } from './OnboardingScene.tsx'
import { StepPage } from '../../ui/StepPage.tsx'

/**
 * `/welcome/language`: the language first, so that everything after it can be read. Where one language is offered there
 * is nothing to choose: it is stored, and the way goes on. Source: docs/rules/onboarding.md B-31.
 */
export function LanguageScreen() {
  const t = useMessages()
  const go = useNavigate()
  const client = useQueryClient()
  const offered = useQuery(flagsQuery).data?.offeredLanguages
  const only = offered?.length === 1 ? offered[0] : undefined
  const { mutate, isError } = useMutation(write(accountApi.setLanguage))
  useEffect(() => {
    if (only === undefined) return
    const goOn = () => client.invalidateQueries(meQuery).then(() => go('/onboarding', { replace: true }))
    mutate({ body: { language: only } }, { onSuccess: () => void goOn() })
  }, [only, mutate, client, go])
  if (only !== undefined && !isError) {
    return (
      <Screen>
        <Waiting label={t('common.state.loading')} />
      </Screen>
    )
  }
  return (
    <StepPage
      title={t('account.language.title')}
      lead={t('account.language.intro')}
      aside={<OnboardingScene />}
    >
      <LanguageForm
        label={t('account.language.label')}
        onSaved={() => go('/onboarding')}
        button={(busy) => (
          <Button type="submit" size="big" busy={busy && t('common.action.saving')}>
            {t('common.action.continue')}
          </Button>
        )}
      />
    </StepPage>
  )
}
