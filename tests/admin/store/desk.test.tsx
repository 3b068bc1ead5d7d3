import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '#messages/en/index.ts'
import { storeMessages } from '#admin/store/parts/storeMessages.ts'
import { fakeRest, product, restError } from './kit.ts'

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }))
const router = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({ toast }))
vi.mock('next/navigation.js', () => ({ useRouter: () => router }))
const { Store } = await import('#admin/store/StoreAdmin/Store.client.tsx')
const { Products } = await import('#admin/store/ProductList/Products.client.tsx')
const { Editor } = await import('#admin/store/ProductEditor/Editor.client.tsx')

const messages = storeMessages(en as never)
const ID = product().id
let api: ReturnType<typeof fakeRest>
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  api = fakeRest()
  toast.error.mockReset()
  toast.success.mockReset()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const press = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(inside.getByRole('button', { name }))
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const shelf = (docs: unknown[]) => api.on('GET products', () => ({ docs, totalDocs: docs.length }))

describe('the store by age', () => {
  it('has four tabs and asks for one group, the newest first, 20 a page', async () => {
    shelf([product()])
    render(<Store messages={messages} locale="en" tab={undefined} />)
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Kids',
      'Teens',
      'Adults',
      'Elders',
    ])
    await screen.findByRole('heading', { name: /Breathing cards/ })
    expect(screen.getByText('$12.50')).toBeTruthy()
    const { query } = api.sent('GET', 'products')[0]!
    expect([query.get('sort'), query.get('limit'), query.get('where[and][1][category][equals]')]).toEqual([
      '-createdAt',
      '20',
      'kids',
    ])
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
  })

  it('offers the next page after a full one', async () => {
    shelf(
      Array.from({ length: 20 }, (_, at) =>
        product({ id: `${ID.slice(0, -2)}${10 + at}`, title: `No ${at}` }),
      ),
    )
    render(<Store messages={messages} locale="en" tab="teens" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(api.sent('GET', 'products').at(-1)?.query.get('page')).toBe('2'))
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeTruthy()
  })

  it('keeps what was typed and says what is wrong before and after sending', async () => {
    shelf([])
    render(<Store messages={messages} locale="en" tab="kids" />)
    await screen.findByText('No products yet.')
    press('Add product')
    press('Save')
    expect(screen.getByRole('alert').textContent).toBe('Name and price are required')
    type('Name', 'Tea')
    type('Price in dollars', 'much')
    press('Save')
    expect(screen.getByText('Please enter a valid price')).toBeTruthy()
    type('Price in dollars', '12.50')
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [large] } })
    press('Save')
    expect(screen.getByText('Image must be less than 5MB')).toBeTruthy()
    expect(api.sent('POST', 'products')).toEqual([])
    const image = new File(['x'], 'a.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [image] } })
    api.on('POST products', () => restError({ sku: 'Value must be unique' }))
    press('Save')
    expect((await screen.findAllByText('Value must be unique')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Tea')
    expect(toast.error).toHaveBeenCalledWith('Failed to create product')
    api.on('POST products', () => ({ doc: product() }))
    api.on('POST product-images', () => ({ doc: { id: '1' } }))
    press('Save')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Product saved'))
    expect(api.sent('POST', 'products').at(-1)?.body).toEqual({
      category: 'kids',
      productType: 'physical',
      ageRestriction: 'all',
      title: 'Tea',
      priceCents: 1_250,
      isActive: false,
      stock: 0,
      sku: '',
    })
    expect(api.sent('POST', 'product-images')).toHaveLength(1)
  })

  it('says when the picture of a saved product was not added, and sends it again for the same product', async () => {
    shelf([])
    api.on('POST products', () => ({ doc: product() }))
    api.on('POST product-images', () => ({ status: 503, body: {} }))
    render(<Store messages={messages} locale="en" tab="kids" />)
    await screen.findByText('No products yet.')
    press('Add product')
    type('Name', 'Tea')
    type('Price in dollars', '12.50')
    const image = new File(['x'], 'a.png', { type: 'image/png' })
    fireEvent.change(screen.getByLabelText('Image'), { target: { files: [image] } })
    press('Save')
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to upload image'))
    api.on(`PATCH products/${ID}`, () => ({ doc: product() }))
    api.on('POST product-images', () => ({ doc: { id: '1' } }))
    press('Save')
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Product saved'))
    expect(api.sent('POST', 'products')).toHaveLength(1)
  })

  it('changes the name in the language it is shown in, and no name that was left alone', async () => {
    shelf([product({ title: 'Cartes' })])
    api.on(`PATCH products/${ID}`, () => ({ doc: product({ title: 'Cartes' }) }))
    render(<Store messages={messages} locale="fr" tab="kids" />)
    const save = async (name: string, price: string) => {
      fireEvent.click(await screen.findByRole('button', { name: 'Edit: Cartes' }))
      type('Name', name)
      type('Price in dollars', price)
      press('Save')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      return api.sent('PATCH', `products/${ID}`).at(-1)!
    }
    const priced = await save('Cartes', '9')
    expect([priced.body, priced.query.get('locale')]).toEqual([
      { priceCents: 900, isActive: false, stock: 4, sku: 'CARDS' },
      null,
    ])
    const named = await save('Cartes calmes', '9')
    expect(named.body).toMatchObject({ title: 'Cartes calmes' })
    expect(named.query.get('locale')).toBe('fr')
  })

  it('says when products cannot be loaded, and tries again', async () => {
    api.on('GET products', () => ({ status: 500, body: {} }))
    render(<Store messages={messages} locale="en" tab="kids" />)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load products')
    shelf([product()])
    press(messages.retry)
    expect(await screen.findByRole('heading', { name: /Breathing cards/ })).toBeTruthy()
  })
})

describe('the list of products', () => {
  it('is searched by name, SKU and the word of a category', async () => {
    shelf([product()])
    render(<Products messages={messages} locale="en" />)
    await screen.findByRole('heading', { name: /Breathing cards/ })
    type('Search by name, SKU, or category', 'teen')
    await waitFor(() => expect(api.sent('GET', 'products')).toHaveLength(2))
    const { query } = api.sent('GET', 'products')[1]!
    expect(query.get('where[and][2][or][0][title][like]')).toBe('teen')
    expect(query.get('where[and][2][or][1][sku][like]')).toBe('teen')
    expect(query.get('where[and][2][or][2][category][in]')).toBe('teens')
  })

  it('switches a product, and archives it after a question', async () => {
    shelf([product()])
    render(<Products messages={messages} locale="en" />)
    fireEvent.click(await screen.findByRole('button', { name: 'Activate: Breathing cards' }))
    await waitFor(() => expect(api.sent('PATCH', `products/${ID}`)[0]?.body).toEqual({ isActive: true }))
    const free = () =>
      waitFor(() =>
        expect(
          screen.getByRole<HTMLButtonElement>('button', { name: 'Delete: Breathing cards' }).disabled,
        ).toBe(false),
      )
    await free()
    press('Delete: Breathing cards')
    const asked = within(screen.getByRole('dialog', { name: 'Delete “Breathing cards”?' }))
    press('Cancel', asked)
    expect(api.sent('PATCH', `products/${ID}`)).toHaveLength(1)
    await free()
    press('Delete: Breathing cards')
    press('Delete', within(screen.getByRole('dialog', { name: /Delete/ })))
    await waitFor(() => expect(api.sent('PATCH', `products/${ID}`)[1]?.body).toEqual({ isArchived: true }))
  })

  it('says when a change fails, and where the provider does', async () => {
    shelf([product({ isActive: true, syncState: 'failed' })])
    api.on(`PATCH products/${ID}`, () => ({ status: 500, body: {} }))
    render(<Products messages={messages} locale="en" />)
    expect(await screen.findByText('Product saved but Stripe integration failed')).toBeTruthy()
    press('Deactivate: Breathing cards')
    await waitFor(() => expect(toast.error.mock.calls[0]?.[0]).toBe('Failed to update product status'))
  })
})

describe('the editor', () => {
  it('shows SKU and stock of a physical product, files of a digital one', async () => {
    api.on(`GET products/${ID}`, () => product({ productType: 'digital', sku: null, stock: null }))
    render(<Editor id={ID} messages={messages} locale="en" />)
    expect(await screen.findByRole('heading', { name: 'Digital files' })).toBeTruthy()
    expect(screen.queryByLabelText('Stock')).toBeNull()
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'physical' } })
    expect(screen.getByLabelText('Stock')).toBeTruthy()
    expect(screen.getByLabelText('SKU')).toBeTruthy()
  })

  it('makes a draft, then offers images; what the server rejects stands at its field', async () => {
    render(<Editor id={null} messages={messages} locale="en" />)
    expect(screen.getByText(messages.save_first)).toBeTruthy()
    type('Title', 'Lake')
    type('Price in dollars', '3')
    type('Tags, separated by commas', ' a, A ,b')
    type('Address of a preview', 'http://example.org')
    press('Save')
    expect(await screen.findByText(messages.preview_invalid)).toBeTruthy()
    expect(api.sent('POST', 'products')).toEqual([])
    type('Address of a preview', ' https://example.org/look ')
    api.on('POST products', () => restError({ slug: 'Value must be unique' }))
    press('Save')
    expect(await screen.findByText('Value must be unique')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('Failed to save product: Value must be unique')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Lake')
    api.on('POST products', () => ({ doc: product({ title: 'Lake' }) }))
    api.on(`GET products/${ID}`, () => product({ title: 'Lake' }))
    press('Save')
    expect(await screen.findByRole('heading', { name: 'Images' })).toBeTruthy()
    expect(api.sent('POST', 'products').at(-1)?.body).toMatchObject({
      title: 'Lake',
      slug: '',
      priceCents: 300,
      tags: ['a', 'b'],
      previewUrl: 'https://example.org/look',
      isActive: false,
    })
  })

  it('rejects an image above 2 MB by its name, adds others, and moves them', async () => {
    const picture = (id: string, sortOrder: number, isCover: boolean) => ({
      id,
      product: ID,
      alt: null,
      isCover,
      sortOrder,
      filename: `${id}.webp`,
    })
    api.on(`GET products/${ID}`, () => product())
    api.on('GET product-images', () => ({
      docs: [picture('a', 0, true), picture('b', 1, false)],
      totalDocs: 2,
    }))
    render(<Editor id={ID} messages={messages} locale="en" />)
    const add = await screen.findByLabelText('Add images')
    const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'lake.png', { type: 'image/png' })
    const small = new File(['x'], 'ok.webp', { type: 'image/webp' })
    fireEvent.change(add, { target: { files: [large, small] } })
    await waitFor(() => expect(api.sent('POST', 'product-images')).toHaveLength(1))
    expect(toast.error).toHaveBeenCalledWith('lake.png is too large. Max size is 2MB.')
    api.on('POST product-images', () => ({ status: 503, body: {} }))
    fireEvent.change(add, { target: { files: [small] } })
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Failed to upload images', { description: undefined }),
    )
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Move image 2 forward' }).disabled).toBe(
        false,
      ),
    )
    press('Move image 2 forward')
    await waitFor(() => expect(api.sent('PATCH', 'product-images/a')[0]?.body).toEqual({ sortOrder: 1 }))
    expect(api.sent('PATCH', 'product-images/b')[0]?.body).toEqual({ sortOrder: 0 })
  })

  it('says when a file of a digital product was not added', async () => {
    api.on(`GET products/${ID}`, () => product({ productType: 'digital' }))
    api.on('POST staff/product-files', () => ({ status: 503, body: {} }))
    render(<Editor id={ID} messages={messages} locale="en" />)
    const add = await screen.findByLabelText('Add a file')
    fireEvent.change(add, { target: { files: [new File(['x'], 'calm.pdf')] } })
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Failed to upload digital files'))
  })
})
