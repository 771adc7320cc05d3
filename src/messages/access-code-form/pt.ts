import type { Translation } from '../namespace.js'
import type { ACCESS_CODE_FORM } from './en.js'

/** The form of an access code, in Portuguese. */
export const pt: Translation<typeof ACCESS_CODE_FORM> = ({ counted, list, number }) => ({
  nameNew: 'Nome do novo código',
  name: 'Nome do código',
  nameRequired: 'O nome é obrigatório',
  nameTooLong: `Máximo de ${number(60)} caracteres`,
  code: 'Digite o código (PIN)',
  numbersOnly: 'Somente números',
  codeRequired: 'O código é obrigatório',
  codeLength: (lengths) => `O código deve ter um destes tamanhos: ${list(lengths)}`,
  generate: 'Gerar código',
  generateFailed: 'Não foi possível gerar um código. Tente novamente.',
  type: 'Período',
  ongoing: 'Sem fim',
  timeBound: 'Início e fim',
  start: 'Início',
  end: 'Fim',
  dateRequired: 'Informe uma data e uma hora',
  endNotAfterStart: 'O fim deve ser depois do início',
  endPast: 'O fim já passou',
  timing: 'Período',
  zoneAutomatic: 'Fuso horário (automático)',
  zoneOther: 'Fuso horário (manual)',
  useLocalZone: 'Usar o fuso horário local',
  zones: 'Fusos horários',
  searchZones: 'Buscar fusos horários',
  noZones: 'Nenhum fuso horário corresponde',
  zoneCount: (count) => counted(count, { one: '# fuso horário', other: '# fusos horários' }),
  deviceZone: 'Fuso horário do dispositivo',
  saveFailed: 'Não foi possível salvar o código. Tente novamente.',
  notCreatable: 'Não é possível adicionar códigos de acesso aqui.',
  notEditable: 'Este código de acesso não pode ser editado.',
  takesNoCodes: 'Este dispositivo não aceita códigos de acesso por aqui. Veja no app do fabricante outras formas de dar acesso.',
  turnedOff: 'Isto está desativado aqui. Se precisar, fale com um administrador.'
})
