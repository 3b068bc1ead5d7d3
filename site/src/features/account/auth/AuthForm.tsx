import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import type { Form } from '../../../ui/useForm.ts'
import css from './AuthPage.module.css'
import { PrivateBrowsing } from './PrivateBrowsing.tsx'

type AuthFormProps = {
  form: Form
  /** Why nothing can be sent in this window (`usePrivateBrowsing`). */
  blocked: string | undefined
  /** The words of the button, and those while it is sent. */
  submit: string
  sending: string
  /** What stands under the button. */
  after?: ReactNode
  children: ReactNode
}

/** The frame of a form on the way in: the warning, the inputs, one button, the other ways. */
export const AuthForm = ({ form, blocked, submit, sending, after, children }: AuthFormProps) => (
  <form {...form.props} className={css.fields}>
    <PrivateBrowsing blocked={blocked} />
    {children}
    <Button type="submit" size="big" wide busy={form.busy && sending} disabledReason={blocked}>
      {submit}
    </Button>
    {after}
  </form>
)
