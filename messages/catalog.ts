/** A translation has the same shape as its English source, with any strings. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }
/** Every dotted path that ends in a string. */
export type Leaf<T, P extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Leaf<T[K], `${P}${K}.`>
}[keyof T & string]
/** The `{{names}}` a message needs. */
export type Slots<S extends string> = S extends `${string}{{${infer N}}}${infer R}` ? N | Slots<R> : never
/** The type of the text at a dotted path. */
export type At<T, P extends string> = P extends `${infer H}.${infer R}`
  ? H extends keyof T
    ? At<T[H], R>
    : never
  : P extends keyof T
    ? T[P]
    : never

/** Fills `{{name}}` slots of a text. A missing value becomes an empty string. */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** The text at a dotted path, or undefined. */
export function textAt(catalog: unknown, key: string): string | undefined {
  let at: unknown = catalog
  for (const part of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[part]
  return typeof at === 'string' ? at : undefined
}
