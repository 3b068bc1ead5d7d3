import { fireEvent, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { BlockedTab } from '#site/pages/settings/BlockedTab.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const ID = '0198f3a0-0000-7000-8000-000000000042'
const block = { id: ID, userId: ID, username: 'otto-7', blockedAt: '2026-03-12T14:00:00.000Z' }
const open = () =>
  show(
    <Suspense>
      <BlockedTab />
    </Suspense>,
  )

describe('blocked people in the settings', () => {
  it('are listed with a way back', async () => {
    let blocks = [block]
    const calls = serveApi({
      'GET /moderation/blocks': () => ({ blocks }),
      'DELETE /moderation/blocks/:id': () => {
        blocks = []
        return { unblocked: true }
      },
    })
    await open()
    expect(await screen.findByText('Blocked on March 12, 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Decisions about you' }).getAttribute('href')).toBe('/appeals')
    fireEvent.click(screen.getByRole('button', { name: 'Unblock otto-7' }))
    expect(await screen.findByText('otto-7 is no longer blocked.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'No one is blocked' })).toBeTruthy()
    expect(callsOf(calls, `DELETE /moderation/blocks/${ID}`)).toHaveLength(1)
  })

  it('that cannot be unblocked stay, and it says so', async () => {
    serveApi({
      'GET /moderation/blocks': { blocks: [block] },
      'DELETE /moderation/blocks/:id': new ErrorAnswer(500, 'common.error.unexpected'),
    })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Unblock otto-7' }))
    expect(await screen.findByText('Failed to unblock user')).toBeTruthy()
    expect(screen.getByText('otto-7')).toBeTruthy()
  })

  it('that cannot be loaded say so, with another try', async () => {
    let isDown = true
    serveApi({
      'GET /moderation/blocks': () =>
        isDown ? new ErrorAnswer(500, 'common.error.unexpected') : { blocks: [block] },
    })
    await open()
    expect(await screen.findByText('Failed to load blocked users', {}, { timeout: 9_000 })).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('otto-7')).toBeTruthy()
  })
})
