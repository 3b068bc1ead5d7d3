import { EXPORTS } from '#domain/account/exports.ts'
import { exportApi } from '#domain/account/exportApi.ts'
import { makeExport } from '#domain/account/jobs.ts'
import { hashPassword } from '#lib/passwords/hash.ts'
import { addEntry } from './factories.ts'
import { type Row } from './rows.ts'
import type { Person, PersonOptions } from './people.ts'
import { readZip } from './readZip.ts'
import { runQueued } from './runQueued.ts'
import type { TestContext } from './testContext.ts'

/** The password of the people of these tests. */
export const EXPORT_PASSWORD = 'Quiet-Harbour-7-lantern'
let passwordHash: Promise<string> | undefined

/** What tests of copies of the data do: people with a password, asking, waiting, reading the file. */
export function exportSteps(context: { readonly current: TestContext }) {
  const adult = async (options: PersonOptions = {}): Promise<Person> => {
    passwordHash ??= hashPassword(EXPORT_PASSWORD)
    return context.current.people.adult({ passwordHash: await passwordHash, ...options })
  }
  return {
    adult,
    ask: (as: Person, link?: string) =>
      context.current.ask(
        exportApi.askExport,
        { body: { password: EXPORT_PASSWORD, ...(link && { link }) } },
        { as },
      ),
    list: (as: Person) => context.current.call(exportApi.listExports, {}, { as }),
    /** Names of the files in storage. */
    stored: () => [...context.current.files.files.keys()].filter((name) => name.startsWith(EXPORTS)),
    work: () => runQueued(context.current, makeExport),
    /** The files of the newest copy of a caller, by name. */
    async copyOf(as: Person): Promise<Map<string, string>> {
      const { db, files } = context.current
      const [row] = await db.query<{ filename: string }>(
        `select filename from data_exports where asked_by_id = $1 and state = 'ready' order by created_at desc, id desc limit 1`,
        [as.id],
      )
      const zip = await readZip(files.files.get(`${EXPORTS}/${row!.filename}`)!)
      return new Map([...zip].map(([name, bytes]) => [name, bytes.toString('utf8')]))
    },
    write: (person: Person, body: string, more: Row = {}): Promise<string> =>
      addEntry(context.current.db, { user_id: person.id, title: 'A title', body, ...more }),
    /** A child with a guardian who has an account. */
    async family(options: PersonOptions = {}) {
      const { db, people } = context.current
      const guardian = await adult({ firstName: 'Tobias' })
      const child = await people.child({ guardian: 'verified', guardianEmail: guardian.email, ...options })
      await db.query('update guardian_links set guardian_id = $1 where child_id = $2', [
        guardian.id,
        child.id,
      ])
      const [link] = await db.query<{ id: string }>('select id from guardian_links where child_id = $1', [
        child.id,
      ])
      return { guardian, child, link: link!.id }
    },
  }
}
