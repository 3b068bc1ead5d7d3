import type { Translation } from '../catalog.ts'
import type { report as en } from '../en/report.ts'

export const report: Translation<typeof en> = {
  words_of_danger: 'Palabras de peligro',
  danger_at_home: 'Peligro en casa',
  title: 'Informar de un problema',
  lead: 'Cuéntanos qué ha fallado o qué falta, o haznos una pregunta. Si una persona corre peligro, usa Ayuda ahora.',
  category: '¿De qué se trata?',
  bug_report: 'Algo no funciona',
  performance: 'Algo va lento',
  ui_ux: 'Algo es difícil de usar',
  accessibility: 'Accesibilidad',
  translation: 'Una traducción',
  feature_request: 'Una idea',
  other: 'Una pregunta u otra cosa',
  description: '¿Qué ha pasado?',
  hint: 'No escribas nombres ni cosas privadas.',
  screenshot: 'Captura de pantalla (opcional)',
  screenshot_hint: 'PNG, JPEG o WebP, hasta 5 MB. Por favor, tapa nombres y palabras privadas.',
  screenshot_bad:
    'No se puede usar esta imagen. Elige un PNG, JPEG o WebP de 5 MB como máximo, o envía el informe sin ella.',
  send: 'Enviar el informe',
  done: 'Problema comunicado',
  failed: 'No se pudo enviar el informe. Inténtalo de nuevo.',
}
