import { useMessages } from '../../../lib/messages.tsx'
import css from './CrisisPanel.module.css'

const numbers = ['1', '2', '3'] as const

/**
 * Sentences to send to a trusted person, or to show: the device's messages app opens with the text and without a
 * number. Nothing is stored.
 */
export function SomeoneITrust({ isChild }: { isChild: boolean }) {
  const t = useMessages()
  const sentences = numbers.map((one) => t(isChild ? `care.trust_child_${one}` : `care.trust_${one}`))
  return (
    <details className={css.fold}>
      <summary>{t('care.trust')}</summary>
      <p>{t(isChild ? 'care.trust_lead_child' : 'care.trust_lead')}</p>
      <ul className={css.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <q>{sentence}</q>
            <a href={`sms:?&body=${encodeURIComponent(sentence)}`}>
              {t('care.trust_send')}
              <span className="ek-sr">: {sentence}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('care.trust_note')}</p>
    </details>
  )
}
