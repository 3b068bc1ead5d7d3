import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnDecision } from '#domain/moderation/appealsApi.ts'
import { AppealsScreen } from '#site/features/moderation/appeals/AppealsScreen.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const ID = '0198f3a0-0000-7000-8000-000000000042'
const decision: OwnDecision = {
  id: ID,
  action: 'mute',
  source: 'report',
  category: 'bullying',
  words: 'You are silly',
  note: 'Please be kind.',
  decidedAt: '2026-03-12T14:00:00.000Z',
  until: '2026-03-13T14:00:00.000Z',
  isReversed: false,
  appealUntil: '2026-04-11T14:00:00.000Z',
  mayAppeal: true,
  appeal: null,
}
const serve = (decisions: unknown) => serveApi({ 'GET /moderation/decisions': { decisions } })
const why = () => screen.getByLabelText<HTMLTextAreaElement>(/Why do you think it’s wrong/)

describe('what moderators decided', () => {
  it('says what, why, until when, and who noticed it', async () => {
    serve([decision])
    await show(<AppealsScreen />)
    expect(await screen.findByRole('heading', { name: 'You can’t write in rooms right now' })).toBeTruthy()
    expect(screen.getByText(/You can come back on March 13, 2026, 10:00\sAM/)).toBeTruthy()
    expect(screen.getByText(/Other members reported it\. Our rule: don’t bully/)).toBeTruthy()
    expect(screen.getByText('You are silly')).toBeTruthy()
    expect(screen.getByText('Please be kind.')).toBeTruthy()
    expect(screen.getByText('You can appeal until April 11, 2026.')).toBeTruthy()
  })

  it('can be appealed, once', async () => {
    let decisions = [decision]
    const calls = serveApi({
      'GET /moderation/decisions': () => ({ decisions }),
      'POST /moderation/decisions/:id/appeal': () => {
        const appeal = {
          message: 'It was a joke.',
          state: 'open' as const,
          reply: null,
          createdAt: decision.decidedAt,
          answeredAt: null,
        }
        decisions = [{ ...decision, mayAppeal: false, appeal }]
        return { ok: true }
      },
    })
    await show(<AppealsScreen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Appeal' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText('Please write a few words.')).toBeTruthy()
    fireEvent.change(why(), { target: { value: 'It was a joke.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByText('A different moderator will answer.')).toBeTruthy()
    expect(screen.getByText('It was a joke.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull()
    expect(callsOf(calls, `POST /moderation/decisions/${ID}/appeal`)).toHaveLength(1)
  })

  it('keeps what was written when it could not be sent', async () => {
    serveApi({
      'GET /moderation/decisions': { decisions: [decision] },
      'POST /moderation/decisions/:id/appeal': new ErrorAnswer(500, 'common.error.unexpected'),
    })
    await show(<AppealsScreen />)
    fireEvent.click(await screen.findByRole('button', { name: 'Appeal' }))
    fireEvent.change(why(), { target: { value: 'It was a joke.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send appeal' }))
    expect(await screen.findByRole('button', { name: 'Send appeal' })).toBeTruthy()
    expect(why().value).toBe('It was a joke.')
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    fireEvent.click(screen.getByRole('button', { name: 'Appeal' }))
    expect(why().value).toBe('It was a joke.')
  })

  it('says sorry for one that was taken back, with the answer', async () => {
    const appeal = {
      message: 'It was a joke.',
      state: 'overturned',
      reply: 'I see that now.',
      createdAt: decision.decidedAt,
      answeredAt: decision.decidedAt,
    }
    serve([{ ...decision, isReversed: true, mayAppeal: false, appeal }])
    await show(<AppealsScreen />)
    expect(await screen.findByText('Taken back')).toBeTruthy()
    expect(screen.getByText('This no longer counts. We’re sorry.')).toBeTruthy()
    expect(screen.getByText('I see that now.')).toBeTruthy()
  })

  it('says so when there is none, in Arabic too', async () => {
    serve([])
    await show(<AppealsScreen />, { locale: 'ar' })
    expect(await screen.findByText('لا قرارات بشأنك')).toBeTruthy()
  })
})
