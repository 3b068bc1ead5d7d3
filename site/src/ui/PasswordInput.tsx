import { useState, type ComponentProps } from 'react'
import { useMessages } from '../lib/messages.tsx'
import { Button } from './Button.tsx'
import { classes } from './classes.ts'
import { useFieldAttributes } from './field.ts'
import css from './Input.module.css'

/**
 * A password inside a `Field`, hidden until Show is pressed. Set `autoComplete` (`current-password`, `new-password`).
 */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useMessages()
  const [shown, setShown] = useState(false)
  return (
    <div className={css.with}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldAttributes()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classes(css.input, className)}
      />
      <Button
        look="text"
        className={css.toggle}
        aria-label={t(shown ? 'shell.field.hide_password' : 'shell.field.show_password')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'common.action.hide' : 'common.action.show')}
      </Button>
    </div>
  )
}
