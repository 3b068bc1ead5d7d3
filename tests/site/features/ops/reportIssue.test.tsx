import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ReportIssueDialog } from '#site/features/ops/ReportIssueDialog.tsx'
import { callsOf, ErrorAnswer, serveApi } from '../checkins/api.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const REPORT = 'POST /incidents'
const textBox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }))

describe('a report of a member', () => {
  it('asks for words at their field, and sends nothing without', async () => {
    const calls = serveApi({ [REPORT]: { ok: true } })
    await show(<ReportIssueDialog onClose={() => {}} />)
    await screen.findByRole('dialog', { name: 'Report an Issue' })
    send()
    await waitFor(() => expect(textBox().getAttribute('aria-invalid')).toBe('true'))
    expect(callsOf(calls, REPORT)).toEqual([])
  })

  it('is sent with its kind and page, and closes', async () => {
    const calls = serveApi({ [REPORT]: { ok: true } })
    const onClose = vi.fn()
    await show(<ReportIssueDialog onClose={onClose} />)
    await screen.findByRole('dialog', { name: 'Report an Issue' })
    fireEvent.change(textBox(), { target: { value: '  The page is empty. ' } })
    send()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(callsOf(calls, REPORT)[0]!.body).toMatchObject({
      category: 'bug_report',
      description: 'The page is empty.',
    })
    expect(await screen.findByText('Issue reported')).toBeTruthy()
  })

  it('stays with its words when it cannot be sent', async () => {
    serveApi({ [REPORT]: new ErrorAnswer(500, 'common.error.unexpected') })
    const onClose = vi.fn()
    await show(<ReportIssueDialog onClose={onClose} />)
    await screen.findByRole('dialog', { name: 'Report an Issue' })
    fireEvent.change(textBox(), { target: { value: 'The page is empty.' } })
    send()
    expect(await screen.findByText('Failed to submit report. Please try again.')).toBeTruthy()
    expect(textBox().value).toBe('The page is empty.')
    expect(onClose).not.toHaveBeenCalled()
  })
})
