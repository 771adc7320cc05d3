import type { Translation } from '../namespace.js'
import type { CODE_ACCESS } from './en.js'

/** The access that an access code belongs to, in Hebrew. */
export const he: Translation<typeof CODE_ACCESS> = ({ isolated }) => ({
  belongsTo: (name) => `שייך לגישה של ${isolated(name)}`,
  belongsToUnnamed: 'שייך לגישה',
  showAccess: 'הצגת הגישה',
  note: 'הקוד הזה שייך לגישה וייתכן שיוגדר שוב. כדאי לשנות את הגישה במקום זאת.'
})
