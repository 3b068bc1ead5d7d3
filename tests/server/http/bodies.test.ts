import { describe, expect, it } from 'vitest'
import { UPLOAD_MAX } from '#domain/content/recordings.ts'
import { opsApi } from '#domain/ops/api.ts'
import type { Person } from '#tests/kit/people.ts'
import { useTestContext } from '#tests/kit/testContext.ts'
import { useHttpServer } from './kit/httpServer.ts'

const context = useTestContext()
const server = useHttpServer(context)
const MB = 1_000_000
/** A body in pieces without a length, as a client sends that hides it. */
const pieces = (size: number) => Array.from({ length: size / MB }, () => Buffer.alloc(MB, 0x61))
const send = (path: string, size: number, as?: Person, type = 'application/json') =>
  server.current.request({
    method: 'POST',
    path,
    headers: { origin: 'http://localhost:3000', 'content-type': type, ...(as && { cookie: as.cookie }) },
    body: pieces(size),
  })

describe('a body larger than its door takes', () => {
  it('is rejected by the report door beyond a screenshot of five megabytes', async () => {
    expect((await send('/api/incidents', 8 * MB)).status).toBe(413)
    // A body that fits is read, and found to be no JSON.
    expect((await send('/api/incidents', 6 * MB)).status).toBe(400)
    expect(opsApi.reportIssue.bodyMax).toBeLessThan(7 * MB)
  })

  it('is rejected by every other contract beyond 256 KB', async () => {
    expect((await send('/api/auth/sign-in', MB)).status).toBe(413)
  })

  it('is rejected by the panel’s doors: recordings take ten megabytes, from who keeps content, and nothing else does', async () => {
    const { people } = context.current
    const [editor, support, member] = [
      await people.staff('moderator'),
      await people.staff('support'),
      await people.adult(),
    ]
    const form = 'multipart/form-data; boundary=x'
    const statusOf = async (path: string, size: number, as: Person) =>
      (await send(path, size, as, form)).status
    expect(await statusOf('/api/audio', UPLOAD_MAX + MB, editor)).toBe(413)
    expect(await statusOf('/api/audio', 3 * MB, editor)).not.toBe(413)
    expect(await statusOf('/api/audio', 3 * MB, support)).toBe(413)
    expect(await statusOf('/api/audio', 3 * MB, member)).toBe(413)
    expect(await statusOf('/api/motivational-content', 3 * MB, editor)).toBe(413)
    expect(await statusOf('/api/audiobooks', 3 * MB, editor)).toBe(413)
  })
})
