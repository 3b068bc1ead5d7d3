import { RadioGroup } from 'radix-ui'
import type { ComponentProps } from 'react'
import { submitOnEnter } from './submitOnEnter.ts'

type RadiosProps = Omit<ComponentProps<'fieldset'>, 'onChange' | 'dir'> & {
  value: string | null
  onChange: (value: string) => void
  name?: string | undefined
}

/** A group to choose one of: a `<legend>` and `Radio`s inside it. Arrow keys choose. */
export function Radios({ value, onChange, name, ...fieldset }: RadiosProps) {
  return (
    <RadioGroup.Root asChild value={value} onValueChange={onChange} {...(name && { name })}>
      <fieldset {...fieldset} />
    </RadioGroup.Root>
  )
}

/** One choice of a group, inside its `<label>`. It says `data-state="checked"` when it is chosen. */
export function Radio(props: { value: string; disabled?: boolean; className?: string | undefined }) {
  return <RadioGroup.Item {...props} onKeyDown={submitOnEnter} />
}
