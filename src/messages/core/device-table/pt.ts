import type { en } from './en.js'

/** The table of devices, in Portuguese. */
export const pt: typeof en = ({ counted }) => ({
  deviceTable: {
    heading: 'Dispositivos',
    view: 'Exibição',
    search: 'Buscar dispositivos',
    clearSearch: 'Limpar busca',
    filters: 'Filtrar por problema',
    count: (count) => counted(count, { one: '# dispositivo', other: '# dispositivos' }),
    deviceIssues: (count) => counted(count, { one: '# problema de dispositivo', other: '# problemas de dispositivos' }),
    accountIssues: (count) => counted(count, { one: '# problema de conta', other: '# problemas de contas' }),
    healthy: 'Dispositivos e contas OK',
    noisy: 'Alto demais',
    calm: 'Silencioso',
    idle: 'Em repouso',
    unknown: 'Estado desconhecido',
    columns: { device: 'Dispositivo', state: 'Estado', needs: 'Pendente' },
    loading: 'Carregando dispositivos',
    empty: 'Nenhum dispositivo encontrado',
    failed: 'Não foi possível carregar os dispositivos',
    loadingMore: (count) => `Até agora, ${counted(count, { one: '# dispositivo', other: '# dispositivos' })}…`
  }
})
