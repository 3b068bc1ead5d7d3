/** Longest code we keep for somebody under 18: enough for help nearby, too little for a street. Source: decision D-016. */
export const MINOR_ZIP_MAX = 3

const patterns: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
}

/** Is a postal code written as its country writes it? Countries we do not know take anything. Source: decision D-017. */
export const isZipOf = (country: string | null, zipcode: string): boolean =>
  (country === null ? undefined : patterns[country])?.test(zipcode) ?? true
