import { Download, Flame, MessageCircle, Pencil, Phone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Check } from '../ui/Check.tsx'
import { Choices } from '../ui/Choices.tsx'
import { StrengthMeter } from '../ui/StrengthMeter.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Row } from '../ui/layout.tsx'
import { MoodFloat } from '../ui/MoodFloat.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { Pills } from '../ui/Pills.tsx'
import { Rating } from '../ui/Rating.tsx'
import { StatusTag } from '../ui/StatusTag.tsx'
import { Switch } from '../ui/Switch.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import css from './Gallery.module.css'
import { areas, moodNames, messages } from './samples.ts'

/** What can be pressed and written on, in one theme. */
export function ThemeSample({
  name,
  theme,
  contrast,
}: {
  name: string
  theme: 'light' | 'dark'
  contrast?: 'high'
}) {
  const [on, setOn] = useState(true)
  const [area, setArea] = useState<string>('grief')
  const [pill, setPill] = useState(true)
  return (
    <section className={css.theme} data-theme={theme} data-contrast={contrast} aria-label={name}>
      <h2>{name}</h2>
      <Row>
        <Button>{messages.save}</Button>
        <Button look="line">{messages.back}</Button>
        <Button disabledReason={messages.why}>{messages.submit}</Button>
        <Button busy={messages.saving}>{messages.save}</Button>
        <Button look="caution">{messages.remove}</Button>
        <Button look="lit" icon={<Icon of={Download} />}>
          {messages.install}
        </Button>
      </Row>
      <Row>
        <ButtonLink look="help" href="tel:988" icon={<Icon of={Phone} />}>
          {messages.call}
        </ButtonLink>
        <ButtonLink look="help-line" href="sms:988" icon={<Icon of={MessageCircle} />}>
          {messages.text}
        </ButtonLink>
        <Button look="text" icon={<Icon of={Pencil} />}>
          {messages.write}
        </Button>
      </Row>
      <div className={css.fields}>
        <Field label={messages.first} optional>
          <TextInput defaultValue="Maren" />
        </Field>
        <Field label={messages.zip} hint={messages.zipHint}>
          <TextInput defaultValue="48104" />
        </Field>
        <Field label={messages.guardian} error={messages.badEmail}>
          <TextInput defaultValue="mum@" />
        </Field>
        <Field label={messages.password}>
          <PasswordInput defaultValue="a quiet harbor 7" autoComplete="off" />
        </Field>
      </div>
      <StrengthMeter score={3} label={messages.strong} />
      <Choices label={messages.focus} value={area} onChange={setArea} options={areas} />
      <Check label={messages.privacy} hint={messages.privacyHint} checked={on} onChange={setOn} />
      <Switch label={messages.daily} hint={messages.dailyHint} checked={on} onChange={setOn} />
      <Switch label={messages.sounds} checked={false} onChange={setOn} disabled />
      <Row>
        <Pills
          label={messages.focus}
          options={[...areas.slice(0, 2)]}
          value={[areas[pill ? 0 : 1]!.value]}
          onToggle={() => setPill(!pill)}
        />
        <StatusTag>{messages.plain}</StatusTag>
        <StatusTag tone="lit" icon={<Icon of={Flame} />}>
          {messages.fire}
        </StatusTag>
        <StatusTag tone="good">{messages.good}</StatusTag>
        <StatusTag tone="caution">{messages.bad}</StatusTag>
        <Rating value={3} />
      </Row>
      <Row>
        {moodNames.map(({ id }) => (
          <MoodFloat key={id} mood={id} />
        ))}
      </Row>
    </section>
  )
}
