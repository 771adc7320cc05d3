import { defineMessages } from '../namespace.js'

/** Unsaved changes. */
export const DISCARD = defineMessages('discard', () => ({
  title: 'Discard changes?',
  detail: 'You’ll lose what you entered.',
  confirm: 'Discard',
  keep: 'Keep editing',
  saving: 'Your changes are being saved',
  savingDetail: 'You can leave this page. We’ll show the result here.',
  leave: 'Leave'
}))
