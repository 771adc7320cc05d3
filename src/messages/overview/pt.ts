import type { Formats } from '../formats.js'
import type { OverviewMessages } from './en.js'

/** Texts of the overview of a house, in Portuguese. */
export const pt = ({ counted, number }: Formats): OverviewMessages => ({
  overview: {
    heading: 'Visão geral',
    empty: 'Ainda não há dispositivos',
    allFine: (count) => counted(count, { one: 'O dispositivo está bem.', other: 'Todos os # dispositivos estão bem.' }),
    needYou: (count) => counted(count, { one: '# precisa de você.', other: '# precisam de você.' }),
    someFine: (fine, needing) =>
      `${number(fine)} bem. ${counted(needing, { one: '# precisa de você.', other: '# precisam de você.' })}`,
    soFar: (sentence) => `Até agora: ${sentence}`,
    asOf: (sentence, lastRead) => `${sentence} ${lastRead}.`,
    numbers: 'Dispositivos em números',
    all: (count) => counted(count, { one: '# dispositivo', other: 'Todos os # dispositivos' }),
    counts: {
      issues: (count) => counted(count, { other: '# com problemas' }),
      offline: (count) => counted(count, { other: '# sem conexão' }),
      batteries: (count) => counted(count, { one: '# bateria fraca', other: '# baterias fracas' }),
      unlocked: (count) => counted(count, { one: '# destrancada', other: '# destrancadas' })
    },
    accounts: 'Contas a reconectar',
    hubs: 'Hubs e pontes a verificar',
    atNight: 'Destrancadas à noite',
    codes: 'Códigos que talvez não funcionem',
    problems: 'Problemas',
    offline: 'Sem conexão',
    batteries: 'Baterias a trocar',
    visits: 'Quem chega e sai hoje',
    doors: 'Destrancadas agora',
    climate: 'Termostatos que mudam hoje',
    from: (time) => `A partir de ${time}`,
    until: (time) => `Até ${time}`,
    showMore: (count) => `Mostrar mais ${number(count)}`,
    showFewer: 'Mostrar menos',
    readingCodes: (done, total) => `Códigos de ${number(done)} de ${number(total)} fechaduras`,
    codesFailed: (count) =>
      counted(count, { one: 'Não foi possível carregar os códigos de # fechadura', other: 'Não foi possível carregar os códigos de # fechaduras' }),
    codesRefused: 'Os códigos de acesso não são mostrados: você não pode vê-los aqui.',
    schedulesFailed: (count) =>
      counted(count, { one: 'Não foi possível carregar a programação de # termostato', other: 'Não foi possível carregar as programações de # termostatos' }),
    schedulesRefused: 'O que os termostatos mudam hoje não é mostrado: você não pode ver a programação deles aqui.'
  }
})
