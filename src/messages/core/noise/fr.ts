import type { en } from './en.js'

/** Noise sensors, in French. */
export const fr: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Niveau sonore',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Inconnu',
    lastLevel: 'Dernier niveau sonore connu',
    allowedNow: (level) => `Limite actuelle ${level}`,
    anythingAllowed: 'Aucun seuil de bruit en ce moment',
    tabs: 'Capteur de bruit',
    details: 'Détails',
    activity: 'Activité',
    thresholds: 'Seuils de bruit',
    add: 'Ajouter un seuil',
    aboutThresholds: 'À propos des seuils de bruit'
  }
})
