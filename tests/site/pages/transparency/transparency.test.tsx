import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { transparencyApi, type QuarterFigures } from '#domain/moderation/transparencyApi.ts'
import { FakeApi } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'

const few: QuarterFigures = {
  quarter: '2026-Q4',
  isRunning: true,
  reports: null,
  decisions: null,
  medianMinutes: null,
  appeals: null,
  overturned: null,
}
const full: QuarterFigures = {
  quarter: '2026-Q3',
  isRunning: false,
  reports: 1_250,
  decisions: 840,
  medianMinutes: 45,
  appeals: 24,
  overturned: null,
}
let quarters: QuarterFigures[]
beforeEach(() => {
  quarters = [few, full]
  new FakeApi()
    .on(accountApi.readPerson, () => ({ person: null }))
    .on(transparencyApi.quarterlyFigures, () => ({ quarters }))
})

describe('/transparency', () => {
  it('shows a visitor the figures of each quarter, and says fewer than 10 for small counts', async () => {
    await openPage('/transparency')
    const table = await screen.findByRole('table', { name: 'What moderators did, by quarter' })
    const [, running, past] = within(table).getAllByRole('row')
    expect(within(running!).getByRole('rowheader').textContent).toBe('2026, quarter 4, so far')
    expect(
      within(running!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(Array.from({ length: 5 }, () => 'fewer than 10'))
    expect(
      within(past!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1,250', '840', '45 min', '24', 'fewer than 10'])
    expect(await screen.findByRole('img', { name: /^Decisions by quarter/ })).toBeTruthy()
  })

  it('says that there is nothing before anything was counted', async () => {
    quarters = []
    await openPage('/transparency')
    expect(await screen.findByText('There’s nothing to count yet.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
