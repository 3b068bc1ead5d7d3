import { boxDocuments, type ConsentBox } from '#domain/legal/consent.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { Check } from '../../../ui/Check.tsx'
import css from './consent.module.css'
import { DocumentLinks } from './DocumentLinks.tsx'
import type { AskedConsent } from './useAgree.ts'

type ConsentBoxesProps = {
  asked: Pick<AskedConsent, 'documents' | 'isAgain' | 'reading'>
  boxes: readonly ConsentBox[]
  checked: readonly ConsentBox[]
  onChange: (checked: ConsentBox[]) => void
}

/** The boxes of the consent, each with the way to the texts it names. After a new version they name that alone. */
export function ConsentBoxes({ asked, boxes, checked, onChange }: ConsentBoxesProps) {
  const t = useMessages()
  return (
    <fieldset className={css.boxes}>
      <legend className="ek-sr">{t('consent.group')}</legend>
      {boxes.map((box) => (
        <div key={box} className={css.box}>
          <Check
            name={box}
            required
            {...textsOf(box)}
            checked={checked.includes(box)}
            onChange={(isOn) => onChange(isOn ? [...checked, box] : checked.filter((one) => one !== box))}
          />
          <DocumentLinks of={namedBy(box)} />
        </div>
      ))}
    </fieldset>
  )

  function namedBy(box: ConsentBox) {
    return asked.documents.filter(({ document }) => boxDocuments[box].includes(document))
  }
  function textsOf(box: ConsentBox): { label: string; hint?: string } {
    if (box === 'parental')
      return { label: t('consent.parental_child'), hint: t('consent.parental_hint_child') }
    if (asked.isAgain) {
      const titles = namedBy(box).map(({ title }) => title)
      return { label: t('consent.again.box', { documents: new Intl.ListFormat(t.locale).format(titles) }) }
    }
    const isTeen = box === 'not_therapy' && asked.reading === 'teen'
    return {
      label: t(isTeen ? 'consent.not_therapy_teen' : `consent.${box}`),
      hint: t(`consent.${box}_hint`),
    }
  }
}
