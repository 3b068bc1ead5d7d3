import '../ui/styles.css'
import { landingPage } from '../features/_shell/landing/page.tsx'

export { renderPage, renderParts } from './render.tsx'
/** The landing page; its styles are a file of their own. */
export const pages = [landingPage]
