import type { Payload } from 'payload'
import { FOR_MEMBERS } from '#access/callers.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { NO_LANDING_CONTENT, type LandingContent } from '#domain/content/landing.ts'
import type { RichText } from '#domain/content/richText.ts'
import { locales, type Locale } from '#messages'
import { textsOf } from '#operations/content/textsOf.ts'
import type { Content } from '#services/content/port.ts'

/** What staff put on the landing page, in all languages, and the plans on offer. Cached until staff changes it. */
export const readLanding = (content: Content): Promise<LandingContent> =>
  content.kept('landing', async (payload) => {
    // With all languages each localised value is an object of them, which Payload's types do not say.
    const page = (await payload.findGlobal({
      slug: 'landing-page',
      depth: 0,
      locale: 'all',
      overrideAccess: false,
      user: FOR_MEMBERS,
    })) as unknown as Stored
    const plans = await offeredPlans(payload)
    if (!page.createdAt) return { ...NO_LANDING_CONTENT, plans }
    const sections = []
    for (const { title, body } of page.sections ?? []) {
      const bodies: Partial<Record<Locale, RichText>> = {}
      for (const locale of locales) {
        if (!body?.[locale]) continue
        const [text] = await textsOf(payload, [body[locale]], { user: FOR_MEMBERS, locale })
        bodies[locale] = text!
      }
      sections.push({ title: title ?? {}, body: bodies })
    }
    return {
      statistics: (page.statistics ?? []).map(({ value, label }) => ({ value, label: label ?? {} })),
      testimonials: (page.testimonials ?? []).map(({ quote, name, role, source, hasConsent }) => ({
        quote: quote ?? {},
        name,
        role: role ?? {},
        source,
        hasConsent,
      })),
      sections,
      appStoreUrl: page.appStoreUrl ?? null,
      playStoreUrl: page.playStoreUrl ?? null,
      plans,
    }
  })

async function offeredPlans(payload: Payload): Promise<LandingContent['plans']> {
  const { docs } = await payload.find({
    collection: 'plans',
    depth: 0,
    pagination: false,
    locale: 'all',
    overrideAccess: false,
    user: FOR_MEMBERS,
  })
  return (docs as unknown as StoredPlan[]).map(({ key, name, features, priceCents, currency, seats }) => ({
    key,
    name: name ?? {},
    features: features ?? {},
    priceCents,
    currency,
    seats: seats ?? 1,
  }))
}

type StoredPlan = {
  key: PlanKey
  name?: Words
  features?: Words
  priceCents: number
  currency: string
  seats?: number | null
}
type Words = Partial<Record<Locale, string | null>> | null
type Rows<T> = readonly T[] | null
type Stored = {
  createdAt?: string | null
  statistics?: Rows<{ value: string; label?: Words }>
  testimonials?: Rows<{ quote?: Words; name: string; role?: Words; source: string; hasConsent: boolean }>
  sections?: Rows<{ title?: Words; body?: Partial<Record<Locale, unknown>> | null }>
  appStoreUrl?: string | null
  playStoreUrl?: string | null
}
