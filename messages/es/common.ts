import type { Translation } from '../catalog.ts'
import type { common as en } from '../en/common.ts'

export const common: Translation<typeof en> = {
  error: {
    title: 'Error',
    invalid_input: 'Revisa lo que has escrito.',
    not_signed_in: 'Inicia sesión para continuar.',
    other_account:
      'Ahora has iniciado sesión con otra cuenta en este navegador. No se ha guardado nada en ella.',
    not_allowed: 'Esto no está disponible para tu cuenta.',
    not_found: 'No hemos podido encontrarlo.',
    rate_limited: 'Vas un poco rápido. Inténtalo de nuevo en {{seconds}} segundos.',
    too_large: 'Es más de lo que podemos recibir de una vez.',
    unavailable:
      'Ahora mismo no llegamos a nuestros registros. Lo que escribiste está a salvo aquí; lo intentamos de nuevo por nuestra cuenta.',
    unexpected: 'Algo falló por nuestra parte. No se ha perdido nada de lo que escribiste.',
    offline: 'Parece que no tienes conexión. Lo que escribiste se queda aquí hasta que vuelvas.',
    cross_site: 'Esta petición no viene de nuestras páginas.',
  },
  field: {
    required: 'Rellena este campo.',
    invalid_type: 'Esto no sirve aquí. Revísalo, por favor.',
    invalid_value: 'Elige una de las opciones.',
    invalid_format: 'Revisa cómo está escrito.',
    too_small: 'Es demasiado corto o pequeño.',
    too_big: 'Es demasiado largo o grande.',
    too_long: 'Usa como máximo {{max}} caracteres.',
    not_multiple_of: 'Escribe un número entero.',
    unrecognized_keys: 'Este campo no se conoce aquí.',
    custom: 'Revisa esto.',
    email: 'Escribe una dirección de correo válida',
    email_too_long: 'El correo debe tener menos de 255 caracteres',
  },
  action: {
    back: 'Atrás',
    cancel: 'Cancelar',
    close: 'Cerrar',
    continue: 'Continuar',
    save: 'Guardar',
    saving: 'Guardando',
    send: 'Enviar',
    sending: 'Enviando',
    retry: 'Intentar de nuevo',
    dismiss: 'Descartar',
    show: 'Mostrar',
    hide: 'Ocultar',
    change: 'Cambiar',
    skip: 'Omitir',
    sign_out: 'Cerrar sesión',
  },
  state: {
    loading: 'Un momento.',
    failed: 'No se pudo cargar.',
    profile_failed: 'No se pudo cargar el perfil. Inténtalo de nuevo.',
    optional: 'opcional',
  },
}
