import type { en } from './en.js'

/** Noise sensors, in Italian. */
export const it: typeof en = ({ counted, number }) => ({
  noiseSensor: {
    level: 'Livello di rumore',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Sconosciuto',
    noisy: '(rumoroso)',
    calm: '(silenzioso)',
    lastLevel: 'Ultimo livello di rumore noto',
    allowedNow: (level) => `Limite ora ${level}`,
    anythingAllowed: 'Nessuna soglia di rumore in questo momento',
    lastDay: (count) =>
      count > 0
        ? `Troppo rumore ${counted(count, { one: '# volta', other: '# volte' })} in ${number(24)} ore`
        : `Nessun avviso in ${number(24)} ore`,
    tabs: 'Sensore di rumore',
    details: 'Dettagli',
    activity: 'Attività',
    thresholds: 'Soglie di rumore',
    add: 'Aggiungi soglia',
    edit: (name) => `Modifica ${name}`,
    delete: (name) => `Elimina ${name}`,
    loadingThresholds: 'Caricamento delle soglie di rumore',
    thresholdsFailed: 'Impossibile caricare le soglie di rumore',
    noThresholds: 'Nessuna',
    allDay: 'Tutto il giorno',
    allTimesIn: (zone) => `Tutti gli orari di ${zone}`,
    aboutThresholds: 'Informazioni sulle soglie di rumore',
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
  }
})
