/** Minutes a link to a file is good for. Source: docs/rules/store.md B-downloads. */
export const LINK_MINUTES = 10
/** Downloads of one item in a day of UTC. Source: docs/rules/store.md B-downloads. */
export const DOWNLOADS_A_DAY = 5
/** Collection of the files, in the panel and in storage. */
export const DIGITAL_ASSETS = 'digital-assets'
/** How the addresses of files begin. */
export const LIBRARY_PATH = '/api/library-files/'
