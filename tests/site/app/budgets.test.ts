import { expect, it } from 'vitest'
import { filesAdded } from '../../../scripts/site-budgets.ts'
import { featureMessagesIn, filesOf, framePartsIn, routesIn } from '../../../scripts/site-routes.ts'

const feature = `
export const journal: SiteFeature = {
  messages: ['journal'],
  public: [{ path: '/shared/:id', title: 'journal.title', screen: () => import('./Shared.tsx').then((m) => m.Shared) }],
  member: [
    {
      path: '/journal',
      title: 'journal.title',
      screen: () => import('./Journal.tsx').then((m) => m.Journal),
      messages: ['coach'],
    },
  ],
  barEnd: [() => import('./Quill.tsx').then((m) => m.Quill)],
}
`

it('reads routes, their frame and words out of a feature', () => {
  expect(routesIn(feature, 'src/features/journal')).toEqual([
    {
      path: '/shared/:id',
      frame: 'public',
      source: 'src/features/journal/Shared.tsx',
      messages: ['journal'],
    },
    {
      path: '/journal',
      frame: 'member',
      source: 'src/features/journal/Journal.tsx',
      messages: ['journal', 'coach'],
    },
  ])
  expect(featureMessagesIn(feature)).toEqual(['journal'])
  expect(framePartsIn(feature, 'src/features/journal')).toEqual(['src/features/journal/Quill.tsx'])
})

it('reads what a feature draws around its member screens', () => {
  const layout =
    "layout: { title: 'journal.title', screen: () => import('./Around.tsx').then((m) => m.Around) },"
  const found = routesIn(feature.replace('member: [', `${layout}\n  member: [`), 'src/features/journal')
  expect(found.map((route) => route.layout)).toEqual([undefined, 'src/features/journal/Around.tsx'])
})

it('follows what chunks import at once, each file once, and not what they load later', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b', 'c'], dynamicImports: ['later'] },
    b: { file: 'b.js', imports: ['c'] },
    c: { file: 'c.js', imports: ['a'] },
    later: { file: 'later.js' },
  }
  expect(filesOf(manifest, ['a', 'b']).sort()).toEqual(['a.js', 'b.js', 'c.js'])
  expect(() => filesOf(manifest, ['gone'])).toThrow('gone')
  expect(filesAdded({ ...manifest, later: { file: 'later.js', imports: ['b'] } }, 'later', ['b'])).toEqual([
    'later.js',
  ])
})
