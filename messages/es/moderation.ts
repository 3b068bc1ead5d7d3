import type { Translation } from '../catalog.ts'
import type { moderation as en } from '../en/moderation.ts'

export const moderation: Translation<typeof en> = {
  error: {
    word_known: 'Esta palabra ya está en la lista.',
    word_empty: 'Una palabra necesita al menos una letra o un número.',
    word_untried: 'Pruébala antes con los últimos 30 días.',
    word_file: 'La línea {{line}} del archivo no es correcta. Necesita las columnas locale, phrase y action.',
    no_shift: 'No estás de turno.',
    shift_times: 'Un turno termina después de empezar, en el futuro, y dura 12 horas como mucho.',
    shift_overlap: 'Ya hay un turno a esa hora.',
    no_signal: 'No se puede enviar la señal: ya se envió, no hay tutor o el peligro puede estar en casa.',
    words_closed: 'Las palabras están cerradas. Ábrelas de nuevo con un motivo.',
    entry_changed: 'La entrada cambió o ya no se comparte. Vuelve a cargar la lista.',
    already_proposed: 'Otra persona del equipo ya propuso esta entrada.',
    same_person: 'Esto lo tiene que decidir otra persona.',
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
    decisions: 'Decisiones sobre ti',
    unnamed: 'Una persona que bloqueaste',
  },
}
