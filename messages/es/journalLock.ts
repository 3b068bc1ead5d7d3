import type { Translation } from '../catalog.ts'
import type { journalLock as en } from '../en/journalLock.ts'

/** The lock of the journal, in Spanish. */
export const journalLock: Translation<typeof en> = {
  title: 'Tu diario está bloqueado',
  pin: 'PIN',
  pin_hint: 'De 4 a 8 cifras.',
  open: 'Abrir mi diario',
  opening: 'Abriendo…',
  wrong: 'Ese PIN no es correcto.',
  wait: 'Demasiados intentos. Puedes probar otra vez en {{time}}.',
  by_device: 'Usar el desbloqueo de este dispositivo',
  device_failed: 'Este dispositivo no lo abrió. Usa tu PIN.',
  forgot: 'Olvidé mi PIN',
  forgot_text:
    'Cierra la sesión y entra con tu contraseña. Así se quita el bloqueo. Tus entradas se quedan, y también lo que no has guardado.',
  forgot_go: 'Cerrar sesión',
  old_pin: 'PIN actual',
  new_pin: 'PIN nuevo',
  again: 'PIN nuevo otra vez',
  short: 'Usa al menos 4 cifras.',
  different: 'Los dos PIN no son iguales.',
  set: 'Bloquear mi diario',
  change: 'Cambiar el PIN',
  remove: 'Quitar el bloqueo',
  locked: 'Tu diario está bloqueado en este dispositivo.',
  removed: 'El bloqueo se ha quitado.',
  switch: 'Bloquear mi diario en este dispositivo',
  switch_hint:
    'Pide un PIN antes de mostrar tu diario. Protege de quien coja este dispositivo. No detiene a una persona experta que lo tenga abierto en sus manos.',
  away: 'Cuándo bloquearlo',
  device: 'Desbloquear también con este dispositivo',
  device_hint: 'Tu cara, tu dedo o el código de este dispositivo. El PIN sigue funcionando.',
  device_refused: 'Este dispositivo no aceptó. Tu PIN sigue funcionando.',
  not_here: 'Este navegador no puede bloquear tu diario: hace falta una conexión segura.',
  not_kept: 'Este navegador no guarda ajustes, así que no puede bloquear tu diario.',
  minutes: {
    none: 'En cuanto deje de verse',
    one: 'Tras 1 minuto sin uso',
    five: 'Tras 5 minutos sin uso',
    fifteen: 'Tras 15 minutos sin uso',
  },
}
