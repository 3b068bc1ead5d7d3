import { slot } from '#domain/content/template.ts'
import { Main, Shell } from '../../../app/frame/Shell.tsx'
import type { StaticPage } from '../../../prerender/page.ts'
import { MoodSprite } from '../../../ui/MoodSprite.tsx'
import { AppBand, AppStore, PlayStore } from './AppBand.tsx'
import { Belong } from './Belong.tsx'
import { CrisisBand } from './CrisisBand.tsx'
import { FamilyBand } from './FamilyBand.tsx'
import { Features } from './Features.tsx'
import { Foot } from './Foot.tsx'
import { Hero } from './Hero.tsx'
import { LandingBar } from './LandingBar.tsx'
import { LandingNotices } from './LandingNotices.tsx'
import { PricedPlan, Pricing } from './Pricing.tsx'
import { Figure, Figures, Proof } from './Proof.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { OwnSection, Sections } from './Sections.tsx'
import { Voice, Voices } from './Voices.tsx'

/** The landing page. HTML and CSS; its script is small and optional. Source: docs/rules/site.md S-000-2. */
export const landingPage: StaticPage = {
  path: '/',
  client: 'landing',
  filledAs: 'landing',
  title: ({ t }) => t('pages.landing.title'),
  description: ({ t }) => t('pages.landing.description'),
  body: (context) => (
    <>
      <MoodSprite only={['excited', 'happy', 'calm', 'anxious', 'sad', 'tired']} />
      <Shell>
        <LandingBar />
        <Main>
          <Hero />
          <CrisisBand />
          <Proof />
          <Belong exists={context.exists} />
          <Features />
          <FamilyBand />
          {slot('testimonials')}
          {slot('sections')}
          <Pricing />
          <AppBand />
        </Main>
        <Foot exists={context.exists} year={context.year} />
      </Shell>
      <ReportDialog />
      <LandingNotices />
    </>
  ),
  parts: {
    statistics: { frame: <Figures />, rows: [<Figure key="" />] },
    testimonials: {
      frame: <Voices />,
      rows: (['happy', 'calm', 'excited'] as const).map((mood) => <Voice key={mood} mood={mood} />),
    },
    sections: { frame: <Sections />, rows: [<OwnSection key="" />] },
    appStore: { frame: slot('rows'), rows: [<AppStore key="" />] },
    playStore: { frame: slot('rows'), rows: [<PlayStore key="" />] },
    individual: { frame: slot('rows'), rows: [<PricedPlan key="" plan="individual" />] },
    family: { frame: slot('rows'), rows: [<PricedPlan key="" plan="family" />] },
  },
}
