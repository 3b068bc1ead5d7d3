import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en } from '#messages/en/index.ts'
import { callsOf, ErrorAnswer } from '../checkins/api.ts'
import { freshBrowser, person } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { FAMILY, group, me, member } from './families.ts'
import { api, boats, GROUPS, open, say } from './kit.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

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
      {
        [GROUPS]: () =>
          isDown ? new ErrorAnswer(500, 'common.error.unexpected') : { groups: [], asked: [] },
      },
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

  it('says a name once where the username repeats it, whatever its capitals', async () => {
    api({ groups: [group({ members: [me(), member({ username: 'OTTO', firstName: 'Otto' })] })] })
    await open()
    await screen.findByRole('heading', { name: 'Pier Nine' })
    const [first, second] = boats()
    expect(first!.textContent!.match(/maren/gi)).toHaveLength(1)
    expect(second!.textContent!.match(/otto/gi)).toHaveLength(1)
  })

  it.each([
    ['child', 'lead_child'],
    ['teen', 'lead_teen'],
    ['adult', 'lead'],
    ['elder', 'lead'],
  ] as const)('tells a %s who sees what', async (ageGroup, lead) => {
    api({})
    await open({ as: person({ ageGroup, guardian: lead === 'lead' ? 'none' : 'verified' }) })
    expect(await screen.findByText(en.family[lead])).toBeTruthy()
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
    expect(await screen.findByText(/Your browser doesn’t allow copying here/)).toBeTruthy()
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
    await open({ as: person({ ageGroup: 'child', guardian: 'verified' }), age: 'child' })
    expect(await screen.findByText('This code has expired.')).toBeTruthy()
    expect(screen.queryByText('AB12CD34')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Make a new code' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Copy the code' })).toBeNull()
    expect(screen.getByText(/Only your grown-up who said yes sees how you feel/)).toBeTruthy()
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

  it('puts the error of a code under the field', async () => {
    api(
      {},
      {
        'POST /family/join': () => new ErrorAnswer(422, 'family.error.invalid_code', 'Invalid invite code'),
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
          new ErrorAnswer(409, 'family.error.full', 'This family is full. It has 10 members.'),
      },
    )
    await open()
    fireEvent.click(await screen.findByRole('button', { name: 'Join with a code' }))
    fireEvent.change(await screen.findByLabelText('Invite code'), { target: { value: 'ZZZZZZZZ' } })
    say('Join')
    expect(await screen.findByText('This family is full. It has 10 members.')).toBeTruthy()
    expect(screen.getByText('Error')).toBeTruthy()
  })

  it('tells a child whose grown-up has not said yes themselves what waits, and asks for no family', async () => {
    const { calls } = api({ groups: [group()] })
    await open({ as: person({ ageGroup: 'child', guardian: 'contact' }), age: 'child' })
    expect(await screen.findByText('Your grown-up still needs to say yes')).toBeTruthy()
    expect(
      screen.getByText(
        'Your grown-up still needs to say yes on their own page. Until then, you can check in and write.',
      ),
    ).toBeTruthy()
    expect(callsOf(calls, 'GET /family/groups')).toHaveLength(0)
  })

  it('says before anything is tried that the own address has to be confirmed', async () => {
    api({ groups: [] })
    await open({ as: person({ emailVerified: false }) })
    expect(await screen.findByText('Confirm your email address first')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Join with a code' })).toBeNull()
  })

  it('says that a guardian has to agree first, and takes a request to join back', async () => {
    const { state, calls } = api(
      {},
      {
        'POST /family/join': () => {
          state.asked = [{ familyId: FAMILY, askedAt: new Date().toISOString(), waitsFor: 'guardians' }]
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
    expect(await screen.findByText('You’ve asked to join.')).toBeTruthy()
    expect(await screen.findByText(/The guardians of the children there have to answer first/)).toBeTruthy()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel my request' }))
    expect(await screen.findByRole('heading', { name: 'No family group yet' })).toBeTruthy()
    expect(callsOf(calls, `POST /family/groups/${FAMILY}/leave`)).toHaveLength(1)
  })
})
