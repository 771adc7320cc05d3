import type { Translation } from '../namespace.js'
import type { ACCESS_GRANTS } from './en.js'

/** Access of people: what several screens say of it, in Portuguese. */
export const pt: Translation<typeof ACCESS_GRANTS> = ({ number }) => ({
  title: 'Acesso',
  unnamed: 'Acesso',
  edit: 'Editar',
  remove: 'Remover acesso',
  revoke: 'Revogar',
  extend: 'Prorrogar',
  chooseEnd: 'Escolher…',
  extended: 'O acesso está sendo prorrogado',
  extendFailed: 'Não foi possível prorrogar o acesso. Tente novamente.',
  clearSearch: 'Limpar busca',
  loading: 'Carregando acessos',
  missingId: 'Nenhum acesso selecionado. Defina o atributo access-grant-id.',
  notFound: 'Este acesso não foi encontrado.',
  loadFailed: 'Não foi possível carregar este acesso',
  states: {
    removing: 'Removendo…',
    ended: 'Encerrado',
    notWorking: 'Não funciona',
    partlyWorking: 'Funciona em parte',
    notReady: 'Não está pronto',
    partlyReady: 'Pronto em parte',
    overprovisioned: 'Abre demais',
    late: 'Atrasado',
    preparing: 'Preparando…',
    cardToEncode: 'Cartão a codificar',
    cardToAssign: 'Cartão a atribuir',
    ready: 'Pronto',
    active: 'Ativo'
  },
  between: (start, end) => `${start} – ${end}`,
  noEnd: (start) => `A partir de ${start}, sem fim`,
  modes: {
    code: 'PIN',
    mobile_key: 'Chave móvel',
    card: 'Cartão-chave',
    cloud_key: 'Chave na nuvem'
  },
  otherMode: 'Outro meio de acesso',
  copyPin: 'Copiar PIN',
  ways: 'Meios de acesso',
  worksAt: (works, total) => `Funciona em ${number(works)} de ${number(total)} portas`,
  someDoor: 'Uma porta',
  name: 'Nome',
  beingRemoved: 'O acesso está sendo removido.'
})
