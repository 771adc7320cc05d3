import type { en } from './en.js'

/** Noise sensors, in Portuguese. */
export const pt: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Nível de ruído',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Desconhecido',
    lastLevel: 'Último nível de ruído conhecido',
    allowedNow: (level) => `Limite agora ${level}`,
    anythingAllowed: 'Nenhum limite de ruído vale agora',
    tabs: 'Sensor de ruído',
    details: 'Detalhes',
    activity: 'Atividade',
    thresholds: 'Limites de ruído',
    add: 'Adicionar limite',
    aboutThresholds: 'Sobre os limites de ruído'
  }
})
