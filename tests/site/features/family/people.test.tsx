import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { FAMILY, group, idOf, me, member, waitingOne } from './families.ts'
import { api, boats, emit, GROUPS, menuOf, open, say } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

describe('who may do what', () => {
  const items = async (name: string) => {
    const button = screen.queryByRole('button', { name: `Options for ${name}` })
    if (!button) return []
    fireEvent.click(button)
    const found = screen.getAllByRole('menuitem').map((item) => item.textContent)
    fireEvent.click(button)
    return found
  }

  it.each([
    ['a grown-up admin over a grown-up', me(), member(), ['Make admin', 'Block', 'Remove from the family']],
    [
      'a grown-up admin over a child',
      me(),
      member({ ageGroup: 'child' }),
      ['Block', 'Remove from the family'],
    ],
    ['a grown-up admin over another', me(), member({ role: 'admin' }), ['Block']],
    ['a teen who founded the family', me({ ageGroup: 'teen' }), member(), ['Block']],
    ['a member', me({ role: 'member' }), member(), ['Block']],
    ['a member over a person they blocked', me({ role: 'member' }), member({ isBlocked: true }), []],
  ])('%s', async (_, reader, other, acts) => {
    api({ groups: [group({ members: [reader, other] })] })
    await open()
    await screen.findByRole('heading', { name: 'Pier Nine' })
    expect(await items('Otto')).toEqual(acts)
    expect(await items('Maren')).toEqual([])
    expect((await items('Pier Nine')).at(-1)).toBe('Leave the family')
    expect(await items('Pier Nine')).toHaveLength(reader.role === 'admin' ? 3 : 1)
  })

  it('takes a member out after asking', async () => {
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
    await menuOf('Otto', 'Remove from the family')
    say('Remove from the family')
    expect(await screen.findByText('Otto is no longer in the family. There’s a new code.')).toBeTruthy()
    expect(boats()).toHaveLength(1)
    expect(screen.getByText('NEWCODE1')).toBeTruthy()
    expect(callsOf(calls, `DELETE /family/groups/${FAMILY}/members/${idOf(1)}`)).toHaveLength(1)
  })

  it('does nothing when the question is answered with no', async () => {
    const { calls } = api({ groups: [group()] })
    await open()
    await menuOf('Otto', 'Remove from the family')
    say('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([])
  })

  it('lets a person who waits in, or does not', async () => {
    const waiting = waitingOne()
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
    fireEvent.click(await screen.findByRole('button', { name: 'Let in: otto-7' }))
    expect(await screen.findByText('otto-7 is in the family now.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Say no: otto-7' })).toBeNull()
    expect(boats()).toHaveLength(2)
  })

  it('notes a yes that is not the last one, and offers none where guardians outside decide', async () => {
    const others = [
      waitingOne({ userId: idOf(2), username: 'berta', canAdmit: false }),
      waitingOne({ userId: idOf(3), username: null, isMinor: true, canAdmit: false }),
    ]
    const groups = [group({ members: [me()], waiting: [waitingOne(), ...others] })]
    api({ groups }, { [`POST /family/groups/:id/members/${idOf(1)}/admit`]: () => ({ group: groups[0]! }) })
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Let in: otto-7' }))
    expect(await screen.findByText('You said yes.')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Let in/ })).toHaveLength(1)
    expect(screen.getByText(/The guardians of the children here have to answer first/)).toBeTruthy()
    expect(screen.getByText(/They’re waiting for their grown-up/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Say no: A child or teen' })).toBeTruthy()
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
    expect(await screen.findByText('You’ve left the family.')).toBeTruthy()
  })

  it('says that one has left, also when the live event is here before the answer', async () => {
    const { state } = api(
      { groups: [group()] },
      {
        'POST /family/groups/:id/leave': async () => {
          state.groups = []
          await emit('member-left', { familyId: FAMILY, userId: person().id })
          return { left: true }
        },
      },
    )
    await open()
    await menuOf('Pier Nine', 'Leave the family')
    say('Leave the family')
    expect(await screen.findByText('You’ve left the family.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
  })

  it('says the error of a leaving', async () => {
    api(
      { groups: [group()] },
      {
        'POST /family/groups/:id/leave': () =>
          new ErrorAnswer(409, 'family.error.last_adult', 'You’re the last grown-up here.'),
      },
    )
    await open()
    await menuOf('Pier Nine', 'Leave the family')
    say('Leave the family')
    expect(await screen.findByText('You’re the last grown-up here.')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
  })

  it.each([
    [
      'signed out',
      new ErrorAnswer(401, 'common.error.not_signed_in', 'x'),
      'You must be logged in to block users',
    ],
    [
      'twice',
      new ErrorAnswer(409, 'moderation.error.already_blocked', 'User already blocked'),
      'User already blocked',
    ],
  ])('blocking %s says so', async (_, error, text) => {
    api({ groups: [group()] }, { 'POST /moderation/blocks': () => error })
    await open()
    await menuOf('Otto', 'Block')
    say('Block')
    expect(await screen.findByText(text)).toBeTruthy()
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
  it('a member who leaves costs no request; a member who joins costs one', async () => {
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

  it('a family goes away by itself when the member is taken out', async () => {
    const { state } = api({ groups: [group()] })
    await open()
    await screen.findByText('Otto')
    state.groups = []
    await emit('families-changed', {})
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
  })
})
