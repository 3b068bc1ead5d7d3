import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useLatest } from '../../../site/src/lib/useLatest.ts'

it('holds the value of a render as soon as that render is committed', () => {
  const held: string[] = []
  function Page({ value }: { value: string }) {
    const latest = useLatest(value)
    useLayoutEffect(() => {
      held.push(latest.current)
    })
    return null
  }
  const { rerender } = render(<Page value="first" />)
  rerender(<Page value="second" />)
  expect(held).toEqual(['first', 'second'])
})
