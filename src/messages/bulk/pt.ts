import type { Translation } from '../namespace.js'
import type { BULK } from './en.js'

/** Bulk operations, in Portuguese. */
export const pt: Translation<typeof BULK> = ({ counted, number }) => ({
  label: 'Ações em massa',
  selectAll: (count) => `Selecionar todos (${number(count)})`,
  selected: (count) => counted(count, { one: '# selecionado', other: '# selecionados' }),
  clear: 'Limpar seleção',
  moreActions: 'Mais ações',
  ask: {
    lock: (count) => counted(count, { one: 'Trancar # fechadura?', other: 'Trancar # fechaduras?' }),
    unlock: (count) => counted(count, { one: 'Destrancar # fechadura?', other: 'Destrancar # fechaduras?' }),
    code: (count) => counted(count, { one: 'Adicionar um código de acesso a # fechadura', other: 'Adicionar um código de acesso a # fechaduras' }),
    preset: (count) => counted(count, { one: 'Aplicar uma predefinição a # termostato', other: 'Aplicar uma predefinição a # termostatos' }),
    climate: (count) => counted(count, { one: 'Definir a temperatura de # termostato', other: 'Definir a temperatura de # termostatos' }),
    fan: (count) => counted(count, { one: 'Definir o ventilador de # termostato', other: 'Definir o ventilador de # termostatos' }),
    edit: (count) => counted(count, { one: 'Editar # código de acesso', other: 'Editar # códigos de acesso' }),
    delete: (count) => counted(count, { one: 'Excluir # código de acesso?', other: 'Excluir # códigos de acesso?' })
  },
  confirm: {
    lock: (count) => counted(count, { one: 'Trancar # fechadura', other: 'Trancar # fechaduras' }),
    unlock: (count) => counted(count, { one: 'Destrancar # fechadura', other: 'Destrancar # fechaduras' }),
    code: (count) => counted(count, { one: 'Adicionar a # fechadura', other: 'Adicionar a # fechaduras' }),
    preset: (count) => `Aplicar a ${number(count)}`,
    climate: (count) => `Definir em ${number(count)}`,
    fan: (count) => `Definir em ${number(count)}`,
    delete: (count) => counted(count, { one: 'Excluir # código de acesso', other: 'Excluir # códigos de acesso' })
  },
  skips: {
    lock: (count) => counted(count, { one: '# fechadura será ignorada', other: '# fechaduras serão ignoradas' }),
    thermostat: (count) => counted(count, { one: '# termostato será ignorado', other: '# termostatos serão ignorados' }),
    'noise-sensor': (count) => counted(count, { one: '# sensor de ruído será ignorado', other: '# sensores de ruído serão ignorados' })
  },
  fixed: {
    edit: (count) => counted(count, { one: '# código não pode ser editado', other: '# códigos não podem ser editados' }),
    delete: (count) => counted(count, { one: '# código não pode ser excluído', other: '# códigos não podem ser excluídos' })
  },
  skipsFor: (what, reason) => `${what}: ${reason}`,
  why: {
    offline: 'sem conexão',
    unsupported: 'não é possível',
    noMode: (name) => `sem o modo “${name}”`,
    noPreset: (name) => `sem a predefinição “${name}”`
  },
  presetOn: (name, count, total) =>
    `${name} – ${number(count)} de ${number(total)}`,
  fitsNone: 'Nenhum tamanho de código serve para todas estas fechaduras: selecione menos.',
  notCreated: 'O código não foi adicionado a esta fechadura.',
  keepOpen: 'Mantenha esta página aberta até o fim.',
  running: {
    lock: (part) => `Trancando ${part}…`,
    unlock: (part) => `Destrancando ${part}…`,
    delete: (part) => `Excluindo ${part}…`,
    other: (part) => `Enviando ${part}…`
  },
  stop: 'Parar',
  stopping: 'Parando…',
  results: {
    lock: (count) => `Trancadas: ${number(count)}`,
    unlock: (count) => `Destrancadas: ${number(count)}`,
    delete: (count) => `Excluídos: ${number(count)}`,
    other: (count) => `Concluído: ${number(count)}`,
    failed: (count) => `${number(count)} com falha`,
    skipped: (count) => `ignorados: ${number(count)}`,
    stopped: (count) => `não enviados: ${number(count)}`
  },
  listed: (parts) => parts.join(', '),
  retry: 'Tentar novamente',
  showDetails: 'Mostrar detalhes',
  hideDetails: 'Ocultar detalhes',
  because: (reason, count) => `${reason} (${number(count)})`,
  failures: { jammed: 'Emperrada' },
  status: {
    waiting: 'Em espera',
    running: 'Enviando…',
    'still-waiting': 'Ainda sem resposta',
    succeeded: 'Concluído',
    canceled: 'Não permitido por esta página'
  },
  skipped: { pending: 'Já em andamento', deleted: 'Excluído', unsupported: 'Ignorado', stopped: 'Não enviado' }
})
