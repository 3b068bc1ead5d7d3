import type { Actor } from '#domain/access/actor.ts'
import type { GraphicsKind } from '#domain/ops/graphics.ts'
import { goLiveApi } from '#domain/ops/goLiveApi.ts'
import { message, type Locale } from '#messages'
import { operationErrorOf } from '#operations/_kit/operationErrorOf.ts'
import { noteAudit } from '#operations/ops/noteAudit.ts'
import { requirePermission } from '#operations/ops/requirePermission.ts'
import type { Services } from '#services'
import { GraphicsError } from '#services/graphics/port.ts'

/**
 * Draws a picture for the app stores and gives it as a `data:` address; nothing is kept. Noted in the audit trail.
 * @throws OperationError 403; `readiness.error.graphics` with the reason
 */
export async function generateStoreGraphics(
  { db, clock, graphics }: Pick<Services, 'db' | 'clock' | 'graphics'>,
  actor: Actor,
  { type, locale }: { type: GraphicsKind; locale: Locale },
): Promise<{ success: true; image: string; source: 'model' | 'template' }> {
  requirePermission(actor, 'release.work')
  const drawn = await graphics.draw(type).catch((error: unknown) => {
    if (!(error instanceof GraphicsError)) throw error
    throw operationErrorOf(goLiveApi.generateStoreGraphics, 'readiness.error.graphics', {
      args: {
        type: message(locale, `readiness.graphics.kind.${type}`),
        reason: message(locale, `readiness.graphics.reason.${error.reason}`),
      },
    })
  })
  await noteAudit(db, {
    adminId: actor.id,
    event: 'store_graphics_drawn',
    metadata: { type, source: drawn.source },
    now: clock.now(),
  })
  return {
    success: true,
    image: `data:${drawn.type};base64,${drawn.bytes.toString('base64')}`,
    source: drawn.source,
  }
}
