import {
  HandHeart,
  ListChecks,
  MessagesSquare,
  MoonStar,
  Palette,
  PersonStanding,
  Sprout,
  Wind,
  type LucideIcon,
} from 'lucide-react'
import type { SuggestionType } from '#domain/ai/suggestions.ts'

/** Picture and paint of each kind. The text stands beside it; colour says nothing alone. */
export const kindStyles: Readonly<Record<SuggestionType, { icon: LucideIcon; paint: string }>> = {
  breathing: { icon: Wind, paint: 'sea' },
  movement: { icon: PersonStanding, paint: 'tangerine' },
  connection: { icon: MessagesSquare, paint: 'coral' },
  rest: { icon: MoonStar, paint: 'fog' },
  gratitude: { icon: Sprout, paint: 'sun' },
  planning: { icon: ListChecks, paint: 'rain' },
  creativity: { icon: Palette, paint: 'heather' },
  kindness: { icon: HandHeart, paint: 'coral' },
}
