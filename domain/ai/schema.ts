/** Kinds of motivational content. */
export const contentTypes = ['affirmation', 'quote', 'exercise', 'story', 'audio'] as const
