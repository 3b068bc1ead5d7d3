/**
 * A legal text in one language, in three readings. A line that starts with `## ` is a heading, lines that start with
 * `- ` are a list, and a blank line stands between paragraphs.
 */
export type LegalWording = Readonly<Record<'title' | 'adult' | 'teen' | 'child', string>>
