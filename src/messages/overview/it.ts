import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Italian. */
export const it: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Panoramica',
  empty: 'Ancora nessun dispositivo',
  allFine: 'Tutto a posto',
  allFineSoFar: 'Finora tutto a posto',
  needAttention: (count) => counted(count, { one: '# richiede attenzione', other: '# richiedono attenzione' }),
  needAttentionSoFar: (count) =>
    counted(count, { one: 'Finora # richiede attenzione', other: 'Finora # richiedono attenzione' }),
  fine: (count, total) => `${number(count)} dispositivi su ${number(total)} a posto`,
  nothingToDo: 'Niente da fare',
  toWatch: (count) => `${number(count)} da osservare`,
  numbers: 'I dispositivi in cifre',
  all: (count) =>
    count === 2 ? 'Entrambi i dispositivi' : counted(count, { one: '# dispositivo', other: 'Tutti i # dispositivi' }),
  counts: {
    issues: (count) => counted(count, { other: '# con problemi' }),
    offline: (count) => counted(count, { other: '# offline' }),
    batteries: (count) => counted(count, { one: '# batteria scarica', other: '# batterie scariche' }),
    unlocked: (count) => counted(count, { one: '# sbloccata', other: '# sbloccate' })
  },
  atNight: 'Sbloccate di notte',
  codes: 'Codici che non funzionano',
  problems: 'Problemi',
  offline: 'Offline',
  checkAll: (count) => `Controlla tutti e ${number(count)}`,
  visits: 'Arrivi e partenze di oggi',
  doors: 'Sbloccate ora',
  climate: 'Termostati che cambiano oggi',
  from: (time) => `Dalle ${time}`,
  until: (time) => `Fino alle ${time}`,
  showMore: (count) => `Mostra altri ${number(count)}`,
  showFewer: 'Mostra meno',
  readingCodes: (loaded, total) => `Verifica dei codici: ${number(loaded)} serrature su ${number(total)}`,
  codesFailed: (count) =>
    counted(count, { one: 'Impossibile caricare i codici di # serratura', other: 'Impossibile caricare i codici di # serrature' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Impossibile caricare la pianificazione di # termostato', other: 'Impossibile caricare le pianificazioni di # termostati' })
})
