import type { Translation } from '../catalog.ts'
import type { consent as en } from '../en/consent.ts'

export const consent: Translation<typeof en> = {
  again_title: 'Escribe a tu adulto',
  again_intro: 'Nuestro correo lleva a su propia página. Allí dice que sí. Ya no hace falta ningún código.',
  again_sent: 'Le hemos escrito. Dice que sí en la página de nuestro correo.',
  again_send: 'Enviar el correo',
  again_back: 'Volver a mi panel',
  waits:
    'Falta el sí de tu adulto en su propia página. Hasta entonces puedes registrar cómo estás y escribir.',
  what_title: 'Qué es Evenkeel',
  what_text:
    'Un lugar tranquilo para notar cómo está uno: un registro al día, un diario privado y ejercicios breves. No es terapia ni un servicio de urgencias.',
  yes_title: 'Qué significa tu sí',
  yes_write: 'El menor registra cómo está y escribe un diario privado.',
  yes_told:
    'Se te comunican los registros y las palabras que se compartan contigo. Las palabras privadas siguen siendo privadas.',
  yes_family: 'El menor puede pedir unirse a familias. Se te pregunta cada vez y ves quién hay.',
  yes_back: 'Puedes retirarlo en esta página en cualquier momento.',
  answer_title: 'Tu respuesta',
  who: '¿Qué eres para el menor?',
  who_none: 'Elige',
  is_adult: 'Tengo 18 años o más',
  has_read: 'He leído qué significa',
  yes: 'Sí, doy mi consentimiento',
  saying: 'Enviando tu sí',
  agreed: 'Gracias. Tu sí cuenta desde ahora.',
  childs_device:
    'El menor ha entrado en este dispositivo, así que tu sí cuenta como el código: registrar y escribir. Para lo demás, abre la página de nuestro correo en un dispositivo tuyo.',
  minor_here:
    'Aquí ha entrado una persona menor de edad. Abre la página de nuestro correo en un dispositivo tuyo.',
  relationship: {
    parent: 'Madre o padre',
    guardian: 'Tutor o tutora legal',
    grandparent: 'Abuela o abuelo',
    relative: 'Otro familiar',
    carer: 'Persona cuidadora',
  },
  request: {
    title: 'Una familia espera tu respuesta',
    own: '{{child}} quiere unirse a {{family}}.',
    company: '{{name}} quiere unirse a {{family}}, donde está {{child}}.',
    company_minor: 'Una persona menor de edad quiere unirse a {{family}}, donde está {{child}}.',
    unnamed: 'El menor',
    there: 'Ahora hay: {{count}}',
    child: 'Una niña o un niño',
    teen: 'Adolescente',
    hint: 'Di que sí solo a quien conozcas.',
    yes: 'Decir que sí',
    no: 'Decir que no',
    said_yes: 'Tu sí está anotado.',
    said_no: 'Has dicho que no. A la familia no se le dice nada más.',
  },
}
