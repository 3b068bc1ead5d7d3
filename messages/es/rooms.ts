import type { Translation } from '../catalog.ts'
import type { rooms as en } from '../en/rooms.ts'

export const rooms: Translation<typeof en> = {
  moderator: 'Moderación',
  deleted_user: 'cuenta eliminada',
  room: {
    'anxiety-support': {
      name: 'Apoyo para la ansiedad',
      description: 'Para la preocupación que no se va y lo que ayuda a calmarla.',
    },
    'depression-recovery': {
      name: 'Salir de la depresión',
      description: 'Para los días pesados y los pequeños pasos.',
    },
    'relationship-guidance': {
      name: 'Relaciones',
      description: 'Para amistades, parejas y personas con las que cuesta hablar.',
    },
    parenting: { name: 'Crianza', description: 'Para quienes crían y para los conflictos en casa.' },
    family: { name: 'Familia', description: 'Para cuando en casa es difícil y para lo que ayuda.' },
    'addiction-recovery': {
      name: 'Dejar una adicción',
      description: 'Para dejarlo, volver a empezar y seguir.',
    },
    'self-esteem': { name: 'Autoestima', description: 'Para tratarte mejor.' },
    'grief-loss': { name: 'Duelo y pérdida', description: 'Para cuando te falta alguien o algo.' },
    'stress-management': {
      name: 'Manejo del estrés',
      description: 'Para cuando todo llega a la vez y para descansar.',
    },
    loneliness: { name: 'Soledad', description: 'Para cuando te sientes a solas y quieres compañía.' },
    'school-work-pressure': {
      name: 'Presión en clase o en el trabajo',
      description: 'Para exámenes, jefes y plazos.',
    },
    'sleep-rest': { name: 'Sueño y descanso', description: 'Para las noches demasiado cortas.' },
    'motivation-purpose': {
      name: 'Motivación y propósito',
      description: 'Para empezar y para lo que te importa.',
    },
  },
  error: {
    subscription: 'El chat requiere una suscripción',
    email: 'Confirma primero tu correo. Después podrás usar las salas.',
    guardian: 'Tu madre, padre o tutor tiene que decir que sí a las salas.',
    band: 'No hay salas para tu edad.',
    muted: 'Tu chat está en pausa.',
    suspended: 'Tu chat está cerrado por ahora.',
    banned: 'El chat está cerrado para tu cuenta.',
    paused: 'Todas las salas están cerradas un rato. Lo que escribiste sigue aquí.',
    off_shift: 'Esta sala abre cuando hay alguien que modera.',
    not_found: 'Sala de chat no encontrada',
    create: 'No se pudo crear la sala de chat',
    message_gone: 'Este mensaje ya no está.',
    rejected: 'Mensaje rechazado',
    check_failed: 'No se pudo revisar el contenido',
    quiz: 'Responde primero a las preguntas sobre las normas.',
    id_taken: 'No se pudo enviar el mensaje',
    too_late: 'Puedes cambiar un mensaje durante 5 minutos.',
    own_message: 'No puedes denunciar tu propio mensaje.',
    cursor: 'Vuelve a cargar la sala.',
  },
}
