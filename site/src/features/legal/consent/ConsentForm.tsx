import { useState } from 'react'
import type { ConsentBox } from '#domain/legal/consent.ts'
import { errorText } from '../../../lib/errorText.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useForm } from '../../../ui/useForm.ts'
import { ConsentBoxes } from './ConsentBoxes.tsx'
import css from './consent.module.css'
import { useAgree, type AskedConsent } from './useAgree.ts'

type ConsentFormProps = {
  asked: AskedConsent
  /** Boxes to check; the others were questions. */
  boxes: readonly ConsentBox[]
}

/** The boxes and the button that agrees, which is off until all are checked. An error stays beside it. */
export function ConsentForm({ asked, boxes }: ConsentFormProps) {
  const t = useMessages()
  const agree = useAgree()
  const [checked, setChecked] = useState<ConsentBox[]>([])
  const [error, setError] = useState<unknown>(null)
  const isChild = asked.reading === 'child'
  const isWhole = boxes.every((box) => checked.includes(box))
  const form = useForm({
    send: async () => {
      setError(null)
      await agree(asked.documents, boxes.includes('parental'))
    },
    onError: setError,
  })
  return (
    <form {...form.props} className={css.form}>
      {boxes.length > 0 && (
        <ConsentBoxes asked={asked} boxes={boxes} checked={checked} onChange={setChecked} />
      )}
      <div role="alert">
        {error !== null && (
          <Notice tone="caution" title={t('consent.failed')}>
            {errorText(t, error)}
          </Notice>
        )}
      </div>
      <div>
        <Button
          type="submit"
          size="big"
          busy={form.busy && t('consent.agreeing')}
          disabledReason={!isWhole && t(isChild ? 'consent.missing_child' : 'consent.missing')}
        >
          {t(isChild ? 'consent.agree_child' : 'consent.agree')}
        </Button>
      </div>
    </form>
  )
}
