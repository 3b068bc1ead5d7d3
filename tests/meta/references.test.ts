import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const RULES = 'docs/rules'
const ID = String.raw`(?:D-\d{3}|S-00\d-\d+(?:\.\d+)*|[TGBX]-\d+)`
const heading = new RegExp(`^## (${ID}) .+$`, 'gm')
/** A file of rules, and the ids that follow its name. */
const reference = new RegExp(String.raw`(docs/rules/[\w-]+\.md)\b((?:,? (?:and )?${ID}\b)*)`, 'g')
/** An id without its file. */
const bare = [/\bD-\d{3}\b/, /\bS-00\d-\d/]
/** Names of documents that are not in this repository. */
const outside = [
  /\b(?:spec|specification|document) 00\d\b/i,
  /(?<![\d.])00[0-3] §\d/,
  /\bsecurity(?:\.md)?,? [TGCSF]\d+\b/i,
  /\bbeyond(?:\.md)? [TBX]\d+\b/i,
  /\binventory(?:\.md| [A-Z]\d)/i,
  /\/work\//,
]

const textFile = /\.(?:ts|tsx|mjs|cjs|js|css|md|sql|sh|ya?ml|html)$/
/** Migrations are never edited once they landed, and this file names what it forbids. */
const exempt = /^(?:migrations\/2|tests\/meta\/references\.test\.ts$)/

const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => textFile.test(file) && !exempt.test(file) && existsSync(file))

/** A file as one line without the signs of its comments: a reference may be wrapped. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().replace(/^(?:\*|\/\/) /, ''))
    .join(' ')

const idsIn = new Map(
  readdirSync(RULES).map((name) => {
    const file = path.posix.join(RULES, name)
    return [file, [...readFileSync(file, 'utf8').matchAll(heading)].map(([, id]) => id!)] as const
  }),
)

describe('rules', () => {
  it('have one heading for each id of a file', () => {
    for (const [file, ids] of idsIn) expect(ids, file).toEqual([...new Set(ids)])
  })

  it('are listed in the README of their folder, file by file', () => {
    const listed = [...readFileSync(`${RULES}/README.md`, 'utf8').matchAll(/^\| \[([\w-]+\.md)\]/gm)]
    expect(listed.map(([, name]) => `${RULES}/${name}`).sort()).toEqual(
      [...idsIn.keys()].filter((file) => !file.endsWith('README.md')).sort(),
    )
  })
})

describe('references', () => {
  it('name files and ids that exist', () => {
    const broken = tracked.flatMap((file) =>
      [...textOf(file).matchAll(reference)].flatMap(([, rules, ids]) => {
        const known = idsIn.get(rules!)
        if (!known) return [`${file}: ${rules}`]
        return [...ids!.matchAll(new RegExp(ID, 'g'))]
          .filter(([id]) => !known.includes(id))
          .map(([id]) => `${file}: ${rules} ${id}`)
      }),
    )
    expect(broken).toEqual([])
  })

  it('name a file, and lead nowhere outside of this repository', () => {
    const found = tracked.flatMap((file) => {
      const text = textOf(file).replace(reference, '')
      // Rules may name a heading of their own file alone; the next test reads those.
      return [...outside, ...(idsIn.has(file) ? [] : bare)]
        .map((pattern) => pattern.exec(text)?.[0])
        .filter((match) => match !== undefined)
        .map((match) => `${file}: ${match}`)
    })
    expect(found).toEqual([])
  })

  it('in rules lead to headings of the same file', () => {
    for (const [file, ids] of idsIn) {
      if (file.endsWith('README.md')) continue
      const text = readFileSync(file, 'utf8').replace(reference, '')
      const named = [...text.matchAll(new RegExp(String.raw`\b${ID}\b`, 'g'))].map(([id]) => id)
      expect(
        named.filter((id) => !ids.includes(id)),
        file,
      ).toEqual([])
    }
  })

  it('of migrations, which stay as they landed, lead to some rule', () => {
    const all = [...idsIn.values()].flat()
    const named = readdirSync('migrations')
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => readFileSync(path.join('migrations', name), 'utf8').match(/\bD-\d{3}\b/g) ?? [])
    expect(named.filter((id) => !all.includes(id))).toEqual([])
  })
})

/** A file named in a paper: with an ending of ours, and no pattern (`<feature>`, `*`, `{a,b}`). */
const named = /^[\w@./-]+\.(?:tsx?|mjs|cjs|css|md|ya?ml|sql|sh)$/
const papers = tracked.filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'))
/** The files a paper names, in backticks or as a link. Decisions are exempt: they say what was true on their day. */
const filesNamedIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`|\]\(([^)\s#]+)/g)]
    .flatMap(([, code, link]) => (code ?? link!).split(/[\s,()'"=]+/))
    .map((name) => name.replace(/^#(?=\w+\/)/, '').replace(/^\//, ''))
    .filter((name) => named.test(name))
/** Whether a tracked file has this path, from the root, from the paper's folder, or as the end of its path. */
const isThere = (paper: string, name: string) =>
  [name, path.posix.join(path.dirname(paper), name)].some((own) => existsSync(own)) ||
  tracked.some((file) => file.endsWith(`/${name}`))

describe('papers', () => {
  it('name files that exist', () => {
    const gone = papers.flatMap((paper) =>
      filesNamedIn(readFileSync(paper, 'utf8'))
        .filter((name) => !isThere(paper, name))
        .map((name) => `${paper}: ${name}`),
    )
    expect(gone).toEqual([])
  })

  it('are read: code and links, not patterns', () => {
    expect(
      filesNamedIn('`lib/leave.ts`, `a/<feature>.ts`, [x](docs/rules/chat.md#D-1), `node scripts/x.mjs`'),
    ).toEqual(['lib/leave.ts', 'docs/rules/chat.md', 'scripts/x.mjs'])
    expect(isThere('README.md', 'docs/nowhere.md')).toBe(false)
    expect(papers.length).toBeGreaterThan(30)
  })
})

describe('decisions', () => {
  it('begin with their number, a date and whether they hold', () => {
    const bad = readdirSync('docs/decisions').filter((name) => {
      const [title, , status] = readFileSync(path.join('docs/decisions', name), 'utf8').split('\n')
      const state = /^Date: \d{4}-\d\d-\d\d · Status: (?:accepted|reversed by \d{3})(?:$|,| · )/
      return !title!.startsWith(`# ${name.slice(0, 3)} `) || !state.test(status!)
    })
    expect(bad).toEqual([])
  })
})
