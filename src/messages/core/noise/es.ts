import type { en } from './en.js'

/** Noise sensors, in Spanish. */
export const es: typeof en = ({ counted, number }) => ({
  noiseSensor: {
    level: 'Nivel de ruido',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Desconocido',
    noisy: '(ruidoso)',
    calm: '(tranquilo)',
    lastLevel: 'Último nivel de ruido conocido',
    allowedNow: (level) => `Límite ahora ${level}`,
    anythingAllowed: 'Ahora no rige ningún umbral de ruido',
    lastDay: (count) =>
      count > 0
        ? `Demasiado ruido ${counted(count, { one: '# vez', other: '# veces' })} en ${number(24)} horas`
        : `Sin alertas en ${number(24)} horas`,
    tabs: 'Sensor de ruido',
    details: 'Detalles',
    activity: 'Actividad',
    thresholds: 'Umbrales de ruido',
    add: 'Añadir umbral',
    edit: (name) => `Editar ${name}`,
    delete: (name) => `Eliminar ${name}`,
    loadingThresholds: 'Cargando umbrales de ruido',
    thresholdsFailed: 'No se han podido cargar los umbrales de ruido',
    noThresholds: 'Ninguno',
    allDay: 'Todo el día',
    allTimesIn: (zone) => `Todas las horas en ${zone}`,
    aboutThresholds: 'Acerca de los umbrales de ruido',
    thresholdsDetail: 'Un umbral de ruido es el nivel máximo en dB permitido en una franja horaria del día.',
    between: (start, end) => `${start} – ${end}`,
    quietHours: 'Las horas de silencio son un umbral aparte que solo rige en una franja horaria determinada.',
    loadingActivity: 'Cargando actividad de ruido',
    activityFailed: 'No se ha podido cargar la actividad de ruido',
    noActivity: 'Sin ruido en el último mes',
    event: 'Umbral de ruido superado',
    showMore: 'Mostrar más',
    chart: 'Máximo de cada noche en el último mes',
    overAllowed: (level, allowed) => `${level}, límite ${allowed}`,
    night: 'Noche',
    events: 'Eventos',
    time: 'Hora',
    loudest: 'Más fuerte'
  }
})
