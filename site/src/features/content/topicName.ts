import { topics } from '#domain/content/topics.ts'
import type { Messages } from '../../lib/messages.tsx'

/** What a tag is called. Tags of editors' own stand as they were written. */
export function topicName(t: Messages, tag: string): string {
  const topic = topics.find((known) => known === tag)
  return topic ? t(`ai.topic.${topic}`) : tag
}
