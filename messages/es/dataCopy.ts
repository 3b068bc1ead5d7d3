import type { Translation } from '../catalog.ts'
import type { dataCopy as en } from '../en/dataCopy.ts'

export const dataCopy: Translation<typeof en> = {
  title: 'Tus datos',
  lead: 'Puedes recibir una copia de lo que Evenkeel guarda sobre ti: páginas para leer y archivos para otros programas.',
  ask: 'Solicitar una copia de los datos',
  intro: 'Tarda unos minutos. Te avisaremos cuando la copia esté lista. Podrás descargarla durante 7 días.',
  about: 'Datos de quién',
  mine: 'Mis datos',
  of_child: 'Datos de {{name}}',
  child_hint:
    'Recibes la cuenta, sus consentimientos y lo que se compartió contigo. Las palabras privadas siguen siendo privadas.',
  send: 'Solicitar',
  sending: 'Un momento',
  asked: 'Estamos haciendo tu copia.',
  state: {
    pending: 'Espera para empezar',
    processing: 'Se está haciendo',
    ready: 'Lista',
    expired: 'Ya no está',
    failed: 'No se pudo hacer',
  },
  progress: 'Cuánto lleva tu copia',
  asked_at: 'Solicitada el {{date}}',
  until: '{{size}}. Puedes descargarla hasta el {{date}}.',
  download: 'Descargar',
  retry: 'Reintentar',
  empty: 'Aún no has solicitado ninguna copia.',
  off: 'Las copias están desactivadas en esta cuenta. Puedes activarlas en «Qué puede pedir esta cuenta».',
  failed: 'No pudimos cargar tus copias.',
  ready_title: 'Tu copia está lista',
  ready_message: 'Puedes descargarla durante 7 días.',
  failed_title: 'No se pudo hacer tu copia',
  failed_message: 'Puedes volver a intentarlo en Ajustes.',
}
