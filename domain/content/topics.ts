/**
 * Topics of the content we bring along, as tags of pieces. The site knows their names in every language; a tag an
 * editor makes up is shown as it was written.
 */
export const topics = [
  'breathing',
  'grounding',
  'worry',
  'anger',
  'grief',
  'company',
  'kindness',
  'joy',
  'planning',
  'moving',
  'rest',
  'sleep',
  'memory',
  'health',
  'proverb',
  'listening',
] as const
/** A tag with a name in every language. */
export type Topic = (typeof topics)[number]
