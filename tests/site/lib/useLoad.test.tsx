import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { storeCatalogueApi } from '#domain/store/catalogueApi.ts'
import { useLoad } from '#site/lib/useLoad.ts'
import { FakeApi } from '../kit/fakeApi.ts'
import { later } from '../kit/later.ts'

afterEach(() => vi.unstubAllGlobals())

const shelf = (category: 'teens' | 'adults') =>
  renderHook(
    ({ asked }) => useLoad(storeCatalogueApi.list, { params: { category: asked }, query: { page: 1 } }),
    { initialProps: { asked: category } },
  )

it('an answer whose body is still on its way when something else is asked for does not replace the newer one', async () => {
  const late = later()
  new FakeApi().on(storeCatalogueApi.list, async ({ params }) => {
    if (params.category === 'teens') await late.promise
    return { products: [], total: params.category === 'teens' ? 1 : 2 }
  })
  const { result, rerender } = shelf('teens')
  rerender({ asked: 'adults' })
  await waitFor(() => expect(result.current.data?.total).toBe(2))
  late.resolve()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(result.current.data?.total).toBe(2)
})

it('a retry that fails keeps what was there, and one that works takes the error away', async () => {
  const api = new FakeApi().on(storeCatalogueApi.list, () => ({ products: [], total: 1 }))
  const { result } = shelf('teens')
  await waitFor(() => expect(result.current.data?.total).toBe(1))
  api.on(storeCatalogueApi.list, () => {
    throw new TypeError('Failed to fetch')
  })
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.error).toBeTruthy())
  expect(result.current.data?.total).toBe(1)
  api.on(storeCatalogueApi.list, () => ({ products: [], total: 2 }))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current.data?.total).toBe(2))
  expect(result.current.error).toBeUndefined()
})
