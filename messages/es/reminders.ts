import type { Translation } from '../catalog.ts'
import type { reminders as en } from '../en/reminders.ts'

/** Push on this device. */
const device = {
  heading: 'Notificaciones en este dispositivo',
  lead: 'Aparecen aunque Evenkeel esté cerrado. En una pantalla bloqueada solo dicen que hay algo que leer, nunca qué.',
  state: 'Permiso',
  granted: 'concedido',
  denied: 'denegado',
  default: 'predeterminado',
  is_on: 'Activadas en este dispositivo',
  is_off: 'Desactivadas en este dispositivo',
  enable: 'Activar',
  disable: 'Desactivar',
  test: 'Enviar una prueba',
  enabled: 'Las notificaciones están activadas',
  disabled: 'Las notificaciones están desactivadas',
  test_sent: 'La prueba va en camino',
  ask_hint: 'Ahora te preguntará tu navegador. No se envía nada antes de que aceptes allí.',
  denied_hint:
    'Tu navegador bloquea las notificaciones de Evenkeel. Pulsa el candado en la barra de direcciones, permite las notificaciones y vuelve aquí.',
  unsupported:
    'Este navegador no puede mostrar notificaciones. En iPhone y iPad, añade primero Evenkeel a la pantalla de inicio y ábrelo desde allí.',
  config_error: 'Error de configuración de las notificaciones. Ponte en contacto con soporte.',
  network_error:
    'El navegador no pudo llegar a su servicio de notificaciones. Comprueba tu conexión e inténtalo de nuevo.',
  worker_missing:
    'La parte de Evenkeel que muestra las notificaciones aún no está lista en este navegador. Vuelve a cargar la página e inténtalo de nuevo.',
  enable_failed: 'No se pudieron activar las notificaciones',
  disable_failed: 'No se pudieron desactivar las notificaciones',
  test_failed: 'No se pudo enviar la prueba',
  not_here:
    'Estos mensajes llegan a los dispositivos con notificaciones activadas. En este están desactivadas.',
} as const

/** The daily reminder, quiet hours and birthday. */
const settings = {
  daily: 'Recordatorio diario',
  daily_lead: 'Una nota amable al día para registrarte. Ninguna los días en que ya lo hiciste.',
  daily_enabled: 'Recuérdamelo cada día',
  daily_time: 'Hora',
  quiet: 'Horas de silencio',
  quiet_enabled: 'Respetar horas de silencio',
  quiet_start: 'Desde',
  quiet_end: 'Hasta',
  quiet_hint: 'Valen para todo lo que te enviamos, también para tu coach. Solo pasan los avisos de crisis.',
  birthday: 'Cumpleaños',
  birthday_enabled: 'Enviarme un mensaje de cumpleaños',
  birth_date: 'Fecha de nacimiento (opcional)',
  birth_date_hint: 'Solo se usa para este mensaje. Si la borras, la eliminamos.',
  loading: 'Cargando tus ajustes de notificaciones.',
  load_failed: 'No se pudieron cargar las preferencias de notificaciones',
  saved: 'Ajustes actualizados',
  error: 'Error',
  save_failed: 'No se pudieron guardar las preferencias',
  refused: 'No se pudo guardar',
  updating_failed: 'Error al actualizar las preferencias',
  coach_link: 'Cuándo escribe tu coach',
  next: 'Próximo recordatorio: {{when}}',
  next_off: 'Está desactivado. Si lo activas, el próximo llega: {{when}}.',
  next_quiet: 'No llegará ningún recordatorio: esta hora está en tus horas de silencio.',
  test: 'Enviarme una prueba',
  test_hint: 'Sale enseguida, por las vías que elegiste.',
  test_sent: 'La prueba va en camino',
  test_failed: 'La prueba falló',
  update_failed: 'No se pudieron actualizar los ajustes de notificaciones',
} as const

/** Silence for a while. */
const mute = {
  heading: 'Silencio por un rato',
  lead: 'Tus dispositivos no suenan. Lo que llega espera en la campana, y los correos siguen llegando. Los avisos de crisis pasan siempre.',
  hour: 'Silenciar 1 hora',
  morning: 'Silenciar hasta la mañana',
  morning_hint: 'La mañana empieza a las 7:00 de tu zona.',
  until: 'En silencio hasta: {{when}}.',
  end: 'Terminar el silencio',
  load_failed: 'No se pudo cargar si tus dispositivos están en silencio.',
} as const

/** Kinds of notifications and the ways they take, and why one came. */
const table = {
  heading: 'Qué te llega y cómo',
  lead: 'Los cambios se guardan enseguida.',
  kind: 'Notificación',
  in_app: 'En la aplicación',
  push: 'En dispositivos',
  email: 'Por correo',
  name: '{{kind}}: {{way}}',
  always: 'Siempre activadas',
  none: 'No se envía así',
  load_failed: 'No se pudo cargar esta lista.',
  change: 'Elegir qué te llega',
  kinds: {
    crisis: 'Alertas de crisis',
    account: 'Cuenta y seguridad',
    reminder: 'Recordatorio diario',
    coach: 'Tu coach',
    family: 'Grupos familiares',
    trivia: 'Trivia del sábado',
    guardian: 'Menores a tu cargo',
    order: 'Tus pedidos',
    purchase: 'Peticiones de compra',
    moderation: 'Decisiones de moderación',
  },
  hints: {
    crisis: 'Si alguien a tu cargo puede estar en peligro.',
    account: 'Dispositivos nuevos, contraseñas, códigos y copias de tus datos.',
    reminder: 'Una vez al día, si lo activaste.',
    coach: 'A las horas que elegiste.',
    family: 'Quién pide unirse y «Pienso en ti».',
    trivia: 'El sábado por la mañana, cuando se abre un fin de semana.',
    guardian: 'Registros y palabras compartidas contigo.',
    order: 'Cuando llega un pago y lo que pasa con un pedido.',
    purchase: 'Lo que un menor a tu cargo te pide comprar, y las respuestas a lo que pediste.',
    moderation: 'Lo que se decidió sobre algo que escribiste o denunciaste.',
  },
  why: {
    crisis: 'Alguien a tu cargo puede estar en peligro. Estas alertas llegan siempre.',
    account:
      'Trata de cómo se entra en las cuentas o de una copia de los datos. Estos mensajes llegan siempre.',
    reminder: 'Activaste un recordatorio diario o un mensaje de cumpleaños, o pediste una prueba.',
    coach: 'Activaste los mensajes de tu coach.',
    family: 'Estás en un grupo familiar, o un menor a tu cargo se une a uno.',
    trivia: 'La trivia del sábado se ha abierto con preguntas para ti.',
    guardian: 'Aceptaste que un menor use Evenkeel, y se compartió algo contigo.',
    order: 'Compraste algo aquí.',
    purchase: 'Un menor a tu cargo te pidió comprar algo, o hay novedades de algo que pediste.',
    moderation:
      'Alguien del equipo de moderación decidió sobre algo que escribiste o denunciaste. Estos mensajes llegan siempre.',
    other: 'Trata de algo en lo que participas aquí.',
  },
} as const

/** What is wrong with a field. */
const field = {
  day: 'Introduce un día.',
  time_zone: 'Elige una zona horaria.',
} as const

export const reminders: Translation<typeof en> = { device, settings, mute, table, field }
