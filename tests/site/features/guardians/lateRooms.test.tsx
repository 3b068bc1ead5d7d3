import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RoomsSwitch } from '#site/features/guardians/tab/RoomsSwitch.tsx'
import { isChecked } from '../../kit/act.ts'
import { later } from '../../kit/later.ts'
import { freshBrowser, show } from '../checkins/page.tsx'

freshBrowser()

const open = async (send: (body: { isAgreed: boolean }) => Promise<unknown>) => {
  await show(<RoomsSwitch heading="h2" isAgreed={false} send={send} onAnswered={() => {}} />)
  return screen.findByRole('switch')
}
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

it('a yes to rooms that is taken back at once stays taken back', async () => {
  const first = later()
  let stored = false
  const send = vi.fn(async ({ isAgreed }: { isAgreed: boolean }) => {
    if (isAgreed) await first.promise
    stored = isAgreed
  })
  const rooms = await open(send)
  fireEvent.click(rooms)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  fireEvent.click(rooms)
  await moment()
  first.resolve()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  await moment()
  expect([stored, isChecked(rooms)]).toEqual([false, false])
})
