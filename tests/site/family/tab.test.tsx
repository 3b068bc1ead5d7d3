import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { FamiliesView } from '#domain/family/schema.ts'
import { FamilyTab } from '#site/features/family/FamilyTab.tsx'
import { callsOf, Refusal, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { FAMILY, group, idOf, me, member } from './families.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const GROUPS = 'GET /family/groups'
const realtime = { 'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true } }
/** Serves a list that may change, and other answers. */
function api(first: Partial<FamiliesView>, answers: Record<string, (call: Call) => unknown> = {}) {
  const state: FamiliesView = { groups: [], asked: [], ...first }
  const calls = serveApi({ [GROUPS]: () => state, ...realtime, ...answers })
  return { state, calls }
}
const open = (options?: Parameters<typeof show>[1]) =>
  show(<FamilyTab />, { at: '/dashboard?tab=family', ...options })
const boats = () => screen.getAllByRole('listitem')
const menuOf = async (name: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `What to do about ${name}` }))
  fireEvent.click(screen.getByRole('menuitem', { name: item }))
}
const say = (name: string) =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
/** Sends an event on a channel, once it is subscribed. */
const emit = async (name: string, data: object, on = `private-family-${FAMILY}`) => {
  const channel = await vi.waitFor(() => {
    const found = FakePusher.latest?.channels.get(on)
    if (!found) throw new Error('not subscribed yet')
    return found
  })
  act(() => channel.emit(name, data))
}

describe('the family tab', () => {
  it('says that there is no family yet, and offers both ways into one', async () => {
    api({})
    await open()
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create a family group' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Join with a code' })).toBeTruthy()
  })

  it('says that it could not load, and tries again', async () => {
    let isDown = true
    api(
      {},
      { [GROUPS]: () => (isDown ? new Refusal(500, 'common.error.unexpected') : { groups: [], asked: [] }) },
    )
    await open()
    expect(await screen.findByText('Couldn’t load your family.', {}, { timeout: 9_000 })).toBeTruthy()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
  })

  it('shows a boat for each person with name, role, pronouns and since when, and nothing of moods', async () => {
    api({ groups: [group({ members: [me(), member({ pronouns: 'he/him', ageGroup: 'child' })] })] })
    await open()
    expect(await screen.findByRole('heading', { name: 'Pier Nine' })).toBeTruthy()
    expect(screen.getByText('Members: 2 of 10')).toBeTruthy()
    const [first, second] = boats()
    expect(first!.textContent).toContain('Maren')
    expect(first!.textContent).toContain('You')
    expect(first!.textContent).toContain('Admin')
    expect(second!.textContent).toContain('otto-7 · he/him')
    expect(second!.textContent).toContain('since March 12, 2026')
    expect(second!.querySelector('svg path')).toBeTruthy()
  })

  it('copies the code, and says so when the browser does not allow it', async () => {
    api({ groups: [group()] })
    const copied: string[] = []
    const clipboard = { writeText: (text: string) => (copied.push(text), Promise.resolve()) }
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard }))
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Copy the code' }))
    expect(await screen.findByText('Invite code copied!')).toBeTruthy()
    expect(copied).toEqual(['AB12CD34'])
    clipboard.writeText = () => Promise.reject(new Error('no'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy the code' }))
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(await screen.findByText(/Your browser does not allow copying here/)).toBeTruthy()
  })

  it('does not show a code that ran out, nor any to a child', async () => {
    const over = group({ inviteExpiresAt: '2020-01-01T00:00:00.000Z' })
    const child = group({
      id: '0198f3a0-0000-7000-8000-0000000000f2',
      name: 'Other',
      inviteCode: null,
      inviteExpiresAt: null,
      members: [member({ role: 'admin' }), me({ role: 'member', ageGroup: 'child' })],
    })
    api({ groups: [over, child] })
    await open({ as: person({ ageGroup: 'child' }), age: 'child' })
    expect(await screen.findByText('This code has run out.')).toBeTruthy()
    expect(screen.queryByText('AB12CD34')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Make a new code' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Copy the code' })).toBeNull()
    expect(screen.getByText(/They never see how you feel/)).toBeTruthy()
  })
})

describe('founding and joining', () => {
  it('founds a family with the name that is proposed or typed, never without one', async () => {
    const { state, calls } = api(
      {},
      {
        'POST /family/groups': ({ body }) => {
          const { id, name } = body as { id: string; name: string }
          state.groups = [group({ id, name, members: [me()] })]
          return { group: state.groups[0]! }
        },
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Create a family group' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Family name')
    expect(field.value).toBe('My Family')
    fireEvent.change(field, { target: { value: '  ' } })
    say('Create')
    expect(await screen.findByText('Please enter a family name')).toBeTruthy()
    expect(callsOf(calls, 'POST /family/groups')).toEqual([])
    fireEvent.change(field, { target: { value: 'Pier Nine' } })
    say('Create')
    expect(await screen.findByText('Family group created!')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Pier Nine' })).toBeTruthy()
    expect(callsOf(calls, 'POST /family/groups')[0]!.body).toMatchObject({ name: 'Pier Nine' })
  })

  it('joins by a code in capitals, also when it was pasted with a space in it', async () => {
    const { state, calls } = api(
      {},
      {
        'POST /family/join': () => {
          state.groups = [group()]
          return { result: 'joined', group: state.groups[0]! }
        },
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Join with a code' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Invite code')
    say('Join')
    expect(await screen.findByText('Please enter an invite code')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'ab12 cd34zz' } })
    expect(field.value).toBe('AB12CD34')
    say('Join')
    expect(await screen.findByText('Joined family group!')).toBeTruthy()
    expect(callsOf(calls, 'POST /family/join')[0]!.body).toEqual({ inviteCode: 'AB12CD34' })
  })

  it('puts the refusal of a code under the field', async () => {
    api(
      {},
      {
        'POST /family/join': () => new Refusal(422, 'family.error.invalid_code', 'Invalid invite code'),
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Join with a code' }))
    fireEvent.change(await screen.findByLabelText('Invite code'), { target: { value: 'ZZZZZZZZ' } })
    say('Join')
    const wrong = await screen.findByText('Invalid invite code')
    expect(screen.getByLabelText('Invite code').getAttribute('aria-describedby')).toContain(
      wrong.closest('[id]')!.id,
    )
  })

  it('says any other refusal as an error, in the words of the server', async () => {
    api(
      {},
      {
        'POST /family/join': () =>
          new Refusal(409, 'family.error.full', 'This family is full: it has 10 members.'),
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Join with a code' }))
    fireEvent.change(await screen.findByLabelText('Invite code'), { target: { value: 'ZZZZZZZZ' } })
    say('Join')
    expect(await screen.findByText('This family is full: it has 10 members.')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
  })

  it('says that somebody has to agree first, and takes an asking back', async () => {
    const { state, calls } = api(
      {},
      {
        'POST /family/join': () => {
          state.asked = [{ familyId: FAMILY, askedAt: new Date().toISOString() }]
          return { result: 'asked', group: null }
        },
        'POST /family/groups/:id/leave': () => {
          state.asked = []
          return { left: true }
        },
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Join with a code' }))
    fireEvent.change(await screen.findByLabelText('Invite code'), { target: { value: 'AB12CD34' } })
    say('Join')
    expect(await screen.findByText('You have asked to join.')).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Take it back' }))
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
    expect(callsOf(calls, `POST /family/groups/${FAMILY}/leave`)).toHaveLength(1)
  })
})

describe('who may do what', () => {
  const items = async (name: string) => {
    const button = screen.queryByRole('button', { name: `What to do about ${name}` })
    if (!button) return []
    fireEvent.click(button)
    const found = screen.getAllByRole('menuitem').map((item) => item.textContent)
    fireEvent.click(button)
    return found
  }

  it.each([
    ['a grown-up admin over a grown-up', me(), member(), ['Make admin', 'Block', 'Take out of the family']],
    [
      'a grown-up admin over a child',
      me(),
      member({ ageGroup: 'child' }),
      ['Block', 'Take out of the family'],
    ],
    ['a grown-up admin over another', me(), member({ role: 'admin' }), ['Block']],
    ['a teen who founded the family', me({ ageGroup: 'teen' }), member(), ['Block']],
    ['a member', me({ role: 'member' }), member(), ['Block']],
    ['a member over somebody they blocked', me({ role: 'member' }), member({ isBlocked: true }), []],
  ])('%s', async (_, reader, other, acts) => {
    api({ groups: [group({ members: [reader, other] })] })
    await open()
    await screen.findByRole('heading', { name: 'Pier Nine' })
    expect(await items('Otto')).toEqual(acts)
    expect(await items('Maren')).toEqual([])
    expect((await items('Pier Nine')).at(-1)).toBe('Leave the family')
    expect(await items('Pier Nine')).toHaveLength(reader.role === 'admin' ? 3 : 1)
  })

  it('takes somebody out after asking', async () => {
    const { state, calls } = api(
      { groups: [group()] },
      {
        [`DELETE /family/groups/:id/members/${idOf(1)}`]: () => {
          state.groups = [group({ members: [me()], inviteCode: 'NEWCODE1' })]
          return { group: state.groups[0]! }
        },
      },
    )
    await open()
    await menuOf('Otto', 'Take out of the family')
    say('Take out of the family')
    expect(await screen.findByText('Otto is no longer in the family. There is a new code.')).toBeTruthy()
    expect(boats()).toHaveLength(1)
    expect(screen.getByText('NEWCODE1')).toBeTruthy()
    expect(callsOf(calls, `DELETE /family/groups/${FAMILY}/members/${idOf(1)}`)).toHaveLength(1)
  })

  it('does nothing when the question is answered with no', async () => {
    const { calls } = api({ groups: [group()] })
    await open()
    await menuOf('Otto', 'Take out of the family')
    say('Cancel')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([])
  })

  it('lets somebody in, or does not', async () => {
    const waiting = member({ role: 'waiting' })
    const { state } = api(
      { groups: [group({ members: [me()], waiting: [waiting] })] },
      {
        [`POST /family/groups/:id/members/${idOf(1)}/admit`]: () => {
          state.groups = [group()]
          return { group: state.groups[0]! }
        },
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Let in: Otto' }))
    expect(await screen.findByText('Otto is in the family now.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Say no: Otto' })).toBeNull()
    expect(boats()).toHaveLength(2)
  })

  it('says before leaving that the family ends with its last member', async () => {
    const { state } = api(
      { groups: [group({ members: [me()] })] },
      {
        'POST /family/groups/:id/leave': () => {
          state.groups = []
          return { left: true }
        },
      },
    )
    await open()
    await menuOf('Pier Nine', 'Leave the family')
    expect(screen.getByText(/The family group ends when you leave/)).toBeTruthy()
    say('Leave the family')
    expect(await screen.findByText('You have left the family.')).toBeTruthy()
  })

  it('says the refusal of a leaving', async () => {
    api(
      { groups: [group()] },
      {
        'POST /family/groups/:id/leave': () =>
          new Refusal(409, 'family.error.last_adult', 'You are the last grown-up here.'),
      },
    )
    await open()
    await menuOf('Pier Nine', 'Leave the family')
    say('Leave the family')
    expect(await screen.findByText('You are the last grown-up here.')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
  })

  it.each([
    [
      'signed out',
      new Refusal(401, 'common.error.not_signed_in', 'x'),
      'You must be logged in to block users',
    ],
    [
      'twice',
      new Refusal(409, 'moderation.error.already_blocked', 'User already blocked'),
      'User already blocked',
    ],
  ])('blocking %s says so', async (_, refusal, words) => {
    api({ groups: [group()] }, { 'POST /moderation/blocks': () => refusal })
    await open()
    await menuOf('Otto', 'Block')
    say('Block')
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('shows a block to the blocker', async () => {
    const { state, calls } = api(
      { groups: [group()] },
      {
        'POST /moderation/blocks': () => {
          state.groups = [group({ members: [me(), member({ isBlocked: true })] })]
          return {
            block: { id: idOf(9), userId: idOf(1), username: 'otto-7', blockedAt: new Date().toISOString() },
          }
        },
      },
    )
    await open()
    await menuOf('Otto', 'Block')
    say('Block')
    expect(await screen.findByText('You blocked this person')).toBeTruthy()
    expect(callsOf(calls, 'POST /moderation/blocks')[0]!.body).toEqual({ userId: idOf(1) })
  })

  it('gives another name and another code', async () => {
    const { state } = api(
      { groups: [group()] },
      {
        'PATCH /family/groups/:id': ({ body }) => {
          state.groups = [group({ name: (body as { name: string }).name })]
          return { group: state.groups[0]! }
        },
        'POST /family/groups/:id/code': () => {
          state.groups = [group({ name: 'Harbor', inviteCode: 'NEWCODE1' })]
          return { group: state.groups[0]! }
        },
      },
    )
    await open()
    await menuOf('Pier Nine', 'Change the name')
    fireEvent.change(screen.getByLabelText('Family name'), { target: { value: 'Harbor' } })
    say('Save')
    expect(await screen.findByRole('heading', { name: 'Harbor' })).toBeTruthy()
    await menuOf('Harbor', 'Make a new code')
    say('Make a new code')
    expect(await screen.findByText('NEWCODE1')).toBeTruthy()
  })
})

describe('live', () => {
  it('somebody leaves without a question to the server; somebody who joins is asked for', async () => {
    const { state, calls } = api({ groups: [group()] })
    await open()
    await screen.findByText('Otto')
    const asked = callsOf(calls, GROUPS).length
    await emit('member-left', { familyId: FAMILY, userId: idOf(1) })
    await waitFor(() => expect(boats()).toHaveLength(1))
    expect(callsOf(calls, GROUPS)).toHaveLength(asked)
    state.groups = [group({ members: [me(), member({ userId: idOf(2), firstName: 'Ida' })] })]
    await emit('family-changed', { familyId: FAMILY })
    expect(await screen.findByText('Ida')).toBeTruthy()
  })

  it('a family one was taken out of goes away by itself', async () => {
    const { state } = api({ groups: [group()] })
    await open()
    await screen.findByText('Otto')
    state.groups = []
    await emit('families-changed', {}, `private-user-${person().id}`)
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
    await waitFor(() => expect(FakePusher.latest!.channels.has(`private-family-${FAMILY}`)).toBe(false))
  })
})
