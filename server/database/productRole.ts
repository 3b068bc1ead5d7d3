import pg from 'pg'
import { scramVerifier } from './scramVerifier.ts'

/** Rights of a role that reach beyond its own tables, and the word that takes each away. */
const RIGHTS = {
  rolsuper: 'nosuperuser',
  rolcreatedb: 'nocreatedb',
  rolcreaterole: 'nocreaterole',
  rolreplication: 'noreplication',
  rolbypassrls: 'nobypassrls',
} as const
type Role = Record<keyof typeof RIGHTS | 'rolcanlogin', boolean>

const NO_SUCH_LOGIN = ['28P01', '28000']
const MAY_NOT = '42501'

/**
 * Makes the role that `productUrl` names, or takes from it what it must not have: it signs in, and owns and administers
 * nothing. Touches nothing when all is well, so an owner that may make no roles can run it too. Gives its name.
 * @throws Error with the statements an administrator runs, when the owner may not run them.
 */
export async function ensureProductRole(
  owner: Pick<pg.Client, 'query'>,
  { productUrl, log }: { productUrl: string; log: (line: string) => void },
): Promise<string> {
  const { user: role, password } = new pg.Client({ connectionString: productUrl })
  if (!role) throw new Error('DATABASE_URL names no role')
  const found = await roleNamed(owner, role)
  const wrong = found ? await wrongParts(found, productUrl) : ['login', ...Object.values(RIGHTS), 'password']
  if (wrong.length > 0) {
    const name = pg.escapeIdentifier(role)
    const statement = (secret: string) =>
      `${found ? 'alter' : 'create'} role ${name} with ${wrong.map((part) => (part === 'password' ? `password ${secret}` : part)).join(' ')}`
    try {
      await owner.query(statement(pg.escapeLiteral(scramVerifier(password ?? ''))))
      log(`The role ${role} of the product was ${found ? 'changed' : 'made'}.`)
    } catch (error) {
      if ((error as { code?: string }).code !== MAY_NOT) throw error
      throw new Error(
        `the role of DATABASE_OWNER_URL may not manage roles. Let an administrator run this, then release again:\n  ${statement(`'the password in DATABASE_URL'`)};`,
        { cause: error },
      )
    }
  }
  for (const group of await groupsOf(owner, role))
    log(`Warning: the role ${role} is a member of ${group} and has its rights too.`)
  return role
}

async function roleNamed(owner: Pick<pg.Client, 'query'>, role: string): Promise<Role | undefined> {
  const { rows } = await owner.query<Role>(
    `select ${[...Object.keys(RIGHTS), 'rolcanlogin'].join(', ')} from pg_roles where rolname = $1`,
    [role],
  )
  return rows[0]
}

/** Only what is wrong is changed: naming a right at all takes a superuser in some versions. */
async function wrongParts(found: Role, productUrl: string): Promise<string[]> {
  const names = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]
  return [
    ...(found.rolcanlogin ? [] : ['login']),
    ...names.filter((name) => found[name]).map((name) => RIGHTS[name]),
    ...((await letsIn(productUrl)) ? [] : ['password']),
  ]
}

async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'evenkeel-release' })
  try {
    await client.connect()
    return true
  } catch (error) {
    if (NO_SUCH_LOGIN.includes((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function groupsOf(owner: Pick<pg.Client, 'query'>, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select g.rolname as name from pg_auth_members m join pg_roles g on g.oid = m.roleid
     where m.member = (select oid from pg_roles where rolname = $1)`,
    [role],
  )
  return rows.map(({ name }) => name)
}
