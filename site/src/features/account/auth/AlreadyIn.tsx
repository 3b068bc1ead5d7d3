import { useEffect, useRef } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { useLoad } from '../../../lib/useLoad.ts'
import { useEnter } from './useEnter.ts'

/** Takes a member who is signed in already past this page. Shows nothing; the form is there meanwhile. */
export function AlreadyIn() {
  const enter = useEnter()
  const person = useLoad(accountApi.person).data?.person
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  useEffect(() => {
    if (person) void latest.current(person, { greet: false })
  }, [person])
  return null
}
