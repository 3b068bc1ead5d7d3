import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { catalog, groups } from '#messages/site/en.ts'
import { MessagesProvider, newMessages } from '#site/lib/messages.tsx'

/** English words with those every screen has. */
export const english = newMessages('en', catalog, groups)

/** Draws a part with words and routing around it. */
export function showPart(part: ReactNode) {
  const around = (inside: ReactNode) => (
    <MessagesProvider messages={english}>
      <BrowserRouter>{inside}</BrowserRouter>
    </MessagesProvider>
  )
  const view = render(around(part))
  return { ...view, again: (next: ReactNode) => view.rerender(around(next)) }
}
