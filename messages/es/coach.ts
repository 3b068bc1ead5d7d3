import type { Translation } from '../catalog.ts'
import type { coach as en } from '../en/coach.ts'

export const coach: Translation<typeof en> = {
  persona: 'Arthur',
  tag: 'Guía con IA',
  tag_child: 'un ayudante de ordenador',
  error: {
    sign_in_again: 'Inicia sesión de nuevo para cambiar los ajustes de {{persona}}',
    setting_up: 'Estamos preparando tus preferencias. Inténtalo de nuevo.',
    save_failed: 'Ahora mismo no se pudo guardar. Reintentando…',
  },
  field: { time: 'Escribe una hora como 09:00.' },
  notice: { title: 'Unas palabras de {{persona}}' },
  card: {
    title: '{{persona}}, tu acompañante',
    lead: '{{persona}} es un programa, no una persona. Como mucho dos mensajes cortos al día, a las horas que elijas.',
    enabled: 'Mensajes de {{persona}}',
    windows: 'Cuándo',
    window_first: 'Primer mensaje, desde las',
    window_second: 'Segundo mensaje, desde las',
    window_add: 'Añadir una segunda hora',
    window_remove: 'Quitar la segunda hora',
    channels: 'Cómo',
    quiet: 'Horas de silencio',
    quiet_from: 'de',
    quiet_to: 'a',
    quiet_none: 'Sin horas de silencio: las dos horas son iguales.',
    quiet_hint: 'En ese tiempo no se envía nada.',
    next: 'Próximo mensaje: {{when}}',
    next_none: 'No llegará ningún mensaje: todas las horas elegidas caen en las horas de silencio.',
    saved: 'Ajustes actualizados',
    undone: 'No se pudo guardar. Todo sigue como estaba.',
    window_quiet: 'Esta hora cae en las horas de silencio.',
    channel_one: 'Elige al menos una forma.',
  },
  channel: { push: 'En este dispositivo', in_app: 'En la campana', email: 'Por correo' },
  popup: {
    open: 'Leer lo que escribió {{persona}}',
    write: 'Escribir sobre ello',
    region: 'Mensajes de {{persona}}',
    dismiss: 'Cerrar este mensaje',
  },
}
