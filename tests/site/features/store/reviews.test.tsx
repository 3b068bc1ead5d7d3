import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountApi } from '#domain/account/api.ts'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { en } from '#messages/en/index.ts'
import { FakeApi, reject } from '../../kit/fakeApi.ts'
import { openPage } from '../../kit/openPage.tsx'
import { maren } from '../../kit/people.ts'
import { ID, product } from './goods.ts'

let api: FakeApi
let own: 'pending' | null
let isRefused: boolean
beforeEach(async () => {
  own = null
  isRefused = false
  const items = [1, 2, 3].map((number) => ({
    id: `r${number}`,
    rating: 4,
    text: `Words ${number}`,
    userPublicName: 'quiet-otter',
    createdAt: '2026-03-01T10:00:00.000Z',
  }))
  api = new FakeApi()
    .on(accountApi.readPerson, () => ({ person: maren }))
    .on(storeCatalogueApi.readProduct, () => ({
      ...product,
      reviews: { items, count: 3, average: 4, mayWrite: own === null, own },
    }))
    .on(storeCatalogueApi.writeReview, () => {
      if (isRefused)
        reject(storeCatalogueApi.writeReview, 'store.error.review_name', {
          fields: { 'body.publicName': en.store.field.name_username },
        })
      own = 'pending'
      return { state: 'pending' as const }
    })
  // The reviews stand far down the page, and load once they are seen.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: object[]) => void) {}
      observe = () => this.seen([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
  await openPage(`/store/product/${ID}`)
  await screen.findByRole('form', { name: 'Write a review' })
})
const send = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send review' }))
const textBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Your words/ })
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name shown with it/ })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const isWrong = (field: () => HTMLElement) =>
  waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
const sent = () => api.bodies(storeCatalogueApi.writeReview)

it('are shown, and a buyer writes one under a name made up for it, which waits', async () => {
  expect(screen.getByText('4.0 of 5, from 3 reviews')).toBeTruthy()
  expect(screen.getByText('Words 2')).toBeTruthy()
  expect(name().value).toBe('')
  await send()
  await isWrong(textBox)
  await isWrong(name)
  fireEvent.click(screen.getByRole('radio', { name: '5 of 5' }))
  type(textBox(), 'It helps.')
  for (const short of ['', ' ', 'a', '42']) {
    type(name(), short)
    await send()
    await isWrong(name)
  }
  expect(sent()).toEqual([])
  type(name(), 'Harbor walker')
  await send()
  await screen.findByText('Thank you. Your review waits to be read.')
  expect(sent()).toEqual([{ rating: 5, text: 'It helps.', publicName: 'Harbor walker' }])
  expect(screen.queryByRole('form', { name: 'Write a review' })).toBeNull()
})

it('say at the name why it was rejected, and keep what was typed', async () => {
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }))
  type(textBox(), 'It helps.')
  type(name(), maren.username)
  isRefused = true
  await send()
  await screen.findByText('Please choose a name that isn’t your username.')
  await isWrong(name)
  expect([textBox().value, name().value]).toEqual(['It helps.', maren.username])
  isRefused = false
  type(name(), 'Harbor walker')
  await send()
  await screen.findByText('Thank you. Your review waits to be read.')
})

it('that was stored leaves the buyer on the page, also when the page cannot be read again', async () => {
  api.on(storeCatalogueApi.readProduct, () => reject(storeCatalogueApi.readProduct, 'common.error.not_found'))
  fireEvent.click(screen.getByRole('radio', { name: '5 of 5' }))
  type(textBox(), 'It helps.')
  type(name(), 'quiet-otter')
  const reads = api.bodies(storeCatalogueApi.readProduct).length
  await send()
  await waitFor(() => expect(api.bodies(storeCatalogueApi.readProduct)).toHaveLength(reads + 1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(window.location.pathname).toBe(`/store/product/${ID}`)
  expect(screen.queryByText(en.store.product_failed)).toBeNull()
})
