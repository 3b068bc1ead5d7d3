import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route, Routes } from 'react-router-dom'
import { PreviewScreen } from '#site/features/content/PreviewScreen.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'
import { textOf } from '../ai/textOf.ts'

freshBrowser()
const id = '0198f3a0-0000-7000-8000-000000000009'
const content = {
  id,
  title: 'A new piece',
  content: textOf('Not for everybody yet.'),
  contentType: 'story',
  targetMood: null,
  audioUrl: null,
  transcript: null,
  tags: [],
}
const draft = (over: object) => ({
  status: 'draft',
  savedAt: new Date().toISOString(),
  content: null,
  prompt: null,
  ageGroup: null,
  ...over,
})
const open = ({ kind, id }: { kind: string; id: string }) =>
  show(
    <Routes>
      <Route path="/preview/:kind/:id" element={<PreviewScreen />} />
    </Routes>,
    { at: `/preview/${kind}/${id}` },
  )

describe('the preview', () => {
  it.each([
    ['draft', 'Draft: members don’t see this.'],
    ['changed', 'Changed since it was published: members see an older version.'],
    ['published', 'Published: members see this.'],
  ])('says of a %s what members see', async (status, expected) => {
    serveApi({ 'GET /staff/drafts/content/:id': draft({ status, content, ageGroup: 'teen' }) })
    await open({ kind: 'content', id })
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.getByText('A new piece')).toBeTruthy()
    expect(screen.getByText(/For: teens\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the editor' }).getAttribute('href')).toBe(
      `/admin/collections/motivational-content/${id}`,
    )
  })

  it('shows another language, in its direction', async () => {
    const calls = serveApi({
      'GET /staff/drafts/prompt/:id': draft({ prompt: { id, prompt: 'What was heavy?', category: 'rest' } }),
    })
    await open({ kind: 'prompt', id })
    expect((await screen.findByText('What was heavy?')).closest('[dir]')!.getAttribute('dir')).toBe('ltr')
    fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'ar' } })
    expect(screen.getByText('What was heavy?').closest('[dir]')!.getAttribute('dir')).toBe('rtl')
    await screen.findByText('What was heavy?')
    expect(callsOf(calls, `GET /staff/drafts/prompt/${id}`)).toHaveLength(2)
  })

  it('says when there are no words yet', async () => {
    serveApi({
      'GET /staff/drafts/content/:id': draft({ content: { ...content, title: '', content: [] } }),
    })
    await open({ kind: 'content', id })
    expect(await screen.findByText('No text in this language yet.')).toBeTruthy()
  })

  it('shows nothing to who may not see it', async () => {
    serveApi({ 'GET /staff/drafts/content/:id': () => new ErrorAnswer(403, 'common.error.not_allowed') })
    await open({ kind: 'content', id })
    expect(await screen.findByText('Your account can’t open this.')).toBeTruthy()
    expect(screen.queryByText('A new piece')).toBeNull()
  })

  it('of an unknown kind is not found', async () => {
    serveApi({})
    await open({ kind: 'diary', id })
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy()
  })
})
