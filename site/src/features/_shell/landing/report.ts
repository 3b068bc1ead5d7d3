import { opsApi, type issueCategories } from '#domain/ops/api.ts'
import { call } from '../../../lib/call.ts'
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
  const fault = dialog.querySelector<HTMLElement>('[data-report-error]')!
  const description = form.querySelector('textarea')!
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!
  const label = button.textContent
  dialog.querySelectorAll<HTMLElement>('[data-report-close]').forEach((close) => {
    close.addEventListener('click', () => dialog.close())
  })
  const say = (text: string) => {
    fault.textContent = text
    description.toggleAttribute('aria-invalid', text !== '')
  }
  const busy = (on: boolean) => {
    button.textContent = on ? button.dataset.busy! : label
    button.setAttribute('aria-busy', String(on))
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-busy') === 'true') return
    const given = new FormData(form)
    const text = String(given.get('description')).trim()
    if (text === '') {
      say(dialog.dataset.required!)
      description.focus()
      return
    }
    say('')
    busy(true)
    call(opsApi.reportIssue, {
      body: {
        category: given.get('category') as Category,
        description: text,
        pageUrl: location.href.slice(0, 500),
      },
    })
      .then(() => {
        form.reset()
        dialog.close()
        showNotice('done', dialog.dataset.done)
      })
      // What was written stays in the form.
      .catch(() => say(dialog.dataset.failed!))
      .finally(() => busy(false))
  })
}
