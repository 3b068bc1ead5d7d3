import { useState } from 'react'
import { GuardianConsent } from '#domain/guardians/guardianApi.ts'
import { relationships, type Relationship } from '#domain/guardians/consentLevels.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Check } from '../../../ui/Check.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Row, Section } from '../../../ui/layout.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { fieldErrorsOf, useForm } from '../../../ui/useForm.ts'
import css from './guardian.module.css'

type ConsentFormProps = {
  /** Sends the consent; throws errors. */
  send: (yes: GuardianConsent) => Promise<{ level: 'contact' | 'verified' }>
  onAgreed: () => void
  /** Asks for the no, which stands beside the yes. Left out where there is another way to it. */
  onNo?: () => void
}

/**
 * A guardian's answer: the yes with who they are to the child, that they are of age and that they have read what it
 * means, and the no. From a device the child uses it counts less, and says so.
 */
export function ConsentForm({ send, onAgreed, onNo }: ConsentFormProps) {
  const t = useMessages()
  const [relationship, setRelationship] = useState<Relationship | ''>('')
  const [isAdult, setAdult] = useState(false)
  const [hasRead, setRead] = useState(false)
  const [isChildsDevice, setChildsDevice] = useState(false)
  const yes = { relationship, isAdult, hasRead }
  const form = useForm({
    check: () => fieldErrorsOf(GuardianConsent, yes),
    send: async () => {
      const { level } = await send(yes as GuardianConsent)
      setChildsDevice(level === 'contact')
      if (level === 'contact') return
      showToast({ text: t('guardians.agreed'), tone: 'good' })
      onAgreed()
    },
  })
  return (
    <Section title={t('guardians.answer_title')}>
      <form {...form.props} className={css.form}>
        <Field label={t('guardians.who')} error={form.errorOf('relationship')} required>
          <Select
            name="relationship"
            value={relationship}
            onChange={({ target }) => setRelationship(target.value as Relationship | '')}
          >
            <option value="">{t('guardians.who_none')}</option>
            {relationships.map((one) => (
              <option key={one} value={one}>
                {t(`guardians.relationship.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Check
          name="isAdult"
          label={t('guardians.is_adult')}
          checked={isAdult}
          onChange={setAdult}
          error={form.errorOf('isAdult')}
        />
        <Check
          name="hasRead"
          label={t('guardians.has_read')}
          checked={hasRead}
          onChange={setRead}
          error={form.errorOf('hasRead')}
        />
        {isChildsDevice && (
          <Notice tone="caution" live>
            {t('guardians.childs_device')}
          </Notice>
        )}
        <Row>
          <Button type="submit" busy={form.busy && t('guardians.saying')}>
            {t('guardians.yes')}
          </Button>
          {onNo && (
            <Button look="line" onClick={onNo}>
              {t('guardians.page.no')}
            </Button>
          )}
        </Row>
      </form>
    </Section>
  )
}
