import type { en } from './en.js'

/** Noise sensors, in German. */
export const de: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Lärmpegel',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Unbekannt',
    lastLevel: 'Zuletzt bekannter Lärmpegel',
    allowedNow: (level) => `Grenze jetzt ${level}`,
    anythingAllowed: 'Jetzt gilt keine Lärmgrenze',
    tabs: 'Lärmsensor',
    details: 'Details',
    activity: 'Verlauf',
    thresholds: 'Lärmgrenzen',
    add: 'Lärmgrenze hinzufügen',
    aboutThresholds: 'Über Lärmgrenzen'
  }
})
