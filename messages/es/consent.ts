import type { Translation } from '../catalog.ts'
import type { consent as source } from '../en/consent.ts'

/** Words of consent, in Spanish. */
export const consent: Translation<typeof source> = {
  first: {
    title: 'Antes de seguir',
    lead: 'Tres cosas que conviene saber de Evenkeel. Puedes leer cada texto antes, y de nuevo cuando quieras.',
    lead_teen: 'Tres cosas que conviene saber de Evenkeel. Lee lo que quieras y luego acepta.',
    title_child: 'Antes de empezar',
    lead_child: 'Tres preguntas cortas. Si puedes, léelas con una persona adulta.',
    last_title_child: '¿Te parece bien?',
    last_child: 'Entonces di que sí. Antes puedes preguntar a una persona adulta.',
  },
  again: {
    title: 'Algo ha cambiado',
    lead: 'Tenemos una versión nueva de este texto. Lee qué hay de nuevo y luego acéptala.',
    lead_child: 'Hemos cambiado algunas reglas. Mira qué hay de nuevo.',
    changed: 'Qué ha cambiado',
    version: 'Versión {{version}}, {{date}}',
    box: 'Acepto la versión nueva: {{documents}}',
  },
  group: 'Tu acuerdo',
  read: 'Para leer',
  new_tab: '{{document}} (se abre en una pestaña nueva)',
  not_therapy: 'Entiendo que Evenkeel no es terapia ni un servicio de emergencias',
  not_therapy_hint:
    'Si hay peligro, llama al número de emergencias de tu país. «Ayuda ahora» está arriba en cada página.',
  not_therapy_teen: 'Sé que Evenkeel no es terapia y que no puede venir en una emergencia',
  terms: 'Acepto las Condiciones de uso y la Política de privacidad',
  terms_hint: 'Qué puedes esperar de nosotros y cómo tratamos lo que escribes.',
  guidelines: 'Acepto las Normas de la comunidad',
  guidelines_hint: 'Trata bien a los demás, guarda lo que te cuentan y avisa de lo que no sea seguro.',
  parental_child: 'Quien me cuida dice que sí',
  parental_hint_child: 'También se lo preguntamos. Cuenta cuando nos diga que sí.',
  agree: 'Aceptar y continuar',
  agree_child: 'Digo que sí',
  agreeing: 'Guardando tu respuesta',
  missing: 'Marca primero todas las casillas.',
  missing_child: 'Marca primero la casilla.',
  failed: 'No se pudo guardar tu respuesta. Inténtalo de nuevo.',
  load_failed: 'No se pudo cargar lo que te pedimos aceptar.',
  decline:
    'No tienes que aceptar: puedes cerrar sesión, lo que guardaste sigue siendo tuyo y «Ayuda ahora» está siempre abierta.',
  decline_child:
    '¿No lo sabes? No pasa nada. Pregunta a una persona adulta o cierra la sesión. «Ayuda ahora» está siempre abierta.',
  leave: {
    title: 'Si no estás de acuerdo',
    title_child: 'Si dices que no',
    wait_child: 'Si quieres dejarlo',
    lead: 'No pasa nada, y no tienes que decidirlo hoy. Puedes llevarte una copia de tus datos o eliminar tu cuenta.',
    lead_child:
      'No pasa nada. Puedes recibir una copia de tus datos. También puedes eliminar tu cuenta. Una persona adulta puede ayudarte.',
  },
  question: {
    step: 'Pregunta {{step}} de {{total}}',
    label_child: 'Tu respuesta',
    not_therapy: {
      title_child: '¿Evenkeel es un médico?',
      text_child: 'Evenkeel te ayuda a ver cómo te sientes. No es un médico. No puede ir adonde estás.',
      right_child: 'No. Si hay peligro, se lo digo a una persona adulta.',
      wrong_child: 'Sí. Viene cuando estoy en peligro.',
      again_child:
        'No del todo. Evenkeel no puede ir adonde estás. Si hay peligro, avisa a una persona adulta.',
    },
    terms: {
      title_child: '¿Quién lee tus palabras privadas?',
      text_child: 'Aquí hay reglas para ti y para nosotros. Una regla: lo que escribes es tuyo.',
      right_child: 'Nadie, hasta que yo las comparta.',
      wrong_child: 'Todo el mundo aquí.',
      again_child: 'No del todo. Tus palabras son tuyas. Tú dices quién las lee.',
    },
    guidelines: {
      title_child: 'Alguien se porta mal contigo. ¿Qué haces?',
      text_child: 'Aquí nos tratamos bien. No tienes que arreglarlo sin ayuda.',
      right_child: 'Se lo digo a una persona adulta.',
      wrong_child: 'Me porto mal yo también.',
      again_child: 'No del todo. Díselo a una persona adulta. Puede ayudarte.',
    },
  },
  wait: {
    title_child: 'Ahora le toca a quien te cuida',
    lead_child: 'Has dicho que sí. Ahora tiene que decir que sí quien te cuida. Después puedes seguir.',
    withdrawn_child: 'Quien te cuida ha retirado su sí. Puedes volver a pedírselo.',
    own_child: 'Puede decir que sí en la página de nuestro correo o en su cuenta.',
    works_child: 'Qué puedes hacer ahora',
    help_child: 'Pedir ayuda',
    mail_child: 'Escribir a quien te cuida',
    language: 'Cambiar el idioma',
  },
}
