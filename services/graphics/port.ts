import type { GraphicsErrorReason, GraphicsKind } from '#domain/ops/graphics.ts'

/** A picture for the app stores, in the size its kind asks for. */
export type DrawnGraphics = {
  bytes: Buffer
  type: 'image/png' | 'image/svg+xml'
  /** Who drew it. */
  source: 'model' | 'template'
}

/** The model drew nothing. */
export class GraphicsError extends Error {
  override readonly name = 'GraphicsError'
  constructor(
    readonly reason: GraphicsErrorReason,
    options?: ErrorOptions,
  ) {
    super(`nothing drawn: ${reason}`, options)
  }
}

/** Draws pictures of the product for the app stores. Nothing about a member takes part. */
export type Graphics = {
  /** @throws GraphicsError */
  draw(kind: GraphicsKind): Promise<DrawnGraphics>
}
