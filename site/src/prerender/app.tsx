import { appPage } from '../pages/public/static/appPage.tsx'

export { renderPage } from './render.tsx'
export { appPaths } from '../app/features.ts'
/** The shell of the app; its styles come with the app's scripts. */
export const pages = [appPage]
