import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in French. */
export const fr: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Aperçu',
  empty: 'Pas encore d’appareils',
  allFine: (count) => counted(count, { one: 'Tout va bien.', other: 'Les # appareils vont bien.' }),
  needYou: (count) => counted(count, { one: '# demande votre attention.', other: '# demandent votre attention.' }),
  someFine: (fine, needing) =>
    `${counted(needing, { one: '# demande votre attention.', other: '# demandent votre attention.' })} ${counted(fine, { one: '# va bien.', other: '# vont bien.' })}`,
  soFar: (sentence) => `Jusqu’ici\u00a0: ${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
  numbers: 'Les appareils en chiffres',
  all: (count) => counted(count, { one: '# appareil', other: 'Les # appareils' }),
  counts: {
    issues: (count) => counted(count, { other: '# avec des problèmes' }),
    offline: (count) => counted(count, { other: '# hors ligne' }),
    batteries: (count) => counted(count, { one: '# pile faible', other: '# piles faibles' }),
    unlocked: (count) => counted(count, { one: '# déverrouillée', other: '# déverrouillées' })
  },
  accounts: 'Comptes à reconnecter',
  hubs: 'Hubs et ponts à vérifier',
  atNight: 'Déverrouillées la nuit',
  codes: 'Codes qui ne fonctionnent pas',
  problems: 'Problèmes',
  offline: 'Hors ligne',
  batteries: 'Piles à changer',
  visits: 'Arrivées et départs du jour',
  doors: 'Déverrouillées en ce moment',
  climate: 'Thermostats qui changent aujourd’hui',
  from: (time) => `À partir de ${time}`,
  until: (time) => `Jusqu’à ${time}`,
  showMore: (count) => `Afficher ${number(count)} de plus`,
  showFewer: 'Afficher moins',
  readingCodes: (done, total) => `Vérification des codes\u00a0: ${number(done)} serrures sur ${number(total)}`,
  codesFailed: (count) =>
    counted(count, { one: 'Les codes de # serrure n’ont pas pu être chargés', other: 'Les codes de # serrures n’ont pas pu être chargés' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Le planning de # thermostat n’a pas pu être chargé', other: 'Les plannings de # thermostats n’ont pas pu être chargés' })
})
