import { entriesOf } from './support/entries.mjs'

const CREATE = '/connect_webviews/create'
const READY = [['find', 'button', 'Connect Account']]
const PRESS = ['press', 'button', 'Connect Account']

export const connectAccount = entriesOf(
  'connect account',
  { element: 'x-connect-account', isBegunBy: READY },
  {
    button: {},
    'under way': { platform: { holds: [CREATE] }, steps: [PRESS] },
    'not connected': {
      platform: { faults: { [CREATE]: { status: 400 } } },
      steps: [PRESS, ['see', 'contact support']]
    },
    'without network': { steps: [['goOffline']] },
    'button in focus': { steps: [['tabTo', 'button', 'Connect Account']] },
    'button pointed at': { steps: [['hover', 'button', 'Connect Account']] }
  }
)
