import type { en } from './en.js'

/** Noise sensors, in Portuguese. */
export const pt: typeof en = ({ counted, number }) => ({
  noiseSensor: {
    level: 'Nível de ruído',
    decibels: (level) => `${number(level)}\u00a0dB`,
    quiet: `${number(0)}-${number(40)}\u00a0dB`,
    score: (score) => `${number(score)}\u00a0NRS`,
    unknown: 'Desconhecido',
    noisy: '(barulhento)',
    calm: '(silencioso)',
    lastLevel: 'Último nível de ruído conhecido',
    allowedNow: (level) => `Limite agora ${level}`,
    anythingAllowed: 'Nenhum limite de ruído vale agora',
    lastDay: (count) =>
      count > 0
        ? `Alto demais ${counted(count, { one: '# vez', other: '# vezes' })} em ${number(24)} horas`
        : `Nenhum alerta em ${number(24)} horas`,
    tabs: 'Sensor de ruído',
    details: 'Detalhes',
    activity: 'Atividade',
    thresholds: 'Limites de ruído',
    add: 'Adicionar limite',
    edit: (name) => `Editar ${name}`,
    delete: (name) => `Excluir ${name}`,
    loadingThresholds: 'Carregando limites de ruído',
    thresholdsFailed: 'Não foi possível carregar os limites de ruído',
    noThresholds: 'Nenhum',
    allDay: 'O dia todo',
    allTimesIn: (zone) => `Todos os horários em ${zone}`,
    aboutThresholds: 'Sobre os limites de ruído',
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
  }
})
