import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WithMessages } from '#site/lib/WithMessages.tsx'
import { keepDraft } from '#site/lib/draft.ts'
import { draftKey, freshEntry, storedDraft } from '#site/features/journal/sheet/draft.ts'
import { DeletedEntryNotice } from '#site/features/journal/sheet/DeletedEntryNotice.tsx'
import { freshBrowser, person, show } from '../checkins/page.tsx'

freshBrowser()
const teen = person({ ageGroup: 'teen', guardian: 'verified' })
const at = (place: string) => draftKey(teen.id, place)

async function rescue(text: Partial<ReturnType<typeof freshEntry>>) {
  const gone = { ...freshEntry(), version: 3, ...text }
  keepDraft(at(gone.id), gone)
  await show(
    <WithMessages names={['journal']}>
      <DeletedEntryNotice draft={gone} draftAt={at(gone.id)} />
    </WithMessages>,
    { as: teen, at: `/journal?entry=${gone.id}` },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Keep it as a new entry' }))
  expect(storedDraft(at(gone.id))).toBeNull()
  return gone
}

it('words whose entry was deleted go on as a new entry', async () => {
  const gone = await rescue({ title: 'Maths test', body: 'It went well.', sharedWithParent: true })
  const kept = storedDraft(at('new'))!
  expect(kept).toMatchObject({
    version: null,
    title: 'Maths test',
    body: 'It went well.',
    sharedWithParent: true,
  })
  expect(kept.id).not.toBe(gone.id)
})

it('beside words that wait already neither is lost, and what was private stays private', async () => {
  const waiting = { ...freshEntry(), title: 'Mine', body: 'Nobody reads this.', tags: ['me'] }
  keepDraft(at('new'), waiting)
  await rescue({ title: 'Maths test', body: 'It went well.', tags: ['school'], sharedWithParent: true })
  expect(storedDraft(at('new'))).toEqual({
    ...waiting,
    body: 'Nobody reads this.\n\nMaths test\n\nIt went well.',
    tags: ['me', 'school'],
  })
})
