import '../ui/styles.css'
import { crisisPage } from '../features/_shell/crisis/page.tsx'
import { offlinePage } from '../features/_shell/help/offlinePage.tsx'
import { nationalPage, nearbyPage } from '../features/_shell/help/page.tsx'
import { notFoundPage } from '../features/_shell/static/notFoundPage.tsx'

export { renderPage } from './render.tsx'
/** Pages that are whole without any script; they share one small style sheet. */
export const pages = [crisisPage, nearbyPage, nationalPage, offlinePage, notFoundPage]
