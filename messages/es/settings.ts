import type { Translation } from '../catalog.ts'
import type { settings as en } from '../en/settings.ts'

/** Textos de los ajustes de perfil y privacidad. */
export const settings: Translation<typeof en> = {
  error: {
    age_locked: 'Aquí no se puede subir la edad. Si fue un error, escribe al equipo de ayuda.',
    birth_date: 'Introduce una fecha de nacimiento que no esté en el futuro.',
    zipcode: 'Comprueba el código postal de este país.',
    consent_minor: 'Solo las personas adultas pueden aceptar esto.',
  },
  field: { birth_date: 'Introduce un día del calendario.', time_zone: 'Elige una zona horaria.' },
  tab: { profile: 'Perfil', privacy: 'Privacidad' },
  all: 'Todos los ajustes',
  group: {
    you: 'Tú',
    here: 'Cómo funciona Evenkeel para ti',
    safe: 'Seguridad y privacidad',
    people: 'Personas',
  },
  profile: {
    title: 'Perfil',
    lead: 'Esto es lo que nos has contado de ti. Las demás personas ven tu nombre de usuario. Tu familia ve también tu nombre.',
    first_name: 'Nombre',
    username: 'Nombre de usuario',
    username_hint: 'Lo ven otras personas aquí. Mejor que no sea tu nombre real.',
    pronouns: 'Pronombres',
    pronouns_none: 'Sin indicar',
    birth_date: 'Fecha de nacimiento',
    birth_date_hint: 'Si quieres. Así tu edad sigue siendo correcta año tras año.',
    becomes_minor: 'Con esta fecha, una madre, un padre o tutor tiene que dar su permiso antes de que sigas.',
    time_zone: 'Zona horaria',
    time_zone_common: 'Las más elegidas',
    time_zone_all: 'Todas las zonas horarias',
    country: 'País',
    country_none: 'Prefiero no decirlo',
    zipcode: 'Código postal',
    zipcode_hint: 'Para mostrarte ayuda cerca de ti.',
    zipcode_minor: 'Bastan los tres primeros caracteres.',
    failed: 'No se pudo actualizar el perfil',
    load_failed: 'No se pudo cargar tu perfil.',
  },
  privacy: {
    family: {
      title: 'Tus grupos familiares',
      presence: 'Mostrar a mi familia cuándo estoy aquí',
      presence_hint: 'Ven «Aquí ahora» o «Aquí hoy» junto a tu nombre, nunca lo que haces.',
      presence_hint_minor: 'Solo tu tutor ve «Aquí ahora» o «Aquí hoy», nunca lo que haces.',
      thoughts: 'Recibir «Pienso en ti» de mi familia',
      thoughts_hint: 'Un toque, sin palabras. Respetamos tus horas tranquilas.',
      failed: 'No se pudieron cargar tus ajustes de familia.',
    },
    title: 'Privacidad',
    analytics: 'Compartir estadísticas de uso',
    analytics_hint:
      'Nos muestra qué pantallas ayudan: las páginas que abres, nunca lo que sientes o escribes. Nada llega a otras empresas. Puedes desactivarlo cuando quieras.',
    minor: 'No contamos cómo usan Evenkeel los niños y adolescentes, así que aquí no hay nada que cambiar.',
    model: 'Dejar que un modelo de lenguaje escriba mi pregunta del día',
    model_hint:
      'Está fuera de Evenkeel. Recibe tus últimas siete emociones de registros y entradas del diario, su fuerza y hace cuántos días fueron, tus temas y nuestras últimas preguntas. Nunca recibe tu nombre ni tus palabras. Puedes desactivarlo cuando quieras; desde la próxima pregunta la escribe nuestra redacción.',
    model_failed: 'No se pudo cargar lo que aceptaste.',
    marketing: 'Recibir novedades y ofertas por correo',
    marketing_hint: 'No enviamos nada de esto si no lo activas. Puedes desactivarlo cuando quieras.',
    rights: 'Qué se puede pedir desde esta cuenta',
    rights_hint:
      'Desactívalo si otras personas usan tus dispositivos. Tu adulto responsable y nuestro soporte aún pueden pedirlo.',
    rights_hint_adult:
      'Desactívalo si otras personas usan tus dispositivos. Nuestro soporte aún puede pedirlo por ti.',
    data_export: 'Permitir una copia de mis datos',
    account_deletion: 'Permitir eliminar mi cuenta',
  },
  comfort_hint: 'Tu elección se guarda en tu cuenta, en todos tus dispositivos.',
}
