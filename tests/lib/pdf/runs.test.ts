import { describe, expect, it } from 'vitest'
import { isRtlText, runsOf } from '#lib/pdf/runs.ts'

const shown = (line: string, isRtl = isRtlText(line)) => runsOf(line, isRtl).map(({ text }) => text)

describe('a line on paper', () => {
  it('in one direction is one run', () => {
    expect(runsOf('Low tide.', false)).toEqual([{ start: 0, text: 'Low tide.', isRtl: false }])
    expect(runsOf('مدّ وجزر', true)).toEqual([{ start: 0, text: 'مدّ وجزر', isRtl: true }])
  })

  it('in Arabic begins at the right; numbers and names go their own way', () => {
    expect(isRtlText('مشيت 3 كم')).toBe(true)
    expect(isRtlText('Low tide')).toBe(false)
    // From left to right: what is read last stands first.
    expect(shown('مشيت 35 كم')).toEqual([' كم', '35', 'مشيت '])
    expect(shown('مع Maren اليوم')).toEqual([' اليوم', 'Maren', 'مع '])
  })

  it('turns brackets round where they are read from the right', () => {
    expect(shown('اليوم (جدًا)')).toEqual(['اليوم )جدًا('])
  })

  it('in English keeps an Arabic word in its place', () => {
    expect(shown('a مدّ b', false)).toEqual(['a ', 'مدّ', ' b'])
  })
})
