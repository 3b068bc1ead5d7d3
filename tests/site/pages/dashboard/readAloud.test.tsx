import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ReadAloud } from '#site/pages/dashboard/ReadAloud.tsx'
import { spokenText } from '#site/pages/dashboard/spokenText.ts'
import { freshBrowser, show } from '../../features/checkins/page.tsx'

freshBrowser()

class Utterance {
  lang = ''
  onend?: () => void
  constructor(readonly text: string) {}
}
const page = (html: string) => {
  const element = document.createElement('main')
  element.innerHTML = html
  return element
}

describe('reading a page aloud', () => {
  it('reads in order, nothing twice, nothing hidden', () => {
    const html = `<h1>Good morning</h1><ul><li>Calm <a href="#">open</a></li></ul><p hidden>secret</p>
      <p>Line <span aria-hidden="true">x</span> two</p><table><tr><td>1</td></tr></table><button data-unspoken>Read</button>`
    expect(spokenText(page(html))).toEqual(['Good morning', 'Calm open', 'Line two'])
  })

  it('speaks in the language of the page, and stops when pressed again or left', async () => {
    const spoken: Utterance[] = []
    const cancel = vi.fn()
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', { cancel, speak: (one: Utterance) => spoken.push(one) })
    const { unmount } = await show(
      <>
        <h1>Good morning</h1>
        <p>How are you?</p>
        <ReadAloud />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Read this page to me' }))
    expect(spoken.map(({ text, lang }) => `${lang}: ${text}`)).toEqual([
      'en: Good morning',
      'en: How are you?',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Stop reading' }))
    expect(cancel).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('button', { name: 'Read this page to me' })).toBeTruthy()
    unmount()
    expect(cancel).toHaveBeenCalledTimes(3)
  })

  it('is absent where the device has no voice', async () => {
    await show(<ReadAloud />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
