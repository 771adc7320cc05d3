import type { Translation } from '../namespace.js'
import type { DISCARD } from './en.js'

/** Unsaved changes, in Portuguese. */
export const pt: Translation<typeof DISCARD> = () => ({
  title: 'Descartar as alterações?',
  detail: 'Você perderá o que inseriu.',
  confirm: 'Descartar',
  keep: 'Continuar editando',
  saving: 'Suas alterações estão sendo salvas',
  savingDetail: 'Você pode sair desta página. O resultado aparecerá aqui.',
  leave: 'Sair'
})
