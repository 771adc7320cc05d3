import type { Formats } from '../formats.js'
import type { ManageMessages } from './en.js'

/** Texts of operations on devices and access codes in lists, in Portuguese. */
export const pt = ({ counted, number, percent }: Formats): ManageMessages => ({
  // Row actions of the device table.
  rowActions: {
    of: (action, name) => `${action}: ${name}`,
    adjust: 'Ajustar',
    lastHour: 'Última hora',
    noises: (count) =>
      count > 0
        ? `${counted(count, { one: '# episódio de ruído', other: '# episódios de ruído' })} na última hora`
        : 'Nenhum episódio de ruído na última hora',
    hourAgo: 'Há uma hora',
    now: 'Agora'
  },
  // Bulk operations.
  rejected: {
    title: 'Nada foi enviado',
    reasons: {
      'signed-out': 'A sessão foi encerrada.',
      'not-allowed': 'Você não tem mais permissão.',
      'not-offered': 'Não está mais nesta lista.',
      changed: 'Outra pessoa alterou isso nesse meio-tempo.',
      late: 'Demorou demais. Tente novamente.',
      busy: 'Outra alteração ainda está sendo enviada. Tente novamente em instantes.'
    }
  },
  bulk: {
    label: 'Ações em massa',
    selectAll: (count) => `Selecionar todos (${number(count)})`,
    selected: (count) => counted(count, { one: '# selecionado', other: '# selecionados' }),
    clear: 'Limpar seleção',
    moreActions: 'Mais ações',
    open: {
      code: (count) => `Adicionar código de acesso a ${number(count)}`,
      preset: (count) => `Aplicar predefinição a ${number(count)}`,
      climate: (count) => `Definir temperatura de ${number(count)}`,
      fan: (count) => `Definir ventilador de ${number(count)}`
    },
    ask: {
      lock: (count) => counted(count, { one: 'Trancar # porta?', other: 'Trancar # portas?' }),
      unlock: (count) => counted(count, { one: 'Destrancar # porta?', other: 'Destrancar # portas?' }),
      code: (count) => counted(count, { one: 'Adicionar um código de acesso a # fechadura', other: 'Adicionar um código de acesso a # fechaduras' }),
      preset: (count) => counted(count, { one: 'Aplicar uma predefinição a # termostato', other: 'Aplicar uma predefinição a # termostatos' }),
      climate: (count) => counted(count, { one: 'Definir a temperatura de # termostato', other: 'Definir a temperatura de # termostatos' }),
      fan: (count) => counted(count, { one: 'Definir o ventilador de # termostato', other: 'Definir o ventilador de # termostatos' }),
      edit: (count) => counted(count, { one: 'Editar # código de acesso', other: 'Editar # códigos de acesso' }),
      delete: (count) => counted(count, { one: 'Excluir # código de acesso?', other: 'Excluir # códigos de acesso?' })
    },
    confirm: {
      lock: (count) => `Trancar ${number(count)}`,
      unlock: (count) => `Destrancar ${number(count)}`,
      code: (count) => counted(count, { one: 'Adicionar a # fechadura', other: 'Adicionar a # fechaduras' }),
      preset: (count) => `Aplicar a ${number(count)}`,
      climate: (count) => `Definir em ${number(count)}`,
      fan: (count) => `Definir em ${number(count)}`,
      delete: (count) => `Excluir ${number(count)}`
    },
    more: (count) => `e mais ${number(count)}`,
    skips: {
      lock: (count) => counted(count, { one: '# fechadura será ignorada', other: '# fechaduras serão ignoradas' }),
      thermostat: (count) => counted(count, { one: '# termostato será ignorado', other: '# termostatos serão ignorados' }),
      'noise-sensor': (count) => counted(count, { one: '# sensor de ruído será ignorado', other: '# sensores de ruído serão ignorados' }),
      code: (count) => counted(count, { one: '# código de acesso será ignorado', other: '# códigos de acesso serão ignorados' })
    },
    skipsFor: (what, reason) => `${what}: ${reason}`,
    why: {
      offline: 'sem conexão',
      unable: 'não é possível',
      noMode: (name) => `sem o modo “${name}”`,
      noPreset: (name) => `sem a predefinição “${name}”`
    },
    presetOn: (name, count, total) =>
      `${name} – ${number(count)} de ${counted(total, { one: '# termostato', other: '# termostatos' })}`,
    fitsNone: 'Nenhum tamanho de código serve para todas estas fechaduras: selecione menos.',
    notMade: 'O código não foi adicionado a esta fechadura.',
    keepOpen: 'Mantenha esta página aberta até o fim.',
    progress: (settled, total, failed) =>
      `${number(settled)} de ${number(total)}${failed > 0 ? `, ${number(failed)} com falha` : ''}`,
    finished: (done, total, failed) =>
      `Concluído: ${number(done)} de ${number(total)}${failed > 0 ? `, ${number(failed)} com falha` : ''}`,
    retry: (count) => `Tentar ${number(count)} novamente`,
    showDetails: 'Mostrar detalhes',
    hideDetails: 'Ocultar detalhes',
    because: (reason, count) => `${reason} (${number(count)})`,
    failed: 'Falhou',
    status: {
      waiting: 'Em espera',
      running: 'Enviando…',
      'still-waiting': 'Ainda sem resposta',
      done: 'Concluído',
      canceled: 'Não permitido por esta página'
    },
    skipped: { 'under-way': 'Já em andamento', gone: 'Excluído', unable: 'Ignorado' }
  },
  // Sorting, groups and filters of a list.
  view: {
    heading: 'Exibição',
    sort: 'Ordenar',
    group: 'Agrupar por',
    battery: 'Bateria',
    problems: 'Problemas',
    all: 'Todas',
    ungrouped: 'Nenhum',
    reset: 'Redefinir',
    close: 'Fechar',
    active: 'Filtros ativos',
    remove: (filter) => `Remover filtro: ${filter}`,
    clear: 'Limpar filtros',
    noneLeft: 'Nenhum dispositivo corresponde a estes filtros',
    lowBattery: (level) => `Bateria abaixo de ${percent(level)}`,
    below: (level) => `Abaixo de ${percent(level)}`,
    offline: 'Sem conexão',
    issues: 'Com problemas',
    orders: {
      newest: 'Mais recentes primeiro',
      name: 'Nome',
      battery: 'Bateria mais fraca primeiro',
      trouble: 'Problemas primeiro',
      kind: 'Tipo'
    },
    groupings: {
      kind: 'Tipo',
      account: 'Conta',
      maker: 'Fabricante',
      space: 'Espaço'
    },
    none: {
      kind: 'Outros dispositivos',
      account: 'Sem conta',
      maker: 'Fabricante desconhecido',
      space: 'Sem espaço'
    },
    kinds: {
      lock: 'Fechaduras',
      thermostat: 'Termostatos',
      'noise-sensor': 'Sensores de ruído'
    },
    states: {
      locked: 'Trancada',
      unlocked: 'Destrancada',
      heating: 'Aquecendo',
      cooling: 'Resfriando',
      noisy: 'Alto demais'
    }
  },
  conflict: {
    field: 'Outra pessoa também alterou isto.',
    whole: 'Outra pessoa alterou isto nesse meio-tempo. Recarregue para ver a versão dela. Suas alterações serão perdidas.',
    mine: 'O seu',
    theirs: 'Outra alteração',
    keepMine: 'Manter o meu',
    useTheirs: 'Usar o outro'
  },
  // Editing noise thresholds.
  thresholds: {
    title: 'Adicionar limite',
    name: 'Nome (opcional)',
    decibels: 'Alertar acima de (dB)',
    score: 'Pontuação de risco de ruído (NRS)',
    less: (name) => `${name}: diminuir`,
    more: (name) => `${name}: aumentar`,
    start: 'Das',
    end: 'Até',
    nextDay: 'no dia seguinte',
    required: 'Obrigatório',
    notANumber: 'Insira um número.',
    notBoth: 'Informe decibéis ou uma pontuação, não ambos.',
    outOfRange: (least, most) => `Insira um número de ${number(least)} a ${number(most)}.`,
    nameRequired: 'Um nome pode ser alterado, mas não removido.',
    sameTime: 'O fim deve ser diferente do início.',
    day: 'O dia de meia-noite a meia-noite',
    own: 'Este limite',
    otherThresholds: 'Outros limites',
    overlaps: (name, level, times) => `Coincide com “${name}”, que permite ${level}: ${times}`,
    neverFirst: (name, level) => `Nunca dispara: “${name}” (${level}) cobre todo este horário.`,
    created: 'Limite de ruído criado',
    updated: 'Limite de ruído atualizado',
    deleted: 'O limite de ruído está sendo excluído',
    confirmDelete: 'Excluir este limite de ruído?',
    confirm: 'Excluir',
    gone: 'Este limite de ruído não existe mais.',
    failed: 'Não foi possível salvar o limite de ruído. Tente novamente.',
    deleteFailed: 'Não foi possível excluir o limite de ruído. Tente novamente.',
    offline: 'Os limites de ruído poderão ser alterados quando o sensor tiver conexão novamente.'
  },
  // The codes of all locks.
  allLocks: {
    heading: 'Todos os códigos',
    list: 'Lista',
    calendar: 'Calendário',
    group: 'Agrupar por',
    byPerson: 'Pessoa',
    byLock: 'Fechadura',
    chooseLocks: 'Escolher as fechaduras',
    searchLocks: 'Buscar fechaduras',
    noLock: 'Nenhuma fechadura corresponde',
    chooseOne: 'Escolha pelo menos uma fechadura.',
    proceed: 'Continuar',
    locks: (count) => counted(count, { one: '# fechadura', other: '# fechaduras' }),
    progress: (done, total) => `Verificando códigos: ${number(done)} de ${number(total)} fechaduras`,
    failed: (count) =>
      counted(count, { one: 'Não foi possível carregar os códigos de # fechadura', other: 'Não foi possível carregar os códigos de # fechaduras' }),
    deleteAll: (count) => `Excluir todos (${number(count)})`,
    editAll: (count) => `Editar todos (${number(count)})`,
    differ: 'Códigos diferentes',
    off: (count) =>
      counted(count, { one: '# fechadura precisa de outro tamanho de código.', other: '# fechaduras precisam de outro tamanho de código.' }),
    ownDigits: 'Estas fechaduras aceitam códigos de tamanhos diferentes: cada uma mantém o seu.',
    timesDiffer: 'Horários diferentes',
    differing: 'Diferente: cada um mantém o seu'
  },
  // Codes that were set at the lock.
  unmanaged: {
    title: 'Criados na fechadura',
    about: 'Estes códigos foram criados na fechadura ou no app do fabricante. Importe-os para alterá-los aqui.',
    loading: 'Carregando os códigos criados na fechadura',
    none: 'Nenhum outro código',
    failed: 'Não foi possível carregar os códigos criados na fechadura',
    manage: 'Importar',
    cannot: 'Este código não pode ser importado.',
    manageAll: (count) => counted(count, { other: 'Importar todos (#)' }),
    managed: 'Código importado',
    notManaged: 'Não foi possível importar o código.'
  },
  // Sharing an access code.
  sharing: {
    share: 'Compartilhar',
    pass: 'Passe de convidado',
    print: 'Imprimir',
    picture: 'Código QR deste passe',
    tooLong: 'Este texto é longo demais para um código QR.',
    text: 'Texto para compartilhar',
    close: 'Fechar',
    code: (pin) => `Código de acesso: ${pin}`,
    always: 'Válido a qualquer momento',
    between: (start, end) => `Válido de ${start} a ${end}`,
    from: (start) => `Válido a partir de ${start}`,
    until: (end) => `Válido até ${end}`
  }
})
