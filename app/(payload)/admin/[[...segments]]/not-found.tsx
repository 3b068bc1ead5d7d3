import { NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { en } from '#messages/en/index.ts'
import { CrisisLink } from '#admin/_shell/CrisisLink.tsx'
import { panelMetadata } from '#admin/_shell/panelMetadata.ts'
import config from '#payload-config'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** The browser title of a page that is not there. */
export const generateMetadata = ({ params, searchParams }: Props): Promise<Metadata> =>
  panelMetadata({ config, params, searchParams })

/** A page that is not there, inside the panel. */
export default function NotFound({ params, searchParams }: Props) {
  return (
    <>
      <NotFoundPage config={config} importMap={importMap} params={params} searchParams={searchParams} />
      <nav className="ek-lost" aria-label={en.ops.admin.shell.crisis}>
        <CrisisLink i18n={{ language: 'en' }} />
      </nav>
    </>
  )
}
