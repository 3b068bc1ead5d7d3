import { slot } from '#domain/content/template.ts'
import { legalDocuments, legalPages, legalPaths } from '#domain/legal/documents.ts'
import type { LegalPart } from '#domain/legal/page.ts'
import { Main, Shell } from '../../../app/frame/Shell.tsx'
import { TopBar } from '../../../app/frame/TopBar.tsx'
import type { PagePart, StaticPage } from '../../../prerender/page.ts'
import { LegalIndex } from './LegalIndex.tsx'
import {
  ChangedNote,
  LanguageList,
  LanguageRow,
  LegalText,
  OldNote,
  VersionList,
  VersionRow,
} from './LegalText.tsx'

/** How the parts of legal pages are drawn. */
export const parts: Readonly<Record<LegalPart, PagePart>> = {
  languages: { frame: <LanguageList />, rows: [<LanguageRow key="row" />] },
  changed: { frame: slot('rows'), rows: [<ChangedNote key="row" />] },
  old: { frame: slot('rows'), rows: [<OldNote key="row" />] },
  versions: { frame: <VersionList />, rows: [<VersionRow key="row" />] },
}

const textPage = (path: `/${string}`): StaticPage => ({
  path,
  client: 'keep',
  filledAs: 'legal',
  parts,
  title: ({ t }) => t('shell.title', { page: slot('title') }),
  description: ({ t }) => t('pages.legal.description'),
  body: () => (
    <Shell>
      <TopBar home="/" />
      <Main>
        <LegalText />
      </Main>
    </Shell>
  ),
})

/** The pages of all documents and policies. */
export const legalTextPages = [...legalDocuments, ...legalPages].map((name) => textPage(legalPaths[name]))

/** The list of all legal texts. */
export const legalIndexPage: StaticPage = {
  path: '/legal',
  client: 'keep',
  filledAs: 'legal',
  parts,
  title: ({ t }) => t('shell.title', { page: t('pages.legal.title') }),
  description: ({ t }) => t('pages.legal.description'),
  body: () => (
    <Shell>
      <TopBar home="/" />
      <Main>
        <LegalIndex />
      </Main>
    </Shell>
  ),
}
