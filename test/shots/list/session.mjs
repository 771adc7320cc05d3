import { entriesOf } from './entries.mjs'

/** A port at which no browser asks. */
const NOWHERE = 'http://127.0.0.1:9'

const table = { element: 'x-device-table', platform: { size: 8 } }

export const session = entriesOf('session', table, {
  'table in a session': { session: 'around', steps: [['see', 'Front Door']] },
  'signed out': { session: 'around', steps: [['see', 'Front Door'], ['signOut'], ['see', 'You are signed out.']] },
  'signed out, a button': {
    element: 'x-connect-account',
    session: 'around',
    steps: [['find', 'button', 'Connect Account'], ['signOut'], ['see', 'You are signed out.']]
  },
  'options at fault': {
    session: 'own',
    options: { publishableKey: 'no key at all', userIdentifierKey: 'jane' },
    steps: [['see', 'This element needs other options']]
  },
  'no connection': {
    session: 'own',
    options: { publishableKey: 'seam_pk_1', userIdentifierKey: 'jane', endpoint: NOWHERE },
    steps: [['wait', 20], ['see', 'The connection could not be made']]
  }
})
