import type { Translation } from '../catalog.ts'
import type { chat as en } from '../en/chat.ts'

export const chat: Translation<typeof en> = {
  title: 'Salas de chat',
  lead: 'Salas pequeñas por tema, con gente de tu edad. Los moderadores leen lo que se escribe.',
  lead_child: 'Salas con niños de tu edad. Una persona adulta lee antes cada mensaje.',
  loading: 'Cargando las salas.',
  list: 'Salas de chat',
  empty_title: 'Todavía no hay salas',
  empty: 'Ahora mismo no hay una sala para tu edad. Vuelve a mirar más tarde.',
  unread_one: '{{count}} mensaje nuevo',
  unread_other: '{{count}} mensajes nuevos',
  unread_some: 'Mensajes nuevos',
  rooms: 'Ver todas las salas',
  band: {
    '8-10': 'De 8 a 10 años',
    '11-12': '11 y 12 años',
    '13-15': 'De 13 a 15 años',
    '16-17': '16 y 17 años',
    adult: 'Personas adultas',
    elder: 'Personas mayores',
  },
  error: {
    load: 'No se pudieron cargar las salas de chat',
    room: 'Error al cargar la sala de chat',
    not_found: 'No se encontró la sala de chat',
    subscription: 'El chat requiere una suscripción',
    send: 'No se pudo enviar el mensaje',
    report: 'No se pudo enviar el reporte',
    block: 'No se pudo bloquear al usuario',
    edit: 'No se pudo cambiar el mensaje. Inténtalo de nuevo.',
    remove: 'No se pudo borrar el mensaje. Inténtalo de nuevo.',
    react: 'No se pudo guardar tu reacción. Inténtalo de nuevo.',
  },
}
