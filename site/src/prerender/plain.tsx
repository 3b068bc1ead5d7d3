import '../ui/styles.css'
import { crisisPage } from '../pages/public/crisis/page.tsx'
import { offlinePage } from '../pages/public/help/offlinePage.tsx'
import { nationalPage, nearbyPage } from '../pages/public/help/page.tsx'
import { legalIndexPage, legalTextPages } from '../pages/public/legal/page.tsx'
import { notFoundPage } from '../pages/public/static/notFoundPage.tsx'

export { renderPage, renderParts } from './render.tsx'
/** Pages that are whole without any script; they share one small style sheet. */
export const pages = [
  crisisPage,
  nearbyPage,
  nationalPage,
  offlinePage,
  notFoundPage,
  legalIndexPage,
  ...legalTextPages,
]
