import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in German. */
export const de: Translation<typeof NOISE_SENSOR> = ({ number }) => ({
  lastDay: (count) =>
    count > 0 ? `${number(count)}-mal zu laut in den letzten ${number(24)} Stunden` : `Keine Warnungen in den letzten ${number(24)} Stunden`,
  edit: (name) => `${name} bearbeiten`,
  delete: (name) => `${name} löschen`,
  loadingThresholds: 'Lärmgrenzen werden geladen',
  thresholdsFailed: 'Lärmgrenzen konnten nicht geladen werden',
  noThresholds: 'Keine',
  allDay: 'Ganztägig',
  allTimesIn: (zone) => `Alle Zeiten in ${zone}`,
  thresholdsDetail: 'Eine Lärmgrenze ist der höchste Lärmpegel in dB, der zu einer Tageszeit erlaubt ist.',
  between: (start, end) => `${start} – ${end}`,
  quietHours: 'Ruhezeiten sind eine eigene Grenze, die nur für einen festgelegten Zeitraum gilt.',
  loadingActivity: 'Verlauf wird geladen',
  activityFailed: 'Der Verlauf konnte nicht geladen werden',
  noActivity: 'Kein Lärm im letzten Monat',
  event: 'Lärmgrenze überschritten',
  showMore: 'Mehr anzeigen',
  chart: 'Lautester Wert jeder Nacht im letzten Monat',
  overAllowed: (level, allowed) => `${level}, Grenze ${allowed}`,
  night: 'Nacht',
  events: 'Ereignisse',
  time: 'Uhrzeit',
  loudest: 'Spitzenwert'
})
