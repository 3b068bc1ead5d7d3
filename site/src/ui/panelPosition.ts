/** Pixels between a button and its panel, and between a panel and the edge of the window. */
const GAP = 8
const EDGE = 16

/** Where a panel hangs: under its button or above it (`up`), from its inline start or its `end`. */
export const panelPosition = ({ end, up }: { end: boolean; up: boolean }) =>
  ({
    side: up ? 'top' : 'bottom',
    align: end ? 'end' : 'start',
    sideOffset: GAP,
    collisionPadding: EDGE,
  }) as const
