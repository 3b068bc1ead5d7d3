import { configure, prettyDOM } from '@testing-library/dom'

/*
 * Queries by role ask of every element whether it is drawn, and jsdom holds each against some hundred rules of a browser's own style sheet to
 * tell. Queries that wait fail many times before they succeed, and each failure describes the whole page. Both took a third of the time.
 */

const styleOf = (element: Element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined

/** All that the display rules of jsdom's style sheet ask of an element. */
const kindOf = (element: Element): string =>
  [
    element.namespaceURI,
    element.localName,
    element.getAttribute('type') === 'hidden',
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.parentElement?.localName === 'ruby',
  ].join()

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = styleOf(at)?.visibility
    if (own && own !== 'inherit') return own
  }
  return 'visible'
}

/** Answers `display` and `visibility` at once while the page has no styles of its own; everything else, and pages with styles, jsdom answers. */
export function quickStyles(page: Window): void {
  const slowly = page.getComputedStyle.bind(page)
  const displays = new Map<string, string>()
  const displayOf = (element: Element): string => {
    const own = styleOf(element)?.display
    if (own) return own
    const kind = kindOf(element)
    const known = displays.get(kind)
    if (known !== undefined) return known
    const { display } = slowly(element)
    displays.set(kind, display)
    return display
  }
  page.getComputedStyle = (element, pseudo) => {
    if (pseudo || page.document.styleSheets.length > 0) return slowly(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const all = () => (whole ??= slowly(element))
    const quick = (name: string): string | undefined => {
      if (name === 'visibility') return visibilityOf(element)
      return name === 'display' ? displayOf(element) : undefined
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => quick(property) ?? all().getPropertyValue(property)
        return (typeof name === 'string' ? quick(name) : undefined) ?? Reflect.get(all(), name, all())
      },
    })
  }
}

/** Describes the page in the error of a query only when the error is read. */
export function describePageLate(): void {
  configure({
    getElementError(message, container) {
      const error = new Error()
      let described: string | undefined
      Object.defineProperty(error, 'message', {
        get: () =>
          (described ??= [message, prettyDOM(container as HTMLElement)].filter(Boolean).join('\n\n')),
        set: (next: string) => (described = next),
        configurable: true,
      })
      error.name = 'TestingLibraryElementError'
      return error
    },
  })
}
