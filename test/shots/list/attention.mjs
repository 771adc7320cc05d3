import { entriesOf } from './support/entries.mjs'

export const attention = entriesOf(
  'attention',
  { element: 'x-attention', platform: { size: 30 }, isBegunBy: [['see', /\d/]] },
  {
    'some devices': {},
    'above the largest number': { options: { max: 3 } },
    zero: { options: { hideZero: false, deviceIds: ['device_front_door'] }, steps: [['see', '0']] }
  }
)
