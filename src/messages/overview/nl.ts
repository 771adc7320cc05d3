import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Dutch. */
export const nl: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Overzicht',
  empty: 'Nog geen apparaten',
  allFine: 'Alles in orde',
  allFineSoFar: 'Tot nu toe alles in orde',
  needAttention: (count) => counted(count, { one: '# vraagt aandacht', other: '# vragen aandacht' }),
  needAttentionSoFar: (count) =>
    counted(count, { one: 'Tot nu toe vraagt # aandacht', other: 'Tot nu toe vragen # aandacht' }),
  fine: (count, total) => `${number(count)} van ${number(total)} apparaten in orde`,
  nothingToDo: 'Niets te doen',
  toWatch: (count) => `${number(count)} om te volgen`,
  numbers: 'Apparaten in cijfers',
  all: (count) => (count === 2 ? 'Beide apparaten' : counted(count, { one: '# apparaat', other: 'Alle # apparaten' })),
  counts: {
    issues: (count) => counted(count, { other: '# met problemen' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# bijna lege batterij', other: '# bijna lege batterijen' }),
    unlocked: (count) => counted(count, { other: '# ontgrendeld' })
  },
  atNight: '’s Nachts ontgrendeld',
  codes: 'Codes die niet werken',
  problems: 'Problemen',
  offline: 'Offline',
  checkAll: (count) => `Alle ${number(count)} controleren`,
  visits: 'Aankomst en vertrek vandaag',
  doors: 'Nu ontgrendeld',
  climate: 'Thermostaten die vandaag omschakelen',
  from: (time) => `Vanaf ${time}`,
  until: (time) => `Tot ${time}`,
  showMore: (count) => `Nog ${number(count)} tonen`,
  showFewer: 'Minder tonen',
  readingCodes: (loaded, total) => `Codes controleren: ${number(loaded)} van ${number(total)} sloten`,
  codesFailed: (count) =>
    counted(count, { one: 'De codes van # slot konden niet worden geladen', other: 'De codes van # sloten konden niet worden geladen' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Het schema van # thermostaat kon niet worden geladen', other: 'De schema’s van # thermostaten konden niet worden geladen' })
})
