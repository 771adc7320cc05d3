import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Dutch. */
export const nl: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Overzicht',
  empty: 'Nog geen apparaten',
  allFine: (count) =>
    count === 2
      ? 'Beide apparaten zijn in orde.'
      : counted(count, { one: 'Alles in orde.', other: 'Alle # apparaten zijn in orde.' }),
  needYou: (count) => counted(count, { one: '# vraagt aandacht.', other: '# vragen aandacht.' }),
  someFine: (fine, needing) =>
    `${counted(needing, { one: '# vraagt aandacht.', other: '# vragen aandacht.' })} ${number(fine)} in orde.`,
  soFar: (sentence) => `Tot nu toe: ${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
  numbers: 'Apparaten in cijfers',
  all: (count) => (count === 2 ? 'Beide apparaten' : counted(count, { one: '# apparaat', other: 'Alle # apparaten' })),
  counts: {
    issues: (count) => counted(count, { other: '# met problemen' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# bijna lege batterij', other: '# bijna lege batterijen' }),
    unlocked: (count) => counted(count, { other: '# ontgrendeld' })
  },
  accounts: 'Accounts opnieuw koppelen',
  hubs: 'Hubs en bridges nakijken',
  atNight: '’s Nachts ontgrendeld',
  codes: 'Codes die niet werken',
  problems: 'Problemen',
  offline: 'Offline',
  batteries: 'Batterijen vervangen',
  visits: 'Aankomst en vertrek vandaag',
  doors: 'Nu ontgrendeld',
  climate: 'Thermostaten die vandaag omschakelen',
  from: (time) => `Vanaf ${time}`,
  until: (time) => `Tot ${time}`,
  showMore: (count) => `Nog ${number(count)} tonen`,
  showFewer: 'Minder tonen',
  readingCodes: (done, total) => `Codes controleren: ${number(done)} van ${number(total)} sloten`,
  codesFailed: (count) =>
    counted(count, { one: 'De codes van # slot konden niet worden geladen', other: 'De codes van # sloten konden niet worden geladen' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Het schema van # thermostaat kon niet worden geladen', other: 'De schema’s van # thermostaten konden niet worden geladen' })
})
