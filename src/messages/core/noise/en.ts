import type { Formats } from '../../formats.js'

/** Noise sensors, in English. */
export const en = ({ number }: Formats) => ({
  noiseSensor: {
    level: 'Noise level',
    decibels: (level: number): string => `${number(level)} dB`,
    quiet: '0-40 dB',
    score: (score: number): string => `${number(score)} NRS`,
    unknown: 'Unknown',
    lastLevel: 'Last noise level',
    allowedNow: (level: string): string => `Limit now ${level}`,
    anythingAllowed: 'No noise limit now',
    tabs: 'Noise sensor',
    details: 'Details',
    activity: 'Activity',
    thresholds: 'Noise thresholds',
    add: 'Add threshold',
    aboutThresholds: 'About noise thresholds'
  }
})
