'use client'

import { toast } from '@payloadcms/ui'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { accountApi } from '#domain/account/api.ts'
import { call } from './call.client.ts'

/** Ends the session everywhere on this device, then goes to the site. */
export function SignOut({ label, failed }: { label: string; failed: string }) {
  const [busy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    try {
      await call(accountApi.signOut)
      window.location.assign('/')
    } catch {
      setBusy(false)
      toast.error(failed)
    }
  }
  return (
    <button className="ek-nav__out" type="button" disabled={busy} onClick={() => void signOut()}>
      <LogOut aria-hidden="true" />
      {label}
    </button>
  )
}
