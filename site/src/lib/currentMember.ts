import { createContext } from 'react'
import type { PersonView } from '#domain/account/views.ts'

/** The member, set by their frame; null for visitors. A file of its own: screens open to all read it without more. */
export const PersonContext = createContext<PersonView | null>(null)
