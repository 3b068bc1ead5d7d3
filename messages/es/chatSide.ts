import type { Translation } from '../catalog.ts'
import type { chatSide as en } from '../en/chatSide.ts'

export const chatSide: Translation<typeof en> = {
  side: {
    here_title: 'Aquí ahora',
    here_all: 'Mostrar todas',
    here_fewer: 'Mostrar menos',
    rules_title: 'Antes de escribir',
    rules_1: 'Sin nombres, números, escuelas ni calles.',
    rules_2: 'Di qué te ayudó. Pregunta antes de aconsejar.',
    rules_3: 'Esta sala es compañía. No es terapia.',
    rules_child_1: 'No digas tu nombre, tu escuela ni tu calle.',
    rules_child_2: 'Sé amable. Di qué te ayudó.',
    rules_child_3: '¿Algo va mal? Díselo a una persona adulta.',
    guidelines: 'Normas de la comunidad',
    help_title: '¿Es más de lo que cabe en una sala?',
    help: 'Llama o escribe al {{number}}, a cualquier hora.',
    help_child_title: '¿Necesitas ayuda ahora?',
    help_child: 'Díselo a una persona adulta o llama al {{number}}.',
    help_link: 'Recursos de ayuda',
  },
}
