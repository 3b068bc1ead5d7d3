import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Dashboard } from '#site/pages/dashboard/Dashboard.tsx'
import { serveApi } from './api.ts'
import { newStore, overview } from './overview.ts'
import { freshBrowser, show } from './page.tsx'
import { FakePusher } from './pusher.ts'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()

const api = (answer: Parameters<typeof newStore>[0]) =>
  serveApi({
    'GET /checkins/overview': overview(),
    'POST /checkins': newStore(answer),
    'GET /realtime/config': { key: 'k', cluster: 'mt1', embedded: true },
  })
async function checkIn(mood: string) {
  fireEvent.click(screen.getByRole('radio', { name: mood }))
  fireEvent.click(screen.getByRole('button', { name: 'Save check-in' }))
  await screen.findByText('Mood checked in successfully!', { selector: '[data-tone=good] *' })
}
const closeToast = () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

describe('after a check-in', () => {
  it('a new badge is announced with its flag', async () => {
    api({ badge: true })
    await show(<Dashboard />)
    await checkIn('Happy')
    closeToast()
    expect(await screen.findByText('Badge Unlocked')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText('3-Day Starter')).toHaveLength(2))
  })

  it.each(['Sad', 'Anxious', 'Angry', 'Tired'])(
    'a new badge is not announced after %s; it simply hangs there',
    async (mood) => {
      api({ badge: true })
      await show(<Dashboard />)
      await screen.findByText('0 of 12')
      await checkIn(mood)
      closeToast()
      await waitFor(() => expect(screen.queryByText('Mood checked in successfully!')).toBeNull())
      expect(screen.queryByText('Badge Unlocked')).toBeNull()
      expect(screen.getByText('1 of 12')).toBeTruthy()
    },
  )

  it('support is offered after hard days, with the way to help; the prompt follows when it is not wanted', async () => {
    api({ offerSupport: true })
    await show(<Dashboard />)
    await checkIn('Sad')
    expect(screen.getByRole('region', { name: 'The last few days look hard.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Talk to someone' }).getAttribute('href')).toBe('/crisis')
    expect(screen.queryByText('Reflect?')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'I’m okay for now' }))
    expect(screen.queryByText('The last few days look hard.')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Reflect?' })).toBeTruthy()
  })

  it.each([
    ['Anxious', 'Feeling anxious is hard. Slow breathing can help.', 'Breathe for one minute'],
    ['Sad', 'Feeling sad is hard. You don’t have to fix it now.', 'Look around you for one minute'],
    ['Happy', 'You feel happy. Take a moment to notice why.', 'Remember one good thing'],
    ['Tired', 'You feel tired. A short rest counts.', 'Rest your eyes'],
  ])('the answer to %s speaks to the feeling and offers one thing that fits', async (mood, text, thing) => {
    api({})
    await show(<Dashboard />)
    await checkIn(mood)
    const heading = await screen.findByRole('heading', { name: text })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    fireEvent.click(screen.getByRole('button', { name: thing }))
    expect(screen.getByRole('heading', { name: thing })).toBeTruthy()
    expect(document.querySelector('[data-guide=breathe]') !== null).toBe(mood === 'Anxious')
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Reflect?' })).toBeTruthy()
  })

  it('who wrote words is not asked to reflect, and may skip the rest', async () => {
    api({})
    await show(<Dashboard />)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Rain all day.' } })
    await checkIn('Angry')
    await screen.findByText('Feeling angry takes a lot of energy. Slow breathing can help.')
    expect(screen.queryByText('Reflect?')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(screen.queryByText(/Slow breathing can help/)).toBeNull()
  })

  it('a child is answered in short words', async () => {
    api({})
    await show(<Dashboard />, { age: 'child' })
    fireEvent.click(await screen.findByRole('radio', { name: 'Worried' }))
    for (const name of ['Next', 'Next', 'All done!']) fireEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('Feeling worried is hard. Slow breaths can help.')).toBeTruthy()
  })

  it('support after one strong feeling speaks of it, and not of the last days', async () => {
    api({ offerSupport: true })
    await show(<Dashboard />)
    fireEvent.click(screen.getByRole('radio', { name: '5' }))
    await checkIn('Anxious')
    expect(screen.getByRole('region', { name: 'That sounded heavy. Want to slow down?' })).toBeTruthy()
    expect(screen.queryByText('The last few days look hard.')).toBeNull()
  })

  it('the prompt leads to the journal where there is one', async () => {
    api({})
    await show(<Dashboard />, { paths: ['/dashboard', '/journal'] })
    await checkIn('Happy')
    expect(screen.getByRole('link', { name: 'Write about it' }).getAttribute('href')).toBe(
      '/journal?entry=new',
    )
  })

  it('without a journal a few words can follow, and not now is an answer too', async () => {
    api({})
    await show(<Dashboard />)
    await checkIn('Happy')
    expect(screen.queryByRole('link', { name: 'Write about it' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See writing prompts' }).getAttribute('href')).toBe(
      '/dashboard?tab=content',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Write a few words' }))
    expect(screen.getByRole('radio', { name: 'Happy', checked: true })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')))
    await checkIn('Calm')
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByText('Reflect?')).toBeNull()
  })
})
