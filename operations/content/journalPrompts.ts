import { FOR_MEMBERS } from '#access/callers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { choosePrompts, type Prompt } from '#domain/content/published.ts'
import type { PromptView } from '#domain/content/schema.ts'
import type { Locale } from '#messages'
import type { Content } from '#services/content/port.ts'

/** Some active prompts for the member's age group and for all, in random order, in their language or in English. */
export const journalPrompts = async (content: Content, actor: Actor, locale: Locale): Promise<PromptView[]> =>
  choosePrompts(await publishedPrompts(content, locale), actor)

/** Every active prompt that was published, for all ages. Kept until staff changes something. */
const publishedPrompts = (content: Content, locale: Locale): Promise<Prompt[]> =>
  content.kept(`prompts:${locale}`, async (payload) => {
    const { docs } = await payload.find({
      collection: 'journal-prompts',
      where: { active: { equals: true } },
      pagination: false,
      depth: 0,
      locale,
      fallbackLocale: 'en',
      overrideAccess: false,
      user: FOR_MEMBERS,
    })
    return docs.flatMap(({ id, prompt, category, ageGroup }) =>
      prompt ? [{ id, prompt, category, ageGroup: ageGroup ?? null }] : [],
    )
  })
