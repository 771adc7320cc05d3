import type { Translation } from '../namespace.js'
import type { OVERVIEW } from './en.js'

/** The overview of all devices, in Portuguese. */
export const pt: Translation<typeof OVERVIEW> = ({ counted, number }) => ({
  heading: 'Visão geral',
  empty: 'Ainda não há dispositivos',
  allFine: 'Tudo certo',
  allFineSoFar: 'Tudo certo até agora',
  needAttention: (count) => counted(count, { one: '# precisa de atenção', other: '# precisam de atenção' }),
  needAttentionSoFar: (count) =>
    counted(count, { one: 'Até agora # precisa de atenção', other: 'Até agora # precisam de atenção' }),
  fine: (count, total) => `${number(count)} de ${number(total)} dispositivos bem`,
  nothingToDo: 'Nada a fazer',
  toWatch: (count) => `${number(count)} para acompanhar`,
  numbers: 'Dispositivos em números',
  all: (count) =>
    count === 2 ? 'Ambos os dispositivos' : counted(count, { one: '# dispositivo', other: 'Todos os # dispositivos' }),
  counts: {
    issues: (count) => counted(count, { other: '# com problemas' }),
    offline: (count) => counted(count, { other: '# sem conexão' }),
    batteries: (count) => counted(count, { one: '# bateria fraca', other: '# baterias fracas' }),
    unlocked: (count) => counted(count, { one: '# destrancada', other: '# destrancadas' })
  },
  atNight: 'Destrancadas à noite',
  codes: 'Códigos que não funcionam',
  problems: 'Problemas',
  offline: 'Sem conexão',
  checkAll: (count) => `Verificar os ${number(count)}`,
  visits: 'Chegadas e saídas de hoje',
  doors: 'Destrancadas agora',
  climate: 'Termostatos que mudam hoje',
  from: (time) => `A partir de ${time}`,
  until: (time) => `Até ${time}`,
  showMore: (count) => `Mostrar mais ${number(count)}`,
  showFewer: 'Mostrar menos',
  readingCodes: (loaded, total) => `Verificando códigos: ${number(loaded)} de ${number(total)} fechaduras`,
  codesFailed: (count) =>
    counted(count, { one: 'Não foi possível carregar os códigos de # fechadura', other: 'Não foi possível carregar os códigos de # fechaduras' }),
  schedulesFailed: (count) =>
    counted(count, { one: 'Não foi possível carregar a programação de # termostato', other: 'Não foi possível carregar as programações de # termostatos' })
})
