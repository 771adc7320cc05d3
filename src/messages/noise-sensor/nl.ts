import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Dutch. */
export const nl: Translation<typeof NOISE_SENSOR> = ({ number }) => ({
  lastDay: (count) =>
    count > 0 ? `${number(count)} keer te luid in de laatste ${number(24)} uur` : `Geen meldingen in de laatste ${number(24)} uur`,
  edit: (name) => `${name} bewerken`,
  delete: (name) => `${name} verwijderen`,
  loadingThresholds: 'Geluidsdrempels worden geladen',
  thresholdsFailed: 'De geluidsdrempels konden niet worden geladen',
  noThresholds: 'Geen',
  allDay: 'Hele dag',
  allTimesIn: (zone) => `Alle tijden in ${zone}`,
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
})
