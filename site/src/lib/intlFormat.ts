const made: Record<string, unknown> = {}

/**
 * Makes a format of `Intl` once for its language and options: making one costs far more than using it, and a page asks
 * for the same few in each of its lines. `intlFormat(Intl.NumberFormat, 'en', {})`.
 */
export const intlFormat = <F, O>(Type: new (tag: string, options: O) => F, tag: string, options: O): F =>
  (made[Type.name + tag + JSON.stringify(options)] ??= new Type(tag, options)) as F
