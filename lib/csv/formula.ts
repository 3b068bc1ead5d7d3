/**
 * What makes a spreadsheet take a cell for a formula. A line break or tab in front of it is skipped there. Apostrophes
 * in front of all that are part of it, so that one more can be put there and taken off again.
 */
export const FORMULA = /^'*(?:[\s\u0000-\u001f\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u
