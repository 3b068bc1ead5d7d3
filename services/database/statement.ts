import type pg from 'pg'
import type { Sql } from './db.ts'

/** What a parameter takes. `undefined` is left out: pg would store it as null without a word. */
type Value = NonNullable<unknown> | null

/** Runs a statement with a value for each of its names and gives its rows. */
export type Statement<Names extends string> = <R extends pg.QueryResultRow>(
  sql: Sql,
  values: { readonly [Name in Names]: Value },
) => Promise<R[]>

/**
 * A statement with named parameters: `where id = $userId`. The text is compiled here, once, to the numbers PostgreSQL
 * knows; a name that occurs again is the same parameter. A value that is missing or misspelled does not compile. With a
 * `name` the statement is prepared once per connection.
 * @throws Error for a text with numbered parameters, dollar quotes, or a name in quotes or in a comment
 */
export function statement<const Text extends string>(
  text: string extends Text ? never : Text,
  name?: string,
): Statement<NamesIn<Text>> {
  const compiled = compile(text)
  return (sql, values) => {
    const named = values as Readonly<Record<string, Value | undefined>>
    return sql.query(
      compiled.text,
      compiled.names.map((parameter) => valueOf(named, parameter)),
      name,
    )
  }
}

// The types do not see a name inside a fragment whose text they do not know.
function valueOf(values: Readonly<Record<string, Value | undefined>>, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`no value for the parameter $${name}`)
  return value
}

/** Quoted texts and names, comments, and whatever has a dollar sign. */
const TOKENS = /'[^']*'|"[^"]*"|--[^\n]*|\/\*.*?\*\/|\w?\$\w*\$?/gs
const NAME = /^\$([a-z]\w*)$/i

/** Numbers the names of a text in the order in which they first occur. */
export function compile(text: string): { text: string; names: readonly string[] } {
  const names: string[] = []
  const numbered = text.replace(TOKENS, (token) => {
    if (!token.includes('$')) return token
    const name = NAME.exec(token)?.[1]
    if (name === undefined) throw new Error(`not a named parameter: ${token}`)
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: numbered, names }
}

/** The names after the dollar signs of a text. */
type NamesIn<Text extends string, Names extends string = never> = Text extends `${string}$${infer Rest}`
  ? NamesIn<Rest, Names | NameAt<Rest>>
  : Names

/** The name a text begins with. */
type NameAt<Text extends string, Name extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends Letter | Uppercase<Letter> | Digit | '_'
    ? NameAt<Rest, `${Name}${First}`>
    : Name
  : Name

type Digit = `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`
type Letter =
  | ('a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm')
  | ('n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v' | 'w' | 'x' | 'y' | 'z')
