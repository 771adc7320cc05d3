import { entriesOf } from './support/entries.mjs'

const LOCK = '/locks/lock_door'
const DEVICES = '/devices/list'
const JAMMED = { status: 400, error: { type: 'jammed', message: 'The bolt is jammed.' } }
const LOCKED = { properties: { online: true, locked: true }, errors: [], warnings: [] }
const RUN = [
  ['press', 'button', /^Lock /],
  ['press', 'button', /^Lock \d+ locks?$/]
]

export const lockAll = entriesOf(
  'lock all',
  { element: 'x-lock-all', platform: { size: 30 }, isBegunBy: [['see', /door/]] },
  {
    unlocked: {},
    'all locked': { platform: { size: 8, devices: { '*': LOCKED } } },
    'an unknown door': {
      platform: { size: 8, devices: { '*': LOCKED, device_garage: { properties: { online: false } } } }
    },
    'no commands': { options: { disableLockUnlock: true } },
    confirmation: { steps: [['press', 'button', /^Lock /]] },
    locking: { platform: { holds: [LOCK] }, steps: [...RUN, ['see', 'Locking']] },
    failed: { platform: { faults: { [LOCK]: { ...JAMMED, times: 1 } } }, steps: [...RUN, ['see', 'failed']] },
    loading: { platform: { holds: [DEVICES] }, isBegunBy: [] }
  }
)
