import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in Portuguese. */
export const pt: Translation<typeof CONFLICT> = () => ({
  field: 'Outra pessoa também alterou isto.',
  whole: 'Outra pessoa alterou isto nesse meio-tempo. Recarregue para ver a versão dela. Suas alterações serão perdidas.',
  mine: 'O seu',
  theirs: 'Outra alteração',
  keepMine: 'Manter o meu',
  useTheirs: 'Usar o outro'
})
