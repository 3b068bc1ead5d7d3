import '../ui/styles.css'
import { landingPage } from '../pages/public/landing/page.tsx'

export { renderPage, renderParts } from './render.tsx'
/** The landing page; its styles are a file of their own. */
export const pages = [landingPage]
