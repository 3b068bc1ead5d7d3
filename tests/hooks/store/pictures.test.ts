import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { DIALOG_PICTURE_MAX, PICTURES_MAX } from '#domain/store/desk.ts'
import { services } from '#services'
import { folderOf } from '#services/storage/files.ts'
import type { Person } from '#tests/kit/people.ts'
import { useRest } from '#tests/kit/storeDesk.ts'
import { useTestContext } from '#tests/kit/testContext.ts'

const context = useTestContext()
const rest = useRest(context)
let keeper: Person
let png: Buffer
beforeAll(async () => {
  keeper = await context.current.people.staff('admin')
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#2a7' } })
    .withExif({ IFD0: { Copyright: 'somewhere secret' } })
    .png()
    .toBuffer()
})

const rows = (product: string) =>
  context.current.db.query<{
    id: string
    is_cover: boolean
    sort_order: number
    filename: string
    mime_type: string
  }>(
    'select id, is_cover, sort_order, filename, mime_type from product_images where product_id = $1 order by sort_order',
    [product],
  )

describe('a picture of a product', () => {
  it('is drawn anew under a name nobody can guess; the first one is the cover', async () => {
    const { doc: product } = await rest.product(keeper)
    expect(png.includes('somewhere secret')).toBe(true)
    expect((await rest.picture(keeper, product.id, png, 'at home.png')).status).toBe(201)
    expect((await rest.picture(keeper, product.id, png)).status).toBe(201)
    const found = await rows(product.id)
    expect(found.map(({ is_cover, sort_order }) => [is_cover, Number(sort_order)])).toEqual([
      [true, 0],
      [false, 1],
    ])
    for (const { filename } of found) {
      const kept = readFileSync(path.join(folderOf(services().env, 'product-images'), filename))
      expect(kept.includes('somewhere secret')).toBe(false)
      expect((await sharp(kept).metadata()).exif).toBeUndefined()
    }
    expect(found[0]).toMatchObject({
      mime_type: 'image/webp',
      filename: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
    })
  })

  it('becomes the cover alone, and leaves it to the next when it goes', async () => {
    const { doc: product } = await rest.product(keeper)
    for (let at = 0; at < 3; at += 1) await rest.picture(keeper, product.id, png)
    const [first, second] = await rows(product.id)
    await rest.send(keeper, 'PATCH', `/product-images/${second!.id}`, { isCover: true })
    expect((await rows(product.id)).map((one) => one.is_cover)).toEqual([false, true, false])
    expect((await rest.send(keeper, 'DELETE', `/product-images/${second!.id}`)).status).toBe(200)
    expect((await rows(product.id)).filter((one) => one.is_cover).map(({ id }) => id)).toEqual([first!.id])
  })

  it('is what it says: no drawing with a script, no page, no half of a picture', async () => {
    const { doc: product } = await rest.product(keeper)
    const hostile: [Buffer, string, string][] = [
      [
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'a.svg',
        'image/svg+xml',
      ],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(100)), 'a.png', 'image/png'],
      [Buffer.from('<html><script>alert(1)</script></html>'.padEnd(100)), 'a.jpg', 'image/jpeg'],
      [Buffer.from('GIF89a'.padEnd(100)), 'a.gif', 'image/gif'],
      [png.subarray(0, 40), 'half.png', 'image/png'],
      [Buffer.alloc(0), 'none.png', 'image/png'],
    ]
    for (const [bytes, name, type] of hostile)
      expect((await rest.picture(keeper, product.id, bytes, name, type)).status, name).toBe(400)
    expect(await rows(product.id)).toEqual([])
  })

  it('has 5 MB at most, and a product ten of them', async () => {
    const { doc: product } = await rest.product(keeper)
    const large = Buffer.concat([png, Buffer.alloc(DIALOG_PICTURE_MAX)])
    const refused = await rest.picture(keeper, product.id, large)
    expect([refused.status, refused.fieldErrors.file]).toEqual([400, 'Image must be less than 5MB'])
    for (let at = 0; at < PICTURES_MAX; at += 1)
      expect((await rest.picture(keeper, product.id, png)).status).toBe(201)
    expect((await rest.picture(keeper, product.id, png)).status).toBe(400)
    expect(await rows(product.id)).toHaveLength(PICTURES_MAX)
  })

  it('is uploaded by who keeps the store, and noted', async () => {
    const { doc: product } = await rest.product(keeper)
    expect(
      (await rest.picture(await context.current.people.staff('moderator'), product.id, png)).status,
    ).toBe(403)
    const { doc } = await rest.picture(keeper, product.id, png)
    const noted = await context.current.db.query(
      "select 1 from admin_audit_logs where event = 'product-images.create' and metadata->>'id' = $1",
      [doc.id],
    )
    expect(noted).toHaveLength(1)
  })
})
