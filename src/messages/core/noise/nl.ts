import type { en } from './en.js'

/** Noise sensors, in Dutch. */
export const nl: typeof en = ({ number }) => ({
  noiseSensor: {
    level: 'Geluidsniveau',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Onbekend',
    noisy: '(luid)',
    calm: '(stil)',
    lastLevel: 'Laatst bekende geluidsniveau',
    allowedNow: (level) => `Limiet nu ${level}`,
    anythingAllowed: 'Er geldt nu geen geluidsdrempel',
    lastDay: (count) =>
      count > 0 ? `${number(count)} keer te luid in ${number(24)} uur` : `Geen meldingen in ${number(24)} uur`,
    tabs: 'Geluidssensor',
    details: 'Details',
    activity: 'Activiteit',
    thresholds: 'Geluidsdrempels',
    add: 'Drempel toevoegen',
    edit: (name) => `${name} bewerken`,
    delete: (name) => `${name} verwijderen`,
    loadingThresholds: 'Geluidsdrempels worden geladen',
    thresholdsFailed: 'De geluidsdrempels konden niet worden geladen',
    noThresholds: 'Geen',
    allDay: 'Hele dag',
    allTimesIn: (zone) => `Alle tijden in ${zone}`,
    aboutThresholds: 'Over geluidsdrempels',
    thresholdsDetail: 'Een geluidsdrempel is het hoogste geluidsniveau in dB dat op een bepaald deel van de dag is toegestaan.',
    between: (start, end) => `${start} – ${end}`,
    quietHours: 'Stille uren zijn een aparte drempel die alleen in een bepaalde periode geldt.',
    loadingActivity: 'Geluidsactiviteit wordt geladen',
    activityFailed: 'De geluidsactiviteit kon niet worden geladen',
    noActivity: 'Geen lawaai in de afgelopen maand',
    event: 'Geluidsdrempel overschreden',
    showMore: 'Meer tonen',
    chart: 'Luidste per nacht in de afgelopen maand',
    overAllowed: (level, allowed) => `${level}, limiet ${allowed}`,
    night: 'Nacht',
    events: 'Gebeurtenissen',
    time: 'Tijd',
    loudest: 'Luidste'
  }
})
