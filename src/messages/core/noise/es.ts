import type { en } from './en.js'

/** Noise sensors, in Spanish. */
export const es: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Nivel de ruido',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Desconocido',
    lastLevel: 'Último nivel de ruido conocido',
    allowedNow: (level) => `Límite ahora ${level}`,
    anythingAllowed: 'Ahora no rige ningún umbral de ruido',
    tabs: 'Sensor de ruido',
    details: 'Detalles',
    activity: 'Actividad',
    thresholds: 'Umbrales de ruido',
    add: 'Añadir umbral',
    aboutThresholds: 'Acerca de los umbrales de ruido'
  }
})
