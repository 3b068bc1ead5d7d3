'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/** What Payload leaves without a name, and its own texts that name it. */
const WORDS = [
  ['#select-all', 'general:selectAllRows'],
  ['.clickable-arrow--left', 'general:previous'],
  ['.clickable-arrow--right', 'general:next'],
  ['.date-time-picker__clear-button', 'general:clear'],
  ['.popup-button', 'general:moreOptions'],
  ['.clear-indicator', 'general:clear'],
] as const
/**
 * What Payload marks wrongly: hidden though it can be reached, a list without entries, a heading outside every
 * landmark.
 */
const LABELS: readonly (readonly [selector: string, attribute: string, value: string | null])[] = [
  ['.clear-indicator', 'aria-hidden', null],
  // The field beside it opens with the arrow keys.
  ['.dropdown-indicator', 'tabindex', '-1'],
  ['.doc-tabs__tabs', 'role', 'group'],
  ['.doc-header', 'role', 'region'],
]
/** Inputs that stand beside their label without being tied to it. */
const LOOSE = '.rs__input, .react-datepicker__input-container input'

/** Gives names to parts of Payload's pages that have none, for people who hear the page, also when more of it comes. */
export function useNames(): void {
  const { t } = useTranslation()
  useEffect(() => {
    let frame = 0
    const name = () => {
      frame = 0
      for (const [selector, word] of WORDS) {
        for (const element of document.querySelectorAll(selector))
          if (!element.getAttribute('aria-label') && !element.textContent)
            element.setAttribute('aria-label', t(word))
      }
      for (const [selector, attribute, value] of LABELS) {
        for (const element of document.querySelectorAll(selector)) {
          if (value === null) element.removeAttribute(attribute)
          else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
        }
      }
      for (const header of document.querySelectorAll('.doc-header'))
        label(header, header.querySelector('.doc-header__title'))
      for (const box of document.querySelectorAll('tr .select-row__checkbox input'))
        label(box, box.closest('td')?.nextElementSibling)
      for (const input of document.querySelectorAll(LOOSE))
        if (!input.hasAttribute('aria-label'))
          label(input, input.closest('.field-type')?.querySelector('.field-label'))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(name)
    }
    soon()
    const observer = new MutationObserver(soon)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
    }
  }, [t])
}

let last = 0
/** Names an element by the text of another. */
function label(element: Element, source: Element | null | undefined): void {
  if (!source) return
  source.id ||= `ek-names-${(last += 1)}`
  if (element.getAttribute('aria-labelledby') !== source.id)
    element.setAttribute('aria-labelledby', source.id)
}
