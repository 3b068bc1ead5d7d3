import { screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { NavItems } from '#site/app/frame/NavItems.tsx'
import { freshBrowser, person, show } from '../features/checkins/page.tsx'

freshBrowser()

const linksFor = async (ageGroup: 'child' | 'teen' | 'adult' | 'elder') => {
  await show(
    <Suspense>
      <nav>
        <NavItems />
      </nav>
    </Suspense>,
    { as: person({ ageGroup, guardian: ageGroup === 'adult' ? 'none' : 'verified' }), age: ageGroup },
  )
  return within(await screen.findByRole('navigation')).getAllByRole('link')
}

it('a child sees a picture beside every word of the bar', async () => {
  const links = await linksFor('child')
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(link.querySelectorAll('svg'), link.textContent).toHaveLength(1)
    expect(link.textContent).toMatch(/\w/)
  }
})

it.each(['teen', 'adult', 'elder'] as const)('a member who is %s reads words alone', async (ageGroup) => {
  for (const link of await linksFor(ageGroup)) expect(link.querySelector('svg'), link.textContent).toBeNull()
})
