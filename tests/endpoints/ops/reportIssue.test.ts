import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { opsApi, SCREENSHOT_MAX } from '#domain/ops/api.ts'
import { forgetLimits } from '#tests/kit/limits.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import type { Person } from '#tests/kit/people.ts'

const context = useTestContext()
afterEach(() => forgetLimits(context.current.db))

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const base64 = async (format: 'png' | 'jpeg' | 'webp' = 'png', width = 40) =>
  (await picture(width).toFormat(format).toBuffer()).toString('base64')
const report = (screenshot: string, as?: Person) =>
  context.current.ask(
    opsApi.reportIssue,
    { body: { description: 'It looks like this', screenshot } },
    as ? { as } : { address: '203.0.113.9' },
  )
const kept = () =>
  context.current.db.query<{
    filename: string
    type: string
    size: number
    width: number
    user: string | null
  }>(
    `select s.filename, s.mime_type as type, s.filesize as size, s.width, i.user_id as user
     from incidents i join incident_screenshots s on s.id = i.screenshot_id order by i.created_at, i.id`,
  )

describe('a screenshot of a report', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'in %s is kept as a WebP under an unguessable name',
    async (format) => {
      const { db, files } = context.current
      await db.query('delete from incidents; delete from incident_screenshots')
      files.files.clear()
      expect((await report(await base64(format))).status).toBe(200)
      const [row] = await kept()
      expect(row).toMatchObject({ type: 'image/webp', width: 40, user: null })
      expect(row!.filename).toMatch(/^[0-9a-f-]{36}\.webp$/)
      const bytes = files.files.get(`incident-screenshots/${row!.filename}`)!
      expect(bytes.length).toBe(row!.size)
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    },
  )

  it('of a child does not say whose it is, of an adult it does', async () => {
    const { db, people } = context.current
    await db.query('delete from incidents; delete from incident_screenshots')
    const [child, adult] = [await people.child(), await people.adult()]
    await report(await base64(), child)
    await report(await base64(), adult)
    expect((await kept()).map(({ user }) => user).sort()).toEqual([adult.id, null].sort())
  })

  it.each([
    ['words', Buffer.from('no picture at all').toString('base64')],
    ['a picture that is cut off', Buffer.alloc(64, 0x89).toString('base64')],
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
  ])('that is %s is rejected, and nothing is kept', async (_, bad) => {
    const { db, files } = context.current
    await db.query('delete from incidents; delete from incident_screenshots')
    files.files.clear()
    const { status, body } = await report(bad)
    expect([status, body.error.code]).toEqual([422, 'ops.error.screenshot'])
    expect(await db.query('select 1 from incidents')).toEqual([])
    expect(files.files.size).toBe(0)
  })

  it('is rejected when it is no base64, or larger than five megabytes', async () => {
    expect((await report('not base64!')).status).toBe(422)
    const large = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(SCREENSHOT_MAX)])
    expect((await report(large.toString('base64'))).status).toBe(422)
    const fits = await picture(1_500, 1_000).png({ compressionLevel: 0 }).toBuffer()
    expect(fits.length).toBeGreaterThan(4_000_000)
    expect((await report(fits.toString('base64'))).status).toBe(200)
  })

  it('leaves no file behind when the report cannot be stored', async () => {
    const { files, services } = context.current
    files.files.clear()
    const { reportIssue } = await import('#operations/ops/reportIssue.ts')
    const db = { ...services.db, query: vi.fn().mockRejectedValue(new Error('away')) }
    const shot = { category: 'bug_report' as const, description: 'x', screenshot: await base64() }
    await expect(reportIssue({ db, files }, shot, { actor: null, now: new Date() })).rejects.toThrow('away')
    expect(files.files.size).toBe(0)
  })
})
