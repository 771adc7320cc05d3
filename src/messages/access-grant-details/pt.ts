import type { Translation } from '../namespace.js'
import type { ACCESS_GRANT_DETAILS } from './en.js'

/** The details of an access, in Portuguese. */
export const pt: Translation<typeof ACCESS_GRANT_DETAILS> = ({ counted }) => ({
  removed: 'Este acesso foi removido.',
  addWay: 'Adicionar um meio de acesso',
  added: 'Em preparação',
  addFailed: 'Não foi possível adicionar este meio de acesso. Tente novamente.',
  addUnknown: 'Não se sabe se este meio de acesso foi adicionado. Tente novamente.',
  noWays: 'Nenhum meio de acesso',
  waysFailed: 'Não foi possível carregar os meios de acesso',
  wayStates: {
    ready: 'Pronto',
    preparing: 'Preparando…',
    failed: 'Não está pronto',
    removing: 'Removendo…',
    changing: 'Pronto, os horários estão sendo alterados',
    toEncode: 'A codificar',
    toAssign: 'A atribuir',
    encoded: 'Codificado'
  },
  readySince: (date) => `Pronto desde ${date}`,
  wayReady: (way) => `${way}: pronto`,
  copyLink: 'Copiar link',
  link: 'Link',
  linkHidden: 'O link não pode ser mostrado',
  uses: (count) => counted(count, { one: 'Pode ser usado uma vez', other: 'Pode ser usado # vezes' }),
  atDesk: 'Codifique o cartão na recepção.',
  webPass: 'Abre pelo passe web do hóspede.',
  doors: 'Portas',
  doorsIncomplete: 'Podem faltar portas aqui.',
  doorStates: {
    set: 'O PIN está na fechadura',
    later: 'O PIN é configurado pouco antes do início',
    setting: 'Configurando o PIN…',
    removing: 'Removendo o PIN…',
    failed: 'O PIN não está na fechadura',
    unsure: 'Não se sabe se o PIN funciona',
    missing: 'Nenhum meio de acesso',
    ready: 'Pronto',
    preparing: 'Preparando…'
  },
  offline: 'Sem conexão',
  person: 'Pessoa',
  email: 'E-mail',
  phone: 'Telefone',
  events: 'O que aconteceu',
  information: 'Informações do acesso',
  id: 'ID',
  copyId: 'Copiar ID',
  key: 'Chave',
  reservation: 'Reserva',
  created: 'Criado',
  timeZone: 'Fuso horário',
  activeUntil: (date) => `Ativo até ${date}`,
  readyFrom: (date) => `Pronto, começa ${date}`,
  endedAt: (date) => `Encerrado ${date}`
})
