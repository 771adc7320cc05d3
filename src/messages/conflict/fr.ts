import type { Translation } from '../namespace.js'
import type { CONFLICT } from './en.js'

/** A form field that both the user and someone else have changed, in French. */
export const fr: Translation<typeof CONFLICT> = () => ({
  field: 'Une autre personne a aussi modifié ce champ.',
  whole: 'Une autre personne a modifié ceci entre-temps. Rechargez pour voir sa version. Vos modifications seront perdues.',
  mine: 'Votre saisie',
  theirs: 'Autre modification',
  keepMine: 'Garder la mienne',
  useTheirs: 'Prendre l’autre'
})
