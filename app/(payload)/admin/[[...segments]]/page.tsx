import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { panelMetadata } from '#admin/_shell/panelMetadata.ts'
import config from '#payload-config'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The browser title of a page of the panel. */
export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  panelMetadata({ config, params, searchParams })

/** Every page of the panel: Payload finds the view, ours included. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams })
}
