import '../ui/styles.css'
import { crisisPage } from '../features/_shell/crisis/page.tsx'
import { nationalPage, nearbyPage } from '../features/_shell/help/page.tsx'
import { notFoundPage } from '../features/_shell/static/notFoundPage.tsx'

export { renderPage } from './render.tsx'
/** Pages without any script; they share one small style sheet. */
export const pages = [crisisPage, nearbyPage, nationalPage, notFoundPage]
