import type { Translation } from '../catalog.ts'
import type { checkinNames as en } from '../en/checkinNames.ts'

export const checkinNames: Translation<typeof en> = {
  mood: {
    excited: 'Con mucha ilusión',
    happy: 'Feliz',
    calm: 'En calma',
    anxious: 'Con ansiedad',
    sad: 'Triste',
    angry: 'Con enfado',
    tired: 'Con cansancio',
  },
  mood_child: {
    excited: 'Con mucha ilusión',
    happy: 'Feliz',
    calm: 'En calma',
    anxious: 'Preocupado',
    sad: 'Triste',
    angry: 'Enfadado',
    tired: 'Cansado',
  },
  badge: {
    streak_3: 'Comienzo de 3 días',
    streak_7: 'Constancia de 7 días',
    streak_14: 'Campeón de 2 semanas',
    streak_30: 'Fuerza de un mes',
    streak_60: 'Leyenda de 60 días',
    streak_100: 'Club de los cien',
    first_journal: 'Primer diario',
    reflection_master: 'Maestro de la reflexión',
    mindful_writer: 'Escritura consciente',
    family_care: 'Cuidado de la familia',
    community_helper: 'Ayuda a la comunidad',
    resource_explorer: 'Explorador de recursos',
  },
  badges: {
    title: 'Insignias',
    title_child: 'Tus banderas',
    all: 'Ver todas',
    count: '{{earned}} de {{total}}',
    unlocked: 'Insignia conseguida',
    soon_one: 'un día más',
    soon_two: 'dos días más',
    soon_few: '{{count}} días más',
    soon_many: '{{count}} días más',
    soon_other: '{{count}} días más',
  },
}
