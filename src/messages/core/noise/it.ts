import type { en } from './en.js'

/** Noise sensors, in Italian. */
export const it: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Livello di rumore',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Sconosciuto',
    lastLevel: 'Ultimo livello di rumore noto',
    allowedNow: (level) => `Limite ora ${level}`,
    anythingAllowed: 'Nessuna soglia di rumore in questo momento',
    tabs: 'Sensore di rumore',
    details: 'Dettagli',
    activity: 'Attività',
    thresholds: 'Soglie di rumore',
    add: 'Aggiungi soglia',
    aboutThresholds: 'Informazioni sulle soglie di rumore'
  }
})
