import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
    sign_in: 'Tienes que iniciar sesión para bloquear a alguien',
    already_blocked: 'Esta persona ya está bloqueada',
    self: 'No puedes bloquearte a ti.',
    load: 'No se pudieron cargar las personas bloqueadas',
    unblock: 'No se pudo desbloquear a la persona',
  },
  blocked: {
    title: 'Personas bloqueadas',
    lead: 'A quien bloqueas nunca se le dice. Puedes retirarlo en cualquier momento.',
    loading: 'Miramos a quién has bloqueado.',
    empty_title: 'No hay nadie bloqueado',
    empty: 'Puedes bloquear a alguien de una familia en la pestaña Familia.',
    since: 'Bloqueado el {{when}}',
    unblock: 'Desbloquear',
    unblock_label: 'Desbloquear a {{name}}',
    unblocked: '{{name}} ya no está bloqueado.',
    unnamed: 'Una persona que bloqueaste',
  },
}
