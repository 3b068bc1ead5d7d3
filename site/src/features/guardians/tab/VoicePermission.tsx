import { useQuery } from '@tanstack/react-query'
import { voiceApi } from '#domain/journal/voiceApi.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { keyOf, read } from '../../../lib/query.ts'
import { useInstantSave } from '../../../lib/useInstantSave.ts'
import { Section, Stack } from '../../../ui/layout.tsx'
import { Switch } from '../../../ui/Switch.tsx'

/**
 * For which children a machine may write voice notes down: the guardian's own switch, off at first. Nothing where there
 * are none, and where the answer does not come: an old one must not be shown as the present one.
 */
export function VoicePermission() {
  const t = useMessages()
  const { data } = useQuery(read(voiceApi.childTranscription))
  const { press } = useInstantSave({
    contract: voiceApi.agreeToTranscription,
    queryKey: keyOf(voiceApi.childTranscription),
    failed: t('voice.permission.failed'),
    saved: t('voice.permission.saved'),
  })
  if (!data || data.children.length === 0) return null
  return (
    <Section title={t('voice.permission.title')}>
      <Stack gap="roomy">
        {data.children.map(({ link, firstName, isAgreed }) => {
          const name = firstName ?? t('guardians.children.unnamed')
          return (
            <Switch
              key={link}
              label={t('voice.permission.label', { name })}
              hint={t('voice.permission.hint', { name })}
              checked={isAgreed}
              onChange={(on) =>
                press({ params: { link }, body: { isAgreed: on } }, (shown) => ({
                  children: shown.children.map((one) => (one.link === link ? { ...one, isAgreed: on } : one)),
                }))
              }
            />
          )
        })}
      </Stack>
    </Section>
  )
}
