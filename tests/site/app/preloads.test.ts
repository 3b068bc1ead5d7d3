import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { preloadsOf } from '../../../scripts/site-preloads.ts'
import { entryChunks, screensOf } from '../../../scripts/site-routes.ts'

/** A build in which every chunk is a file of its own. */
function everyChunk(locale: string): Manifest {
  const chunks = [...entryChunks(locale), ...screensOf(locale).flatMap((screen) => screen.chunks)]
  return {
    'style.css': { file: 'assets/style.css' },
    ...Object.fromEntries(
      chunks.map((chunk) => [chunk, { file: `assets/${chunk.replaceAll('/', '_')}.js` }]),
    ),
  }
}

it('lists what members’ screens load first, in the order of need', () => {
  const files = preloadsOf(everyChunk('ar'), 'ar')['/dashboard']!
  expect(files.slice(0, 4)).toEqual([
    '/comfort.js',
    '/assets/style.css',
    '/assets/src_app_main.tsx.js',
    '/assets/.._messages_site_ar.ts.js',
  ])
  expect(files).toContain('/assets/src_pages_dashboard_Dashboard.tsx.js')
  expect(files).toContain('/assets/src_app_frame_MemberFrame.tsx.js')
  expect(new Set(files).size).toBe(files.length)
})

it('lists no screen that a visitor without an account opens', () => {
  const screens = Object.keys(preloadsOf(everyChunk('en'), 'en'))
  expect(screens).toContain('/journal')
  expect(screens).not.toContain('/auth')
})
