import type { en } from './en.js'

/** Access codes and their table, in Portuguese. */
export const pt: typeof en = ({ counted }) => ({
  accessCode: {
    title: 'Código de acesso',
    label: 'Código de acesso',
    unnamed: 'Código',
    notFound: 'Este código de acesso não foi encontrado.',
    loadFailed: 'Não foi possível carregar este código de acesso',
    loading: 'Carregando código de acesso',
    missingId: 'Nenhum código de acesso selecionado. Defina o atributo access-code-id.',
    issueWithoutMessage: 'O código tem um problema que não foi descrito.',
    issues: (count) => counted(count, { one: '# problema no código', other: '# problemas no código' }),
    working: 'Ativo',
    assumed: 'Provavelmente ativo',
    unconfirmed: 'Não confirmado',
    upcoming: 'Começa mais tarde',
    over: 'Expirado',
    faulty: 'Não funciona',
    setting: 'Configurando…',
    removing: 'Removendo…',
    datesUnknown: 'Datas desconhecidas',
    offline: 'Código offline',
    endsNever: 'Fim: nunca',
    ends: (date) => `Fim: ${date}`,
    ended: (date) => `Expirou: ${date}`,
    between: (start, end) => `${start} – ${end}`,
    starts: (date) => `Início: ${date}`,
    left: (span) => `Tempo restante: ${span}`,
    startsSoon: (ahead) => `Começa ${ahead}`,
    activeOngoing: 'Ativo (sem fim)',
    activeUntil: (date, time) => `Ativo até ${date}, ${time}`,
    startsAt: (date, time) => `Começa em ${date}, ${time}`,
    endedAt: (date, time) => `Expirou em ${date}, ${time}`,
    copy: 'Copiar código',
    edit: 'Editar código',
    delete: 'Excluir código',
    deleteFailed: 'Não foi possível excluir o código. Tente novamente.'
  },
  accessCodeTable: {
    heading: 'Códigos de acesso',
    search: 'Buscar códigos de acesso',
    clearSearch: 'Limpar busca',
    filters: 'Filtrar por problema',
    add: 'Adicionar código de acesso',
    count: (count) => counted(count, { one: '# código de acesso', other: '# códigos de acesso' }),
    issues: (count) =>
      counted(count, { one: '# problema de código de acesso', other: '# problemas de códigos de acesso' }),
    healthy: 'Códigos de acesso OK',
    loading: 'Carregando códigos de acesso',
    empty: 'Nenhum código de acesso encontrado',
    failed: 'Não foi possível carregar os códigos de acesso',
    loadingMore: (count) => `Até agora, ${counted(count, { one: '# código de acesso', other: '# códigos de acesso' })}…`,
    actions: (name) => `Ações de ${name}`,
    copyCode: (code) => `Copiar código - ${code}`,
    view: 'Ver detalhes do código',
    sections: { now: 'Agora', later: 'Mais tarde', ended: 'Expirados' }
  },
  accessCodeForm: {
    create: 'Novo código de acesso',
    edit: 'Editar código de acesso',
    created: 'Código de acesso criado',
    updated: 'Código de acesso atualizado'
  }
})
