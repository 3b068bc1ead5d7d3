import { opsApi, type issueCategories } from '#domain/ops/api.ts'
import { ApiError } from '../../../lib/apiError.ts'
import { call } from '../../../lib/call.ts'
import { base64Of, isUsableScreenshot } from '../../../lib/screenshot.ts'
import { showNotice } from './notices.ts'

type Category = (typeof issueCategories)[number]
let wired = false

/** Opens 'Report an Issue' over the page. */
export function openReport(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-report-dialog]')!
  if (!wired) wire(dialog)
  wired = true
  dialog.showModal()
}

function wire(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector('form')!
  const description = form.querySelector('textarea')!
  const screenshot = form.querySelector<HTMLInputElement>('[type=file]')!
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const label = button.textContent
  const { done, failed, required, badPicture } = dialog.dataset
  dialog.querySelectorAll<HTMLElement>('[data-report-close]').forEach((close) => {
    close.addEventListener('click', () => dialog.close())
  })
  const showTextError = (text: string) =>
    showError(dialog.querySelector('[data-report-error]')!, description, text)
  const showPictureError = (text: string) =>
    showError(dialog.querySelector('[data-screenshot-error]')!, screenshot, text)
  /** Shows at the picture whether it can be sent. */
  const look = (picture: File | undefined): boolean => {
    const bad = picture !== undefined && !isUsableScreenshot(picture)
    showPictureError(bad ? badPicture! : '')
    return !bad
  }
  const busy = (on: boolean) => {
    button.textContent = on ? button.dataset.busy! : label
    button.setAttribute('aria-busy', String(on))
  }

  async function send(text: string, picture: File | undefined): Promise<void> {
    const category = new FormData(form).get('category') as Category
    busy(true)
    try {
      const shown = picture && (await base64Of(picture))
      await call(opsApi.reportIssue, {
        body: {
          category,
          description: text,
          pageUrl: location.href.slice(0, 500),
          ...(shown && { screenshot: shown }),
        },
      })
      form.reset()
      dialog.close()
      showNotice('done', done)
    } catch (error) {
      // What was written stays in the form.
      if (error instanceof ApiError && error.code === 'ops.error.screenshot') showPictureError(badPicture!)
      else showTextError(failed!)
    } finally {
      busy(false)
    }
  }

  screenshot.addEventListener('change', () => look(screenshot.files?.[0]))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-busy') === 'true') return
    const text = description.value.trim()
    const picture = screenshot.files?.[0]
    showTextError(text === '' ? required! : '')
    const usable = look(picture)
    if (text === '') return description.focus()
    if (!usable) return screenshot.focus()
    void send(text, picture)
  })
}

function showError(box: HTMLElement, input: HTMLElement, text: string): void {
  box.textContent = text
  if (text === '') input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}
