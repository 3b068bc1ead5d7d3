/** The element that says what a parent will read; the save button refers to it. */
export const WHAT_IS_SHARED_ID = 'journal-what-is-shared'
