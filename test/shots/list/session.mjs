import { entriesOf } from './support/entries.mjs'

/** A port that browsers block. */
const NOWHERE = 'http://127.0.0.1:9'

/** Token verification fails. */
const UNVERIFIED = { '/client_sessions/get': { drop: true } }

const table = { element: 'x-device-table', platform: { size: 8 } }

export const session = entriesOf('session', table, {
  'table in a session': { session: 'around', steps: [['see', 'Front Door']] },
  'another token, being verified': {
    session: 'token',
    platform: { holds: ['/client_sessions/get'] },
    steps: [['see', 'Front Door'], ['giveToken'], ['see', 'Verifying your sign-in']]
  },
  'another token, not to be verified': {
    session: 'token',
    steps: [['see', 'Front Door'], ['faults', UNVERIFIED], ['giveToken'], ['wait', 40], ['see', 'Couldn’t verify']]
  },
  'another token, not to be verified, details': {
    element: 'x-lock-details',
    session: 'token',
    options: { deviceId: 'device_front_door' },
    steps: [['see', 'Front Door'], ['faults', UNVERIFIED], ['giveToken'], ['wait', 40], ['see', 'Couldn’t verify']]
  },
  'another token, not to be verified, a button': {
    element: 'x-connect-account',
    session: 'token',
    steps: [['see', 'Connect Account'], ['faults', UNVERIFIED], ['giveToken'], ['wait', 40], ['see', 'Couldn’t verify']]
  },
  'signed out': { session: 'around', steps: [['see', 'Front Door'], ['signOut'], ['see', 'You’re signed out']] },
  'signed out, a button': {
    element: 'x-connect-account',
    session: 'around',
    steps: [['find', 'button', 'Connect Account'], ['signOut'], ['see', 'You’re signed out']]
  },
  'options at fault': {
    session: 'own',
    options: { publishableKey: 'no key at all', userIdentifierKey: 'jane' },
    steps: [['see', 'Setup problem']]
  },
  'no connection': {
    session: 'own',
    options: { publishableKey: 'seam_pk_1', userIdentifierKey: 'jane', endpoint: NOWHERE },
    steps: [
      ['wait', 20],
      ['see', 'Couldn’t connect']
    ]
  }
})
