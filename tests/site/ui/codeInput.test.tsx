import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeInput } from '#site/ui/CodeInput.tsx'
import { Field } from '#site/ui/Field.tsx'
import { showPart } from './showPart.tsx'

afterEach(cleanup)

function Sample({ onComplete }: { onComplete?: (digits: string) => void }) {
  const [code, setCode] = useState('')
  return (
    <Field label="Code">
      <CodeInput value={code} onChange={setCode} onComplete={onComplete} />
    </Field>
  )
}
const input = () => screen.getByLabelText<HTMLInputElement>('Code')
const paste = (text: string) => fireEvent.paste(input(), { clipboardData: { getData: () => text } })

it('takes digits only, six at most', () => {
  showPart(<Sample />)
  fireEvent.change(input(), { target: { value: '12a 3-45678' } })
  expect(input().value).toBe('123456')
})

it.each(['Your code is 123 456.', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶'])('takes a paste of %s', (text) => {
  const onComplete = vi.fn()
  showPart(<Sample onComplete={onComplete} />)
  fireEvent.change(input(), { target: { value: '9' } })
  paste(text)
  expect(input().value).toBe('123456')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('says once that the code is complete', () => {
  const onComplete = vi.fn()
  showPart(<Sample onComplete={onComplete} />)
  for (const value of ['12345', '123456', '1234567']) fireEvent.change(input(), { target: { value } })
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
})

it('lets phones fill it in', () => {
  showPart(<Sample />)
  expect(input().autocomplete).toBe('one-time-code')
  expect(input().inputMode).toBe('numeric')
})
