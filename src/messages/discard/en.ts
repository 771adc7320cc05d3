import { defineMessages } from '../namespace.js'

/** Unsaved changes. */
export const DISCARD = defineMessages('discard', () => ({
  title: 'Discard changes?',
  detail: 'You’ll lose what you entered.',
  confirm: 'Discard',
  keep: 'Keep editing',
  saving: 'Your changes are being saved',
  savingDetail: 'You can leave. A message will tell you how it ended.',
  leave: 'Leave'
}))
