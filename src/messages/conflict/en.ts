import { defineMessages } from '../namespace.js'

/** A form field that both the user and someone else have changed. */
export const CONFLICT = defineMessages('conflict', () => ({
  field: 'Someone else changed this too.',
  whole: 'Someone else changed this in the meantime. Reload to see their version. You’ll lose your changes.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs'
}))
