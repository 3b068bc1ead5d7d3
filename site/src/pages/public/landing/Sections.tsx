import { slot } from '#domain/content/template.ts'
import { Page } from '../../../ui/layout.tsx'
import css from './bands.module.css'

/** What stands around the sections that editors add. */
export const Sections = () => <Page className={css.sections}>{slot('rows')}</Page>

/** A section of the editors' own: the server puts in a title and a checked text. */
export const OwnSection = () => (
  <section>
    <h2 dir="auto">{slot('title')}</h2>
    <div className={css.sectionText} dir="auto">
      {slot('body')}
    </div>
  </section>
)
