import { DOWNLOADS_A_DAY } from '#domain/store/library.ts'
import type { Library, LibraryFile, LibraryItem, OnItsWay } from '#domain/store/libraryApi.ts'
import type { EntitlementStatus } from '#domain/store/enums.ts'
import type { Locale } from '#messages'
import type { Sql } from '#services/database/db.ts'
import { statement } from '#services/database/statement.ts'
import { coverOf } from '../orders/orderViews.ts'

type Row = {
  id: string
  product_id: string
  title: string
  image_id: string | null
  status: EntitlementStatus
  reason: LibraryItem['reason']
  granted_at: Date
  first_accessed_at: Date | null
  used: number
  files: LibraryFile[] | null
}

// In the reader's language; the words of the sale where the product has none in it.
const titleOf = `coalesce(nullif((select l.title from products_locales l where l._parent_id = i.product_id and l._locale = $locale::_locales), ''), i.title)`

const owned = statement(
  `
select e.id, e.product_id, ${titleOf} as title, ${coverOf('e.product_id')} as image_id, e.status, e.reason, e.granted_at,
  e.first_accessed_at, case when e.downloads_day = $day then e.downloads else 0 end as used,
  (select json_agg(json_build_object('id', a.id, 'name', a.file_name, 'sizeBytes', a.filesize, 'type', coalesce(a.mime_type, '')) order by a.sort_order, a.id)
   from digital_assets a where a.product_id = e.product_id and a.filename is not null) as files
from entitlements e join order_items i on i.id = e.order_item_id
where e.user_id = $userId order by e.granted_at desc, e.id desc`,
  'library',
)

// Grown-ups see what they bought for themselves among their orders; minors see no orders. What came back is not on
// its way; a smaller amount is a kindness and leaves the thing.
const coming = statement(
  `
select i.id, i.product_id, ${titleOf} as title, i.quantity, ${coverOf('i.product_id')} as image_id, o.shipped_at
from order_items i join orders o on o.id = i.order_id join profiles p on p.id = i.recipient_id
where i.recipient_id = $userId and (o.user_id is distinct from $userId or p.age_group in ('child', 'teen')) and i.product_type = 'physical'
  and o.status in ('paid', 'partially_refunded')
  and (i.price_at_purchase_cents = 0 or i.quantity * i.price_at_purchase_cents >
    coalesce((select sum(r.amount_cents) from refunds r where r.order_item_id = i.id and r.state = 'done'), 0))
order by o.created_at desc, i.id limit 100`,
  'library-coming',
)
type Coming = Omit<OnItsWay, 'productId' | 'imageId' | 'shippedAt'> & {
  product_id: string
  image_id: string | null
  shipped_at: Date | null
}

/** A day of UTC, as downloads are counted. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

/** Everything a member owns, the newest first, and what is on its way to them. */
export async function readLibrary(
  sql: Sql,
  userId: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<Library> {
  const rows = await owned<Row>(sql, { userId, locale, day: dayOf(now) })
  const things = await coming<Coming>(sql, { userId, locale })
  return {
    items: rows.map((row) => ({
      id: row.id,
      productId: row.product_id,
      title: row.title,
      imageId: row.image_id,
      status: row.status,
      reason: row.reason,
      grantedAt: row.granted_at.toISOString(),
      firstAccessedAt: row.first_accessed_at?.toISOString() ?? null,
      downloadsLeft: row.status === 'active' ? DOWNLOADS_A_DAY - Math.min(DOWNLOADS_A_DAY, row.used) : 0,
      files: row.files ?? [],
    })),
    onTheWay: things.map(({ product_id: productId, image_id: imageId, shipped_at: shippedAt, ...thing }) => ({
      ...thing,
      productId,
      imageId,
      shippedAt: shippedAt?.toISOString() ?? null,
    })),
  }
}
