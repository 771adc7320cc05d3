import { defineMessages } from '../namespace.js'

/** The access that an access code belongs to. */
export const CODE_ACCESS = defineMessages('codeAccess', () => ({
  belongsTo: (name: string): string => `Belongs to the access of ${name}`,
  belongsToUnnamed: 'Belongs to an access',
  showAccess: 'Show access',
  /** Shown before the code is changed. */
  note: 'This code belongs to an access and may be set again. Change the access instead.'
}))
