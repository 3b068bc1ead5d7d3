import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { z } from 'zod/mini'
import { issueOf } from '#domain/api/issue.ts'
import { ApiError } from '../lib/apiError.ts'
import { errorText, issueText } from '../lib/errorText.ts'
import { useMessages } from '../lib/messages.tsx'
import { closeToast, showToast, toastQueue } from './toasts.ts'
import { useLatest } from '../lib/useLatest.ts'

/** What is wrong in a form, by the `name` of the input: message keys or whole sentences. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

type FormOptions = {
  /** Looks at what was typed before anything is sent. It may ask the server. */
  check?: () => FieldErrors | Promise<FieldErrors>
  /** Sends; throws the `ApiError` of the server. */
  send: () => Promise<unknown>
  /** Errors that belong to an input although the server names none. */
  explain?: (error: ApiError) => FieldErrors | undefined
  /** Any other error; by default a toast with the server's message. */
  onError?: (error: unknown) => void
}

/** What `useForm` returns. */
export type Form = {
  /** For the `<form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent) => void
    onChange: (event: FormEvent) => void
  }
  /** The sentence for an input, for `Field`'s `error`. */
  errorOf: (name: string) => string | undefined
  busy: boolean
  /** Sends without a press, a moment later, so that what was typed last counts. */
  submit: () => void
}

/** The errors a schema finds, by the first part of their place. */
export function fieldErrorsOf(schema: z.ZodMiniType, value: unknown): FieldErrors {
  const parsed = schema.safeParse(value)
  const errors: Record<string, string> = {}
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= issueOf(issue)
  return errors
}

/**
 * A form: looks, sends once however often it is pressed, puts errors under their inputs and the focus on the first of
 * them. Typing in an input takes its error away. Inputs need the `name` their errors go by.
 */
export function useForm(options: FormOptions): Form {
  const t = useMessages()
  const element = useRef<HTMLFormElement>(null)
  const latest = useLatest(options)
  const running = useRef(false)
  const toFocus = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (!toFocus.current) return
    toFocus.current = false
    const inputs = [...(element.current?.elements ?? [])] as HTMLInputElement[]
    const input = inputs.find(({ name }) => errors[name])
    // A box or choice has its name on a hidden input after it.
    const control = input?.ariaHidden === 'true' ? (input.previousElementSibling as HTMLElement) : input
    control?.focus()
  }, [errors])

  /** Shows errors whose inputs are in the form; returns whether there were any. */
  const show = useCallback((...found: FieldErrors[]): boolean => {
    const shown = found
      .flatMap(Object.entries<string | undefined>)
      .filter(([name, error]) => error && element.current?.elements.namedItem(name))
    if (shown.length === 0) return false
    toFocus.current = true
    // The first to name an input has the last word on it.
    setErrors(Object.fromEntries(shown.reverse()))
    return true
  }, [])

  const run = useCallback(async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setErrors({})
    // A new try takes the error of the last one away; otherwise it would still be there after a success.
    for (const { id, tone } of toastQueue.read()) if (tone === 'bad') closeToast(id)
    try {
      if (show((await latest.current.check?.()) ?? {})) return
      await latest.current.send()
    } catch (error) {
      const { explain, onError } = latest.current
      if (error instanceof ApiError && show(explain?.(error) ?? {}, fieldsOf(error))) return
      if (onError) onError(error)
      else showToast({ text: t('common.error.title'), detail: errorText(t, error), tone: 'bad' })
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [show, t, latest])

  return {
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        void run()
      },
      // Boxes and choices of our own send no `input` event.
      onChange: (event) => {
        const { name } = event.target as HTMLInputElement
        setErrors((now) => (now[name] ? { ...now, [name]: undefined } : now))
      },
    },
    errorOf: (name) => errors[name] && issueText(t, errors[name]),
    busy,
    submit: () => void setTimeout(run),
  }
}

const fieldsOf = (error: ApiError): FieldErrors =>
  Object.fromEntries(
    Object.entries(error.fields).map(([path, issue]) => [path.replace(/^body\./, ''), issue]),
  )
