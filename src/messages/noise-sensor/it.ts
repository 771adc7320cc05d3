import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Italian. */
export const it: Translation<typeof NOISE_SENSOR> = ({ counted, number }) => ({
  lastDay: (count) =>
    count > 0
      ? `Troppo rumore ${counted(count, { one: '# volta', other: '# volte' })} nelle ultime ${number(24)} ore`
      : `Nessun avviso nelle ultime ${number(24)} ore`,
  edit: (name) => `Modifica ${name}`,
  delete: (name) => `Elimina ${name}`,
  loadingThresholds: 'Caricamento delle soglie di rumore',
  thresholdsFailed: 'Impossibile caricare le soglie di rumore',
  noThresholds: 'Nessuna',
  allDay: 'Tutto il giorno',
  allTimesIn: (zone) => `Tutti gli orari di ${zone}`,
  thresholdsDetail: 'Una soglia di rumore è il livello massimo in dB consentito in una fascia oraria del giorno.',
  between: (start, end) => `${start} – ${end}`,
  quietHours: 'Le ore di silenzio sono una soglia a parte, valida solo in una fascia oraria stabilita.',
  loadingActivity: 'Caricamento dell’attività di rumore',
  activityFailed: 'Impossibile caricare l’attività di rumore',
  noActivity: 'Nessun rumore nell’ultimo mese',
  event: 'Soglia di rumore superata',
  showMore: 'Mostra altro',
  chart: 'Massimo di ogni notte nell’ultimo mese',
  overAllowed: (level, allowed) => `${level}, limite ${allowed}`,
  night: 'Notte',
  events: 'Eventi',
  time: 'Ora',
  loudest: 'Massimo'
})
