import {
  Bell,
  Clock,
  Gavel,
  LifeBuoy,
  MessageCircle,
  Package,
  Puzzle,
  ShieldCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { kindOf, type NotificationKind } from '#domain/notifications/kinds.ts'

const icons: Record<NotificationKind, LucideIcon> = {
  crisis: LifeBuoy,
  account: ShieldCheck,
  reminder: Clock,
  coach: MessageCircle,
  family: Users,
  trivia: Puzzle,
  guardian: UserRound,
  order: Package,
  purchase: UserRound,
  moderation: Gavel,
}

/** The sign of a notification's kind; a bell for those of no kind. */
export const notificationIcon = (type: string): LucideIcon => {
  const kind = kindOf(type)
  return kind ? icons[kind] : Bell
}
