import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Choices } from '#site/ui/Choices.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)
const options = ['grief', 'sleep', 'stress', 'family'].map((value) => ({ value, label: value }))

it('keeps several in the order they were chosen, up to the most', () => {
  let chosen: string[] = []
  function Sample() {
    const [value, setValue] = useState<string[]>([])
    chosen = value
    return <Choices label="Focus" many max={3} value={value} onChange={setValue} options={options} />
  }
  showPart(<Sample />)
  for (const name of ['sleep', 'grief', 'family']) fireEvent.click(screen.getByRole('checkbox', { name }))
  expect(chosen).toEqual(['sleep', 'grief', 'family'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'stress' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'grief' }))
  expect(chosen).toEqual(['sleep', 'family'])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'stress' }).disabled).toBe(false)
})

it('ties hint and error to the group', () => {
  showPart(
    <Choices
      label="Focus"
      hint="Exactly one."
      error="Please select a focus area"
      value={null}
      onChange={() => {}}
      options={options}
    />,
  )
  const group = screen.getByRole('radiogroup', { name: 'Focus' })
  const described = group
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)
  expect(described).toEqual(['Exactly one.', 'Please select a focus area'])
})
