import type { Translation } from '../catalog.ts'
import type { checkinNames as en } from '../en/checkinNames.ts'

export const checkinNames: Translation<typeof en> = {
  mood: {
    excited: 'Enthousiaste',
    happy: 'Heureux',
    calm: 'Calme',
    anxious: 'Anxieux',
    sad: 'Triste',
    angry: 'En colère',
    tired: 'Fatigué',
  },
  mood_child: {
    excited: 'Tout excité',
    happy: 'Content',
    calm: 'Calme',
    anxious: 'Inquiet',
    sad: 'Triste',
    angry: 'Fâché',
    tired: 'Fatigué',
  },
  badge: {
    streak_3: 'Départ de 3 jours',
    streak_7: 'Constance de 7 jours',
    streak_14: 'Champion de 2 semaines',
    streak_30: 'Force d’un mois',
    streak_60: 'Légende de 60 jours',
    streak_100: 'Club des cent',
    first_journal: 'Premier journal',
    reflection_master: 'Maître de la réflexion',
    mindful_writer: 'Écriture attentive',
    family_care: 'Soin de la famille',
    community_helper: 'Aide à la communauté',
    resource_explorer: 'Explorateur de ressources',
  },
  badges: {
    title: 'Badges',
    title_child: 'Tes pavillons',
    all: 'Tout voir',
    count: '{{earned}} sur {{total}}',
    unlocked: 'Badge débloqué',
    soon_one: 'encore un jour',
    soon_two: 'encore deux jours',
    soon_few: 'encore {{count}} jours',
    soon_many: 'encore {{count}} jours',
    soon_other: 'encore {{count}} jours',
  },
}
