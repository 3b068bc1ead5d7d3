import { FOR_MEMBERS } from '#access/callers.ts'
import type { LandingContent } from '#domain/content/landing.ts'
import type { RichText } from '#domain/content/richText.ts'
import { locales, type Locale } from '#messages'
import { textsOf } from '#operations/content/textsOf.ts'
import type { Content } from '#services/content/port.ts'

/** What editors put on the landing page, in all languages; null before they did. Cached until staff changes it. */
export const readLanding = (content: Content): Promise<LandingContent | null> =>
  content.kept('landing', async (payload) => {
    // With all languages each localised value is an object of them, which Payload's types do not say.
    const page = (await payload.findGlobal({
      slug: 'landing-page',
      depth: 0,
      locale: 'all',
      overrideAccess: false,
      user: FOR_MEMBERS,
    })) as unknown as Stored
    if (!page.createdAt) return null
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
    }
  })

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
