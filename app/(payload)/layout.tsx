import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { planPublishing } from '#admin/_shell/planPublishing.ts'
import config from '#payload-config'
import { importMap } from './admin/importMap.js'
import './custom.css'

const serverFunction: ServerFunctionClient = async (asked) => {
  'use server'
  return handleServerFunctions({
    ...asked,
    config,
    importMap,
    serverFunctions: { 'schedule-publish': planPublishing as never },
  })
}

/** Payload's own page frame, with our colours and type over it. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
