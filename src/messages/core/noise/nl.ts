import type { en } from './en.js'

/** Noise sensors, in Dutch. */
export const nl: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Geluidsniveau',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Onbekend',
    lastLevel: 'Laatst bekende geluidsniveau',
    allowedNow: (level) => `Limiet nu ${level}`,
    anythingAllowed: 'Er geldt nu geen geluidsdrempel',
    tabs: 'Geluidssensor',
    details: 'Details',
    activity: 'Activiteit',
    thresholds: 'Geluidsdrempels',
    add: 'Drempel toevoegen',
    aboutThresholds: 'Over geluidsdrempels'
  }
})
