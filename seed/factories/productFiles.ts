import { drawVector } from '#lib/pictures/drawVector.ts'
import { demoProducts } from '../content/store/index.ts'
import { digitalKinds, type DemoProduct } from '../content/store/product.ts'
import { addStrike, newTrack } from '../audio/track.ts'
import { mp3 } from '../audio/mp3.ts'
import { productDrawing } from '../pictures/productDrawing.ts'
import { randomFrom } from '../random.ts'
import { simplePdf } from '../simplePdf.ts'

/** A file a member downloads. */
export type MadeAsset = { fileName: string; type: string; bytes: Buffer }
/** What a product of the demo dataset has besides its row: pictures as WebP, and files of a digital one. */
export type MadeProduct = { product: DemoProduct; pictures: Buffer[]; assets: MadeAsset[] }

/** Draws and writes the files of every product of the demo dataset: about a second of work. */
export async function makeProductFiles(products = demoProducts): Promise<MadeProduct[]> {
  return Promise.all(
    products.map(async (product) => ({
      product,
      pictures: await Promise.all(
        (['front', 'table'] as const).map((view) =>
          drawVector(productDrawing(product.kind, randomFrom(`product:${product.key}`), view)),
        ),
      ),
      assets: digitalKinds.includes(product.kind) ? [await assetOf(product)] : [],
    })),
  )
}

async function assetOf({ kind, key, words }: DemoProduct): Promise<MadeAsset> {
  const [title, subtitle] = words.en
  if (kind === 'audio') return { fileName: `${key}.mp3`, type: 'audio/mpeg', bytes: await chime(key) }
  const lines = [title, subtitle, '', ...days.map((day) => `${day}: `)]
  if (kind === 'workbook') return { fileName: `${key}.pdf`, type: 'application/pdf', bytes: simplePdf(lines) }
  return { fileName: `${key}.txt`, type: 'text/plain', bytes: Buffer.from(`${lines.join('\n')}\n`) }
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Seconds of a sound: long enough to breathe in and out once. */
const SECONDS = 6

/** A few soft strikes, other ones for each product. */
async function chime(key: string): Promise<Buffer> {
  const random = randomFrom(`chime:${key}`)
  const track = newTrack(SECONDS, 22_050)
  for (let at = 0; at < SECONDS - 2; at += 2)
    addStrike(track, {
      at,
      hz: random.pick([174, 196, 220, 262]),
      gain: 0.3,
      partials: [
        [1, 1, 3],
        [2, 0.3, 2],
      ],
    })
  return mp3(track)
}
