import type { Translation } from '../namespace.js'
import type { UNMANAGED } from './en.js'

/** Codes that were set at the lock, in French. */
export const fr: Translation<typeof UNMANAGED> = ({ counted }) => ({
  title: 'Définis sur la serrure',
  about: 'Ces codes ont été créés sur la serrure ou dans l’app du fabricant. Importez-les pour les modifier ici.',
  loading: 'Chargement des codes définis sur la serrure',
  none: 'Aucun autre code',
  failed: 'Les codes définis sur la serrure n’ont pas pu être chargés',
  manage: 'Importer',
  cannot: 'Ce code ne peut pas être importé.',
  manageAll: (count) => counted(count, { other: 'Tout importer (#)' }),
  managed: 'Code importé',
  notManaged: 'Le code n’a pas pu être importé.'
})
