import type { Translation } from '../namespace.js'
import type { THRESHOLDS } from './en.js'

/** Editing noise thresholds, in Portuguese. */
export const pt: Translation<typeof THRESHOLDS> = ({ number }) => ({
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
  during: (start, end) => `Das ${start} às ${end}`,
  limit: (name, level) => (name ? `“${name}” (${level})` : `o limite de ${level}`),
  otherFirst: (during, limit) => `${during}, ${limit} avisa primeiro.`,
  ownFirst: (during, limit) => `${during}, este limite avisa antes: ${limit} é mais alto.`,
  sameLimit: (during) => `${during}, outro limite tem o mesmo valor.`,
  neverFirst: (name, level) =>
    `Este limite nunca avisaria: ${name ? `“${name}”` : 'o outro limite'} é mais baixo (${level}) no mesmo horário.`,
  created: 'Limite de ruído criado',
  updated: 'Limite de ruído atualizado',
  deleted: 'O limite de ruído está sendo excluído',
  confirmDelete: 'Excluir este limite de ruído?',
  confirm: 'Excluir',
  alreadyDeleted: 'Este limite de ruído não existe mais.',
  failed: 'Não foi possível salvar o limite de ruído. Tente novamente.',
  deleteFailed: 'Não foi possível excluir o limite de ruído. Tente novamente.',
  offline: 'Os limites de ruído poderão ser alterados quando o sensor tiver conexão novamente.'
})
