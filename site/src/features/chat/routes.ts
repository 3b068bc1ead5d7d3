import { MessagesSquare } from 'lucide-react'
import type { SiteFeature } from '../../lib/feature.ts'

/** The chat rooms: their list, and a room by its key, by its id, or by focus area and id. */
export const chat: SiteFeature = {
  messages: ['chat'],
  layout: {
    title: 'chat.title',
    screen: () => import('./list/RoomsLayout.tsx').then((m) => m.RoomsLayout),
  },
  member: [
    {
      path: '/chat-rooms',
      title: 'chat.title',
      screen: () => import('./list/RoomsScreen.tsx').then((m) => m.RoomsScreen),
      messages: ['chatGate', 'chatSide'],
    },
    {
      path: '/chat-rooms/:key',
      title: 'chat.title',
      screen: () => import('./room/RoomByKey.tsx').then((m) => m.RoomByKey),
      messages: ['chatRoom'],
    },
    {
      path: '/chat',
      title: 'chat.title',
      screen: () => import('./list/ToRooms.tsx').then((m) => m.ToRooms),
    },
    {
      path: '/chat/:roomId',
      title: 'chat.title',
      screen: () => import('./room/RoomById.tsx').then((m) => m.RoomById),
      messages: ['chatRoom'],
    },
    {
      path: '/chat/:focusArea/:roomId',
      title: 'chat.title',
      screen: () => import('./room/RoomById.tsx').then((m) => m.RoomById),
      messages: ['chatRoom'],
    },
  ],
  nav: [
    {
      to: '/chat-rooms',
      label: 'shell.nav.rooms',
      icon: MessagesSquare,
      order: 30,
      mark: () => import('./list/RoomsMark.tsx').then((m) => m.RoomsMark),
    },
  ],
}
