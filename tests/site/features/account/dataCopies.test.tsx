import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExportView } from '#domain/account/exportApi.ts'
import { DataCopies } from '#site/features/account/data/DataCopies.tsx'
import { callsOf, ErrorAnswer, serveApi, type Call } from '../checkins/api.ts'
import { freshBrowser, person, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const LINK = '01890a5d-ac96-774b-bcce-b302099a8058'
const LIST = 'GET /account/exports'
const ASK = 'POST /account/exports'
const copy = (more: Partial<ExportView> = {}): ExportView => ({
  id: ID,
  child: null,
  state: 'ready',
  progress: 100,
  size: 2_400_000,
  askedAt: '2026-03-12T10:00:00Z',
  expiresAt: '2026-03-19T10:00:00Z',
  ...more,
})
let exports: ExportView[]
let children: { link: string; name: string }[]
let mayAsk: boolean
beforeEach(() => {
  exports = []
  children = []
  mayAsk = true
})
const api = (answers: Record<string, (call: Call) => unknown> = {}) =>
  serveApi({
    [LIST]: () => ({ exports, mayAsk, children }),
    'GET /account/privacy': () => ({ dataExport: mayAsk, accountDeletion: true, marketing: false }),
    [ASK]: () => {
      exports = [copy({ state: 'pending', progress: 0, size: null, expiresAt: null })]
      return exports[0]
    },
    ...answers,
  })
const button = (name: string) => screen.findByRole('button', { name })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('copies of the data', () => {
  it('are asked for with the password, and then wait', async () => {
    const calls = api()
    await show(<DataCopies />)
    expect(await screen.findByText('You haven’t requested a copy yet.')).toBeTruthy()
    fireEvent.click(await button('Request data export'))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).queryByText('Use a code instead')).toBeNull()
    type('Your password', 'Harbor-Morning-26!')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request' }))
    expect(await screen.findByText('Waiting to start')).toBeTruthy()
    expect(callsOf(calls, ASK).map(({ body }) => body)).toEqual([{ password: 'Harbor-Morning-26!' }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // One runs at a time.
    expect(screen.queryByRole('button', { name: 'Request data export' })).toBeNull()
  })

  it('say at the field that the password is missing or wrong', async () => {
    const calls = api({
      [ASK]: () => new ErrorAnswer(403, 'account.error.password_incorrect', 'Incorrect password'),
    })
    await show(<DataCopies />)
    fireEvent.click(await button('Request data export'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request' }))
    const field = within(dialog).getByLabelText('Your password')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(callsOf(calls, ASK)).toEqual([])
    type('Your password', 'Not-this-one-3')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request' }))
    await waitFor(() => expect(callsOf(calls, ASK)).toHaveLength(1))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('take a code of the second factor where there is one', async () => {
    const calls = api()
    await show(<DataCopies />, { as: person({ mfaEnrolled: true }) })
    fireEvent.click(await button('Request data export'))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Use a code instead' }))
    type('Code', '123456')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request' }))
    await waitFor(() => expect(callsOf(calls, ASK).map(({ body }) => body)).toEqual([{ code: '123456' }]))
  })

  it('can be of a child, for a guardian', async () => {
    children = [{ link: LINK, name: 'Mila' }]
    const calls = api()
    await show(<DataCopies />)
    fireEvent.click(await button('Request data export'))
    await screen.findByRole('dialog')
    type('Whose data', LINK)
    expect(screen.getByText(/Private words stay private/)).toBeTruthy()
    type('Your password', 'Harbor-Morning-26!')
    fireEvent.click(await button('Request'))
    await waitFor(() =>
      expect(callsOf(calls, ASK).map(({ body }) => body)).toEqual([
        { password: 'Harbor-Morning-26!', link: LINK },
      ]),
    )
  })

  it('show how far they are', async () => {
    exports = [copy({ state: 'processing', progress: 40, size: null, expiresAt: null })]
    api()
    await show(<DataCopies />)
    expect(await screen.findByText('Being made')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  })

  it('say how large they are and until when, and give the file', async () => {
    exports = [copy(), copy({ id: LINK, state: 'expired', size: null })]
    const calls = api({
      'POST /account/exports/:id/link': () => ({ path: '/api/data-exports/file/signed' }),
    })
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.getAttribute('href')!)
    })
    await show(<DataCopies />)
    expect(await screen.findByText(/^2\.4 MB\. You can download it until March 19, 2026/)).toBeTruthy()
    expect(screen.getByText('No longer here')).toBeTruthy()
    fireEvent.click(await button('Download'))
    await waitFor(() => expect(clicked).toEqual(['/api/data-exports/file/signed']))
    expect(callsOf(calls, `POST /account/exports/${ID}/link`)).toHaveLength(1)
  })

  it('that failed are tried again', async () => {
    exports = [copy({ state: 'failed', size: null, expiresAt: null })]
    const calls = api({
      'POST /account/exports/:id/retry': () => {
        exports = [copy({ state: 'pending', progress: 0, size: null, expiresAt: null })]
        return exports[0]
      },
    })
    await show(<DataCopies />)
    expect(await screen.findByText('Couldn’t be made')).toBeTruthy()
    fireEvent.click(await button('Try again'))
    expect(await screen.findByText('Waiting to start')).toBeTruthy()
    expect(callsOf(calls, `POST /account/exports/${ID}/retry`)).toHaveLength(1)
  })

  it('are not offered while they are turned off, but for a child', async () => {
    mayAsk = false
    api()
    const { unmount } = await show(<DataCopies />)
    expect(await screen.findByText(/Copies are turned off for this account/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Request data export' })).toBeNull()
    unmount()
    children = [{ link: LINK, name: 'Mila' }]
    await show(<DataCopies />)
    await button('Request data export')
  })

  it('say when they could not be loaded', async () => {
    api({ [LIST]: () => new ErrorAnswer(403, 'common.error.not_allowed', 'no') })
    await show(<DataCopies />)
    expect(await screen.findByText('Couldn’t load your copies.')).toBeTruthy()
  })
})
