import type { Translation } from '../namespace.js'
import type { CLIMATE_PRESETS } from './en.js'

/** Climate presets and their form, in Portuguese. */
export const pt: Translation<typeof CLIMATE_PRESETS> = () => ({
  create: 'Criar nova',
  empty: 'Ainda não há predefinições de clima',
  emptyDetail: 'Salve um modo e temperaturas como predefinição, como “Casa” ou “Ausente”, e aplique-a com um toque ou com uma programação.',
  key: 'Chave',
  keyHint: 'Por exemplo, guest_arrival. Não pode ser alterada depois.',
  keyRequired: 'Obrigatória',
  keyHasSpaces: 'A chave não pode conter espaços.',
  keyExists: 'Já existe uma predefinição de clima com esta chave.',
  name: 'Nome de exibição (opcional)',
  fanMode: 'Ventilador',
  mode: 'Modo',
  apply: 'Aplicar',
  applied: 'Aplicada',
  edit: (name) => `Editar ${name}`,
  delete: (name) => `Excluir ${name}`,
  confirmDelete: 'Excluir esta predefinição de clima?',
  confirm: 'Excluir',
  deleted: 'A predefinição de clima está sendo excluída',
  alreadyDeleted: 'Esta predefinição de clima não existe mais.',
  failed: 'Não foi possível salvar a predefinição de clima. Tente novamente.',
  fixed: 'Gerenciada no termostato',
  notEditable: 'O dispositivo não permite editar esta predefinição.',
  notDeletable: 'O dispositivo não permite excluir esta predefinição.'
})
