import { graphicsSizes, type GraphicsKind } from '#domain/ops/graphics.ts'
import type { Graphics } from './port.ts'

/** The mark of the product in its own box of 96 by 96: the sun over the level, the hull under it. */
const MARK = `<path d="M4 45a44 44 0 0 1 88 0H76.5a28.5 28.5 0 0 0-57 0Z" fill="#f2a030"/>
<path d="M4 50h88a44 44 0 0 1-.9 8.5H51v9.5h36.2A44 44 0 0 1 4 50Z" fill="#0f4c5c"/>`

/** What stands behind the mark, and where the mark goes: the stores round the corners of an icon themselves. */
const scenes: Record<GraphicsKind, string> = {
  icon: `<rect width="1024" height="1024" fill="#fbfcfa"/>
<g transform="translate(152 152) scale(7.5)">${MARK}</g>`,
  banner: `<rect width="1024" height="500" fill="#fff1d2"/>
<rect y="340" width="1024" height="160" fill="#c9e4e2"/>
<rect y="337" width="1024" height="6" fill="#0f4c5c"/>
<path d="M0 420h1024M120 460h784" stroke="#0f4c5c" stroke-width="4" stroke-opacity=".35"/>
<g transform="translate(336 150) scale(3.667)">${MARK}</g>`,
}

/** Graphics without a model: the mark of the product on flat paper, as SVG. Source: docs/rules/ops.md D-197. */
export const templateGraphics = (): Graphics => ({
  draw(kind) {
    const { width, height } = graphicsSizes[kind]
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${scenes[kind]}
</svg>`
    return Promise.resolve({ bytes: Buffer.from(svg), type: 'image/svg+xml', source: 'template' })
  },
})
