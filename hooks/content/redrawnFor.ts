import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { actorOf } from '#access/enforce.ts'
import { can, type Permission } from '#domain/access/staff.ts'
import { isLocale, message } from '#messages'
import { redraw } from '#lib/pictures/redraw.ts'

/**
 * Keeps only the pixels of an uploaded picture: no place, no device, no second content, and no file of a kind we do not
 * know. `needs`: who may upload one.
 */
export const redrawnFor =
  (needs: Permission): CollectionBeforeOperationHook =>
  async ({ req, operation }) => {
    // Runs before Payload asks for the right: other callers cannot make us open a file, and the error follows.
    if (!req.file || !can(actorOf(req)?.roles ?? [], needs)) return
    // Its address would stay, and with it the old picture in browsers and proxies.
    if (operation === 'update') throw await refusal(req, 'panel.rich_text.replaced')
    try {
      const { bytes } = await redraw(req.file.data)
      const name = req.file.name.replace(/\.[^.]*$/, '') || 'picture'
      Object.assign(req.file, {
        data: bytes,
        size: bytes.length,
        mimetype: 'image/webp',
        name: `${name}.webp`,
      })
    } catch {
      throw await refusal(req, 'panel.rich_text.unusable')
    }
  }

async function refusal(
  { i18n: { language } }: PayloadRequest,
  key: 'panel.rich_text.replaced' | 'panel.rich_text.unusable',
): Promise<Error> {
  const { APIError } = await import('payload')
  return new APIError(message(isLocale(language) ? language : 'en', key), 400, null, true)
}
