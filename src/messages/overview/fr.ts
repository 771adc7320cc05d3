import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in French. */
export const fr: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Aperçu',
  empty: 'Pas encore d’appareils',
  allFine: 'Tout va bien',
  allFineSoFar: 'Tout va bien jusqu’ici',
  needAttention: (count) => counted(count, { one: '# demande votre attention', other: '# demandent votre attention' }),
  needAttentionSoFar: (count) =>
    counted(count, {
      one: 'Jusqu’ici, # demande votre attention',
      other: 'Jusqu’ici, # demandent votre attention'
    }),
  fine: (count, total) => `${number(count)} appareils sur ${number(total)} vont bien`,
  nothingToDo: 'Rien à faire',
  toWatch: (count) => `${number(count)} à surveiller`,
  numbers: 'Les appareils en chiffres',
  all: (count) => counted(count, { one: '# appareil', other: 'Les # appareils' }),
  counts: {
    issues: (count) => counted(count, { other: '# avec des problèmes' }),
    offline: (count) => counted(count, { other: '# hors ligne' }),
    batteries: (count) => counted(count, { one: '# pile faible', other: '# piles faibles' }),
    unlocked: (count) => counted(count, { one: '# déverrouillée', other: '# déverrouillées' })
  },
  atNight: 'Déverrouillées la nuit',
  codes: 'Codes qui ne fonctionnent pas',
  problems: 'Problèmes',
  offline: 'Hors ligne',
  checkAll: (count) => `Vérifier les ${number(count)}`,
  visits: 'Arrivées et départs du jour',
  doors: 'Déverrouillées en ce moment',
  climate: 'Thermostats qui changent aujourd’hui',
  from: (time) => `À partir de ${time}`,
  until: (time) => `Jusqu’à ${time}`,
  showMore: (count) => `Afficher ${number(count)} de plus`,
  showFewer: 'Afficher moins',
  readingCodes: (loaded, total) => `Vérification des codes\u00a0: ${number(loaded)} serrures sur ${number(total)}`,
  codesFailed: (count) =>
    counted(count, { one: 'Les codes de # serrure n’ont pas pu être chargés', other: 'Les codes de # serrures n’ont pas pu être chargés' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Le planning de # thermostat n’a pas pu être chargé', other: 'Les plannings de # thermostats n’ont pas pu être chargés' })
})
