import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Italian. */
export const it: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Panoramica',
  empty: 'Ancora nessun dispositivo',
  allFine: (count) =>
    count === 2
      ? 'Entrambi i dispositivi sono a posto.'
      : counted(count, { one: 'Tutto a posto.', other: 'Tutti i # dispositivi sono a posto.' }),
  needYou: (count) => counted(count, { one: '# richiede attenzione.', other: '# richiedono attenzione.' }),
  someFine: (fine, needing) =>
    `${counted(needing, { one: '# richiede attenzione.', other: '# richiedono attenzione.' })} ${number(fine)} a posto.`,
  soFar: (sentence) => `Finora: ${sentence}`,
  asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
  numbers: 'I dispositivi in cifre',
  all: (count) =>
    count === 2 ? 'Entrambi i dispositivi' : counted(count, { one: '# dispositivo', other: 'Tutti i # dispositivi' }),
  counts: {
    issues: (count) => counted(count, { other: '# con problemi' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# batteria scarica', other: '# batterie scariche' }),
    unlocked: (count) => counted(count, { one: '# sbloccata', other: '# sbloccate' })
  },
  accounts: 'Account da ricollegare',
  hubs: 'Hub e bridge da controllare',
  atNight: 'Sbloccate di notte',
  codes: 'Codici che non funzionano',
  problems: 'Problemi',
  offline: 'Offline',
  batteries: 'Batterie da cambiare',
  visits: 'Arrivi e partenze di oggi',
  doors: 'Sbloccate ora',
  climate: 'Termostati che cambiano oggi',
  from: (time) => `Dalle ${time}`,
  until: (time) => `Fino alle ${time}`,
  showMore: (count) => `Mostra altri ${number(count)}`,
  showFewer: 'Mostra meno',
  readingCodes: (done, total) => `Verifica dei codici: ${number(done)} serrature su ${number(total)}`,
  codesFailed: (count) =>
    counted(count, { one: 'Impossibile caricare i codici di # serratura', other: 'Impossibile caricare i codici di # serrature' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Impossibile caricare la pianificazione di # termostato', other: 'Impossibile caricare le pianificazioni di # termostati' })
})
