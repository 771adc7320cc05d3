import { defineMessages } from '../namespace.js'

/** Reasons why a command was not sent. */
export const REJECTED = defineMessages('rejected', () => ({
  title: 'Nothing was sent',
  reasons: {
    'signed-out': 'You’ve been signed out.',
    'not-allowed': 'You no longer have permission.',
    'not-offered': 'It’s no longer in this list.',
    changed: 'Someone else changed it in the meantime.',
    expired: 'That took too long. Try again.',
    'too-soon': 'This button had just changed. Press it again.',
    busy: 'Another change is still being sent. Try again in a moment.'
  }
}))
