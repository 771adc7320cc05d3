import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Spanish. */
export const es: Translation<typeof NOISE_SENSOR> = ({ counted, number }) => ({
  lastDay: (count) =>
    count > 0
      ? `Demasiado ruido ${counted(count, { one: '# vez', other: '# veces' })} en las últimas ${number(24)} horas`
      : `Sin alertas en las últimas ${number(24)} horas`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Eliminar ${name}`,
  loadingThresholds: 'Cargando umbrales de ruido',
  thresholdsFailed: 'No se han podido cargar los umbrales de ruido',
  noThresholds: 'Ninguno',
  allDay: 'Todo el día',
  allTimesIn: (zone) => `Todas las horas en ${zone}`,
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
})
