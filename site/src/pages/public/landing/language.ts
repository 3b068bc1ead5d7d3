import { flagsApi } from '#domain/flags/api.ts'
import { isLocale, localeNames, type Locale } from '#messages/locales.ts'
import { call } from '../../../lib/call.ts'
import { chooseLanguage } from '../../../lib/language.ts'

const current = (): Locale => (isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en')

/**
 * Opens or closes the list of languages. Only those that are switched on are offered; without an answer, the current
 * one.
 */
export async function toggleLanguages(button: HTMLElement): Promise<void> {
  const list = button.nextElementSibling as HTMLUListElement
  if (!list.hidden) return close(button, list)
  if (list.childElementCount === 0) {
    const offered = await call(flagsApi.readFlags).then(
      (answer) => answer.offeredLanguages,
      () => [] as Locale[],
    )
    list.append(...(offered.length > 0 ? offered : [current()]).map(row))
    wire(button, list)
  }
  list.hidden = false
  button.setAttribute('aria-expanded', 'true')
  list.querySelector('button')?.focus()
}

function row(locale: Locale): HTMLLIElement {
  const item = document.createElement('li')
  const choice = document.createElement('button')
  choice.type = 'button'
  choice.lang = locale
  choice.textContent = localeNames[locale]
  if (locale === current()) choice.setAttribute('aria-current', 'true')
  choice.addEventListener('click', () => chooseLanguage(locale))
  item.append(choice)
  return item
}

function wire(button: HTMLElement, list: HTMLElement): void {
  document.addEventListener('pointerdown', (event) => {
    if (!list.hidden && !button.parentElement!.contains(event.target as Node)) close(button, list)
  })
  button.parentElement!.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || list.hidden) return
    close(button, list)
    button.focus()
  })
}

function close(button: HTMLElement, list: HTMLElement): void {
  list.hidden = true
  button.setAttribute('aria-expanded', 'false')
}
