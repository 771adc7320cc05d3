import { prerenderScreen } from '../../../elements/first/attention.js'
import { describePrerender } from '../contracts/describe-prerender.js'
import { cleanUpAfterEach } from '../support/setup.js'

cleanUpAfterEach()

describePrerender('attention count', {
  tag: 'x-attention',
  prerenderScreen,
  parts: '[part~=count]',
  laterAttributes: ['role', 'aria-label'],
  places: '[part~=count]',
  same: {
    'with some devices': { properties: { deviceIds: ['device_back_door', 'device_garage', 'device_cellar'] } },
    'with devices alone': { properties: { include: ['devices'] } },
    'above the largest number': { properties: { max: 1 } },
    'with zero': { properties: { hideZero: false } }
  },
  left: {
    'with codes': { properties: { include: ['codes'] } },
    'without a response': { properties: { deviceIds: [] } }
  }
})
