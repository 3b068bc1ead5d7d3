import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { warmPanel } from '#server/warmPanel.ts'

const log = () => ({ info: vi.fn(), warn: vi.fn() })

describe('the panel, loaded ahead', () => {
  it('asks for its first page once, and does not follow to another', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const to = log()
    await warmPanel(`http://127.0.0.1:${(server.address() as AddressInfo).port}/admin`, to)
    await new Promise((resolve) => server.close(resolve))
    expect(asked).toEqual(['GET /admin'])
    expect(to.info).toHaveBeenCalledOnce()
  })

  it('is no reason to fail when it does not answer', async () => {
    const to = log()
    await warmPanel('http://127.0.0.1:1/admin', to)
    expect(to.warn).toHaveBeenCalledOnce()
  })
})
