import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import '#site/ui/charts/plots.ts'
import { PrintScreen } from '#site/features/journal/export/PrintScreen.tsx'
import { ErrorAnswer } from '../checkins/api.ts'
import { overview } from '../checkins/overview.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { FakePusher } from '../checkins/pusher.ts'
import { entry, progress } from './entries.ts'
import { openJournal, serveJournal } from './page.tsx'

vi.mock('pusher-js', () => ({ default: FakePusher }))
freshBrowser()
const AT = '/journal?tab=progress'
const open = async (over: Parameters<typeof progress>[0]) => {
  serveJournal({ 'GET /journal/progress': progress(over), 'GET /checkins/overview': overview() })
  await openJournal(AT)
  await screen.findByRole('heading', { name: 'Days in a row' })
}

describe('the progress of a journal', () => {
  it.each([
    [6, false],
    [7, true],
  ])('after %d days in a row On Fire is %s', async (streak, isLit) => {
    await open({ streak })
    expect(screen.getByText(`${streak} days in a row, including today`)).toBeTruthy()
    expect(screen.queryByText('On Fire') !== null).toBe(isLit)
    expect(screen.queryByText(`On Fire, ${streak} days`) !== null).toBe(isLit)
  })

  it('says what writing today would keep, and blames no one', async () => {
    await open({ toKeep: 5 })
    expect(screen.getByText('Write today to keep your 5-day streak.')).toBeTruthy()
  })

  it('shows five tags, each with its count and a way to its entries, and the days as a table', async () => {
    const tags = Array.from({ length: 8 }, (_, n) => ({ tag: `tag${n}`, count: 9 - n }))
    await open({ tags, days: [{ day: '2026-03-10', count: 2 }] })
    const section = screen.getByRole('heading', { name: 'Top tags' }).closest('section')!
    expect([...section.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      [0, 1, 2, 3, 4].map((n) => `/journal?tags=tag${n}`),
    )
    const picture = await screen.findByRole('img', { name: 'You wrote on 1 day in the last twelve weeks.' })
    expect(picture.querySelectorAll('[data-depth]')).toHaveLength(84)
    expect([...picture.querySelectorAll('[data-depth="2"]')].map((hull) => hull.textContent)).toEqual([
      'March 10, 2026: 2 entries',
    ])
    // A bar for each tag, as long as its share of the first.
    const widths = [...section.querySelectorAll('rect[class*=bar]')].map((bar) =>
      Number(bar.getAttribute('width')),
    )
    expect(widths.map((width) => Math.round((width / widths[0]!) * 9))).toEqual([9, 8, 7, 6, 5])
    expect(screen.getByRole('rowheader', { name: 'March 10, 2026' }).parentElement!.textContent).toContain(
      '2',
    )
  })

  it('says how far the badges for writing are', async () => {
    await open({ entries: 4 })
    expect(await screen.findByText('6 entries to go')).toBeTruthy()
    expect(screen.getByText('26 entries to go')).toBeTruthy()
  })

  it('that does not load can be tried again', async () => {
    serveJournal({ 'GET /journal/progress': new ErrorAnswer(500, 'common.error.unexpected', 'No.') })
    await openJournal(AT)
    expect(await screen.findByText('Couldn’t load your progress.')).toBeTruthy()
  })
})

describe('taking the journal along', () => {
  const exportAs = async (name: string) => {
    await openJournal()
    fireEvent.click(screen.getByRole('button', { name: 'Export' }))
    fireEvent.click(screen.getByRole('menuitem', { name }))
  }

  it('as a text downloads what the server made', async () => {
    const saved: string[] = []
    URL.createObjectURL = () => 'blob:x'
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    serveJournal({
      'POST /journal/export': {
        content: 'Words',
        encoding: 'utf8',
        contentType: 'text/plain',
        filename: 'journal-2026-03-12.txt',
        entriesCount: 3,
      },
    })
    await exportAs('Text file (.txt)')
    expect(await screen.findByText('Exported 3 entries')).toBeTruthy()
    expect(saved).toEqual(['journal-2026-03-12.txt'])
  })

  it('says when it fails', async () => {
    serveJournal({
      'POST /journal/export': new ErrorAnswer(429, 'common.error.rate_limited', 'A lot at once.'),
    })
    await exportAs('Text file (.txt)')
    expect(await screen.findByText('Export Failed')).toBeTruthy()
    expect(screen.getByText('A lot at once.')).toBeTruthy()
  })

  it('on paper brings every page, oldest first, and then the print window', async () => {
    let page = 0
    serveJournal({
      'GET /journal/pages': () =>
        (page += 1) === 1
          ? { entries: [entry({ title: 'First' })], next: 'p2' }
          : {
              entries: [entry({ id: 'b', title: null, mood: 4, moodId: null, body: 'Second.' })],
              next: null,
            },
    })
    window.print = vi.fn()
    await show(<PrintScreen />, { at: '/journal/print' })
    expect(await screen.findByText('Second.')).toBeTruthy()
    expect(screen.getAllByRole('article').map((one) => one.querySelector('h2')!.textContent)).toEqual([
      'First',
      'Untitled',
    ])
    expect(screen.getByText(/Mood: 4\/5/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }))
    expect(window.print).toHaveBeenCalledOnce()
  })
})
