/** Pictures for the app stores, in pixels. Source: docs/rules/ops.md D-197. */
export const graphicsSizes = {
  icon: { width: 1024, height: 1024 },
  banner: { width: 1024, height: 500 },
} as const
/** One of them. */
export type GraphicsKind = keyof typeof graphicsSizes
/** Both, in order. */
export const graphicsKinds = Object.keys(graphicsSizes) as [GraphicsKind, ...GraphicsKind[]]
/** Why a model drew nothing. */
export type GraphicsErrorReason = 'timeout' | 'limited' | 'refused' | 'unavailable' | 'unusable'
