import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in Portuguese. */
export const pt: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Criados na fechadura',
  about: 'Estes códigos foram criados na fechadura ou no app do fabricante. Importe-os para alterá-los aqui.',
  loading: 'Carregando os códigos criados na fechadura',
  none: 'Nenhum outro código',
  failed: 'Não foi possível carregar os códigos criados na fechadura',
  manage: 'Importar',
  cannot: 'Este código não pode ser importado.',
  manageAll: (count) => counted(count, { other: 'Importar todos (#)' }),
  managed: 'Código importado',
  notManaged: 'Não foi possível importar o código.'
})
