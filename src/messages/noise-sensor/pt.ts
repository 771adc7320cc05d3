import type { Translation } from '../namespace.js'
import type { NOISE_SENSOR } from './en.js'

/** Thresholds and activity of a noise sensor, in Portuguese. */
export const pt: Translation<typeof NOISE_SENSOR> = ({ counted, number }) => ({
  lastDay: (count) =>
    count > 0
      ? `Alto demais ${counted(count, { one: '# vez', other: '# vezes' })} nas últimas ${number(24)} horas`
      : `Nenhum alerta nas últimas ${number(24)} horas`,
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
  loadingThresholds: 'Carregando limites de ruído',
  thresholdsFailed: 'Não foi possível carregar os limites de ruído',
  noThresholds: 'Nenhum',
  allDay: 'O dia todo',
  allTimesIn: (zone) => `Todos os horários em ${zone}`,
  thresholdsDetail: 'Um limite de ruído é o nível máximo em dB permitido em um período do dia.',
  between: (start, end) => `${start} – ${end}`,
  quietHours: 'O horário de silêncio é um limite à parte, que vale somente em um período definido.',
  loadingActivity: 'Carregando atividade de ruído',
  activityFailed: 'Não foi possível carregar a atividade de ruído',
  noActivity: 'Nenhum ruído no último mês',
  event: 'Limite de ruído excedido',
  showMore: 'Mostrar mais',
  chart: 'Máximo de cada noite no último mês',
  overAllowed: (level, allowed) => `${level}, limite ${allowed}`,
  night: 'Noite',
  events: 'Eventos',
  time: 'Hora',
  loudest: 'Mais alto'
})
