import type { Translation } from '../catalog.ts'
import type { chatGate as en } from '../en/chatGate.ts'

export const chatGate: Translation<typeof en> = {
  gate: {
    subscription_title: 'Las salas forman parte de un plan',
    subscription:
      'Cada plan empieza con una prueba gratuita de {{days}} días. Tus registros y tu diario siguen siendo gratis.',
    subscription_paid: 'Se abren con un plan. Tus registros y tu diario siguen siendo gratis.',
    subscription_minor:
      'Se abren con el plan de una persona adulta de tu familia. Puedes preguntarle. Tus registros y tu diario siguen siendo gratis.',
    plans_act: 'Ver los planes',
    consent_title: 'Antes, unas casillas',
    consent: 'Lee y acepta las reglas. Después se abren las salas.',
    email_title: 'Confirma antes tu correo electrónico',
    email: 'Abre el enlace de nuestro correo. Después se abren las salas.',
    guardian_title: 'Tu tutor o tutora tiene que permitir las salas',
    guardian: 'Las activa para ti en sus propios ajustes. Pídeselo cuando quieras.',
    guardian_child_title: 'Falta el sí de una persona adulta',
    guardian_child: 'Pide a tu persona adulta que te active las salas. Lo hace en sus ajustes.',
    guardian_act: 'Lo que ve mi tutor o tutora',
    band_title: 'Esta sala es para otra edad',
    band: 'Las salas van por edades, para hablar con libertad. También hay salas para ti.',
    young_title: 'Las salas se abren a los 8 años',
    young_child: 'Puedes escribir en tu diario. También puedes hablar con tu persona adulta.',
    muted_title: 'Tu chat está en pausa hasta el {{when}}',
    muted: 'Puedes seguir leyendo tus avisos y usando el resto de Evenkeel.',
    suspended_title: 'Tu chat está cerrado hasta el {{when}}',
    suspended: 'Un moderador te escribió el motivo. Si es un error, puedes pedir otra revisión.',
    banned_title: 'El chat está cerrado para tu cuenta',
    banned: 'Un moderador te escribió el motivo. Puedes pedir que lo revise otra persona.',
    appeal: 'Pedir otra revisión',
    journal_act: 'Escribir en mi diario',
    paused_title: 'Todas las salas descansan',
    paused: 'Hemos puesto las salas en pausa un tiempo. No se pierde nada de lo que escribiste.',
    off_shift_title: 'Ahora no hay ningún moderador',
    off_shift_child: 'Esta sala se abre cuando una persona adulta está aquí para leer.',
    off_shift: 'Esta sala se abre cuando un moderador está aquí para leer.',
  },
  preview: 'Un vistazo a esta sala',
  preview_text: 'Verás los mensajes cuando puedas entrar.',
  dashboard: 'Ir a mi panel',
}
