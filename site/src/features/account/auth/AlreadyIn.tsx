import { useEffect } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { useLoad } from '../../../lib/useLoad.ts'
import { useEnter } from './useEnter.ts'
import { useLatest } from '../../../lib/useLatest.ts'

/** Takes a member who is signed in already past this page. Shows nothing; the form is there meanwhile. */
export function AlreadyIn() {
  const enter = useEnter()
  const person = useLoad(accountApi.readPerson).data?.person
  const latest = useLatest(enter)
  useEffect(() => {
    if (person) void latest.current(person, { greet: false })
  }, [person, latest])
  return null
}
