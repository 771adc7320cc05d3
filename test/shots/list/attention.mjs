import { entriesOf } from './support/entries.mjs'

const ONLINE = { properties: { online: true, locked: true, battery_level: 1 }, errors: [], warnings: [] }

export const attention = entriesOf(
  'attention',
  { element: 'x-attention', platform: { size: 30 }, isBegunBy: [['see', /\d/]] },
  {
    'some devices': {},
    'above the largest number': { options: { max: 3 } },
    zero: { options: { hideZero: false }, platform: { size: 8, devices: { '*': ONLINE } } }
  }
)
