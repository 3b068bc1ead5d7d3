import type { Translation } from '../catalog.ts'
import type { flags as en } from '../en/flags.ts'

export const flags: Translation<typeof en> = {
  error: { update: 'No se ha podido actualizar la función' },
  admin: {
    title: 'Funciones',
    intro: 'Un cambio vale al momento, para todo el mundo, y queda en el registro de auditoría.',
    on_of: '{{on}} de {{total}} activas',
    on: 'activa',
    off: 'inactiva',
    changing: 'Cambiando.',
    owner: 'Responsable: {{feature}}',
    no_effect: 'sin efecto',
    unused: 'Sin uso: nada lee todavía este interruptor, así que no cambia nada.',
    loading: 'Buscando las funciones.',
    failed: 'No se han podido cargar las funciones.',
    empty: 'Todavía no hay funciones. La próxima versión las añade.',
    category: {
      killswitch: 'Interruptores de emergencia',
      core: 'Núcleo',
      admin: 'Administración',
      others: 'Otras',
    },
    confirm_title: '¿Activar {{key}}?',
    confirm_text: 'Esto quita algo a los miembros al momento:',
    confirm: 'Activar',
  },
}
