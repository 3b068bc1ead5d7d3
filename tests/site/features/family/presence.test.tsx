import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { PresenceView } from '#domain/family/schema.ts'
import { clearToasts } from '#site/ui/toasts.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { FAMILY, group, idOf, me, member } from './families.ts'
import { api, emit, open, PRESENCE } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const THINK = `POST /family/groups/:id/members/${idOf(1)}/thought`
const otto = (over: Partial<PresenceView['members'][number]> = {}) => ({
  userId: idOf(1),
  presence: 'here' as const,
  thought: 'open' as const,
  ...over,
})
const berth = async () => within((await screen.findByText('Otto')).closest('li')!)

describe('presence in a family', () => {
  it.each([
    ['here', 'Here now'],
    ['today', 'Here today'],
  ] as const)('says %s by a word and a shape', async (presence, word) => {
    const { here } = api({ groups: [group()] })
    here.members = [otto({ presence })]
    await open()
    expect((await (await berth()).findByText(word)).dataset.presence).toBe(presence)
  })

  it('says nothing of a hidden member, of the reader, or when it could not be loaded', async () => {
    const { here } = api({ groups: [group()] })
    here.members = [otto({ presence: 'hidden' })]
    await open()
    expect(await (await berth()).findByRole('button', { name: 'Thinking of you: Otto' })).toBeTruthy()
    expect(screen.queryByText(/^Here/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Maren/ })).toBeNull()
  })

  it('keeps the family on the page when it could not be loaded', async () => {
    const { calls } = api({ groups: [group()] }, { [PRESENCE]: () => new ErrorAnswer(500) })
    await open()
    await berth()
    await waitFor(() => expect(callsOf(calls, PRESENCE).length).toBeGreaterThan(0))
    expect(screen.queryByText(/^Here/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('follows what the family hears live', async () => {
    const { here } = api({ groups: [group()] })
    here.members = [otto()]
    await open()
    await (await berth()).findByText('Here now')
    here.members = [otto({ presence: 'hidden' })]
    await emit('family-changed', { familyId: FAMILY })
    await waitFor(() => expect(screen.queryByText('Here now')).toBeNull())
  })
})

describe('thinking of a member', () => {
  it('is one press, then waits', async () => {
    const { here, calls } = api(
      { groups: [group()] },
      {
        [THINK]: () => {
          here.members = [otto({ thought: 'sent' })]
          return { sent: true }
        },
      },
    )
    here.members = [otto()]
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Thinking of you: Otto' }))
    expect(await screen.findByText('Otto will see that you’re thinking of them.')).toBeTruthy()
    const sent = await screen.findByRole('button', { name: 'Otto knows' })
    expect(sent.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(sent.getAttribute('aria-busy')).toBeNull())
    // Toasts come one after the other.
    act(clearToasts)
    fireEvent.click(sent)
    expect(await screen.findByText('You can send it again 6 hours after the last time.')).toBeTruthy()
    expect(callsOf(calls, `POST /family/groups/${FAMILY}/members/${idOf(1)}/thought`)).toHaveLength(1)
  })

  it('is not offered for a member who wants none', async () => {
    const { here } = api({ groups: [group({ members: [me(), member()] })] })
    here.members = [otto({ thought: 'closed' })]
    await open()
    await (await berth()).findByText('Here now')
    expect(screen.queryByRole('button', { name: /Thinking of you/ })).toBeNull()
  })

  it('says when it was too soon, and can be pressed again', async () => {
    const { here } = api(
      { groups: [group()] },
      { [THINK]: () => new ErrorAnswer(429, 'family.error.thought_again', 'They know. Again in 5 minutes.') },
    )
    here.members = [otto()]
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Thinking of you: Otto' }))
    expect(await screen.findByText('Error')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Thinking of you: Otto' })).toBeTruthy()
  })
})
