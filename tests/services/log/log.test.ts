import { describe, expect, it } from 'vitest'
import { humanLines } from '#services/log/humanLines.ts'
import { createLog } from '#services/log/log.ts'
import { cpuTime } from '../../kit/cpuTime.ts'

function capture() {
  const lines: string[] = []
  const log = createLog({ LOG_LEVEL: 'info', NODE_ENV: 'test' }, { write: (line) => lines.push(line) })
  return { log, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>, lines }
}

describe('the log', () => {
  it('writes one object a line, with the request it belongs to', () => {
    const { log, last } = capture()
    log.child({ requestId: 'r-1' }).info({ path: '/api/x' }, 'call')
    expect(last()).toMatchObject({ level: 'info', requestId: 'r-1', path: '/api/x', msg: 'call' })
    expect(last().time).toMatch(/^\d{4}-\d\d-\d\dT/)
  })

  it('hides personal fields at any depth', () => {
    const { log, lines } = capture()
    const secrets = { email: 'ann', code: '123456', password: 'hunter2', token: 't0ken', cookie: 'ek=1' }
    log.info({
      ...secrets,
      body: { ...secrets },
      req: { headers: { ...secrets, authorization: 'Bearer b' } },
    })
    for (const value of [...Object.values(secrets), 'Bearer b'])
      expect(lines.join()).not.toContain(`"${value}"`)
  })

  it('hides addresses inside sentences', () => {
    const { log, lines } = capture()
    log.warn({ why: 'rejected <ann.o+x@mail.example.org>' }, 'no such user bob@example.org')
    expect(lines.join()).not.toMatch(/ann\.o|bob/)
  })

  it('keeps of an error what helps, and not what it quotes', () => {
    const { log, last, lines } = capture()
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (name)=(Ann) exists',
    })
    log.error({ err: new Error('outer', { cause: error }) }, 'failed')
    expect(last().err).toMatchObject({ type: 'Error', message: 'outer', cause: { reason: '23505' } })
    expect(lines.join()).not.toContain('Ann')
    log.error({ err: 'just words' })
    expect(last().err).toEqual({ type: 'string', message: 'just words' })
  })

  it('keeps no value of a failed query: people wrote them', () => {
    const { log, lines, last } = capture()
    const words = 'I told nobody yet'
    const inner = Object.assign(new Error(`invalid input syntax for type uuid: "${words}"`), {
      code: '22P02',
    })
    const outer = new Error(`Failed query: select $1\nparams: ${words},7\n    at my window`, { cause: inner })
    log.error({ err: outer }, 'failed')
    expect(lines.join()).not.toMatch(/told|window/)
    expect(last().err).toMatchObject({ message: 'Failed query: select $1\nparams: [hidden]' })
    expect((last().err as { stack: string }).stack).toContain('log.test.ts')
    const key = Object.assign(new Error('violates unique constraint "users_email"'), { code: '23505' })
    log.error({ err: key }, 'failed')
    expect(lines.at(-1)).toContain('users_email')
  })

  it('obeys its level', () => {
    const { log, lines } = capture()
    log.debug('not told')
    expect(lines).toEqual([])
  })

  it('stays quick on a long line', async () => {
    const { log } = capture()
    expect(await cpuTime(() => log.info('a'.repeat(200_000) + '@'))).toBeLessThan(500)
  })

  it('reads well at a terminal', () => {
    let text = ''
    const lines = humanLines({ write: (part: string) => (text += part) })
    lines.write(
      '{"level":"warn","time":"2026-11-20T12:13:14.000Z","pid":1,"msg":"slow","ms":12,"at":{"a":1}}\n',
    )
    expect(text).toBe('12:13:14 warn  slow ms=12 at={"a":1}\n')
  })
})
