import type { en } from './en.js'

/** Noise sensors, in German. */
export const de: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Lärmpegel',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Unbekannt',
    noisy: '(laut)',
    calm: '(leise)',
    lastLevel: 'Zuletzt bekannter Lärmpegel',
    allowedNow: (level) => `Grenze jetzt ${level}`,
    anythingAllowed: 'Jetzt gilt keine Lärmgrenze',
    lastDay: (count) =>
      count > 0 ? `${number(count)}-mal zu laut in ${number(24)} Stunden` : `Keine Warnungen in ${number(24)} Stunden`,
    tabs: 'Lärmsensor',
    details: 'Details',
    activity: 'Verlauf',
    thresholds: 'Lärmgrenzen',
    add: 'Lärmgrenze hinzufügen',
    edit: (name) => `${name} bearbeiten`,
    delete: (name) => `${name} löschen`,
    loadingThresholds: 'Lärmgrenzen werden geladen',
    thresholdsFailed: 'Lärmgrenzen konnten nicht geladen werden',
    noThresholds: 'Keine',
    allDay: 'Ganztägig',
    allTimesIn: (zone) => `Alle Zeiten in ${zone}`,
    aboutThresholds: 'Über Lärmgrenzen',
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
  }
})
