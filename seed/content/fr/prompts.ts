import type { PromptTexts } from '../prompts.ts'

/** Prompts to write about, in French. */
export const prompts: PromptTexts = {
  small_good: 'Nommez une petite chose qui allait bien aujourd’hui. Pourquoi allait-elle bien ?',
  feeling_name: 'Quelle émotion était la plus bruyante aujourd’hui, et laquelle se cachait derrière ?',
  body: 'Où ce jour s’est-il logé dans le corps ? Décrivez l’endroit.',
  someone_kind: 'Qui a été aimable avec vous ces derniers temps, même un peu ? Qu’a fait cette personne ?',
  put_down: 'Si une chose pouvait être posée jusqu’à demain, laquelle serait-ce ?',
  not_said: 'Qu’est-ce qui n’a pas été dit aujourd’hui ? Ici, c’est possible.',
  place: 'Décrivez un lieu où vous respirez bien. Que voyez-vous, qu’entendez-vous, que sentez-vous ?',
  tomorrow: 'Qu’est-ce qui rendrait demain un peu plus facile ? Même une toute petite chose.',
  today_sound: 'Si ce jour était un son, lequel serait-ce ? Écrivez comment il a commencé et fini.',
  child_colour: 'Si ton émotion avait une couleur aujourd’hui, laquelle serait-ce ? Pourquoi ?',
  child_laugh: 'Qu’est-ce qui t’a fait rire, ou presque rire, aujourd’hui ?',
  child_animal:
    'À quel animal ressemblais-tu aujourd’hui ? Un chat endormi, une abeille pressée, autre chose ?',
  child_grown_up: 'Qu’aimerais-tu qu’un adulte sache de ta journée ?',
  teen_pretend: 'Qu’as-tu fait semblant d’être aujourd’hui, et qu’est-ce qui était vrai ?',
  teen_song: 'Quelle chanson va avec cette journée ? Écris pourquoi, ou quelle ligne.',
  teen_unfair: 'Qu’est-ce qui était injuste ces derniers temps ? Écris-le tel quel, sans politesse.',
  teen_future: 'Écris à la personne que tu seras dans deux ans. Que devrait-elle encore savoir ?',
  adult_load: 'Que portez-vous que personne ne voit ? Qui pourrait en prendre un coin ?',
  adult_no: 'Où avez-vous dit oui en pensant non ? Comment aurait sonné ce non ?',
  adult_friend: 'Quel ami vous manque ? Écrivez les trois premières lignes d’un message.',
  adult_enough: 'Qu’est-ce qui a suffi aujourd’hui, même si ce n’était pas tout ?',
  elder_young: 'Dans quelle rue habitiez-vous enfant ? Parcourez-la encore une fois, porte après porte.',
  elder_hands: 'Qu’ont appris vos mains pendant toutes ces années ?',
  elder_absent: 'Qui manque à table ? Racontez-lui ce jour.',
  elder_pass_on: 'Qu’aimeriez-vous qu’une personne plus jeune apprenne de vous ?',
}
