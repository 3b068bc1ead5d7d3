import {
  BedDouble,
  Blocks,
  BookOpen,
  Briefcase,
  BrushCleaning,
  CookingPot,
  Dumbbell,
  Footprints,
  Gamepad2,
  House,
  Music,
  NotebookPen,
  Palette,
  PawPrint,
  School,
  Sprout,
  Stethoscope,
  Trees,
  Tv,
  Users,
  Volleyball,
  type LucideIcon,
} from 'lucide-react'
import { isActivity, type Activity } from '#domain/checkins/activities.ts'
import { Icon } from '../../../ui/Icon.tsx'

const icons: Readonly<Record<Activity, LucideIcon>> = {
  school: School,
  homework: NotebookPen,
  play: Blocks,
  friends: Users,
  family: House,
  pet: PawPrint,
  sport: Volleyball,
  outside: Trees,
  making: Palette,
  music: Music,
  reading: BookOpen,
  screens: Tv,
  games: Gamepad2,
  rest: BedDouble,
  work: Briefcase,
  exercise: Dumbbell,
  cooking: CookingPot,
  housework: BrushCleaning,
  walk: Footprints,
  garden: Sprout,
  health: Stethoscope,
}

/** The drawing of an activity, beside its name. */
export const ActivityIcon = ({ id }: { id: string }) => (isActivity(id) ? <Icon of={icons[id]} /> : null)
