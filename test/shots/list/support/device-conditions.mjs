import { UNREACHABLE } from './faults.mjs'
import { ENDLESS_NAME, ENDLESS_WORD, NO_PICTURE } from './texts.mjs'

const GET = '/devices/get'

const named = (name) => ({ devices: { '*': { display_name: name, nickname: name, properties: { name } } } })
const pictured = (image_url) => ({ devices: { '*': { properties: { image_url } } } })

/** States of every device screen in which the device is not shown. */
export const withoutDevice = {
  loading: { platform: { holds: [GET] }, steps: [['see', 'Loading device']] },
  error: { platform: { faults: { [GET]: UNREACHABLE } }, steps: [['see', 'could not be loaded']] },
  'not found': { options: { deviceId: 'device_of_nobody' }, steps: [['see', 'could not be found']] },
  'no device chosen': { options: { deviceId: undefined }, steps: [['see', 'No device selected']] }
}

/** A screen that goes offline after it was loaded. */
export const withoutNetwork = (...loaded) => ({ steps: [...loaded, ['goOffline'], ['see', 'You’re offline']] })

/** States of every device screen with unusual device data. The given steps wait until it is loaded. */
export const unusualDevice = (...loaded) => ({
  'without network': withoutNetwork(...loaded),
  'name of 10,000 characters': { platform: named(ENDLESS_NAME), steps: loaded },
  'word of 10,000 characters': { platform: named(ENDLESS_WORD), steps: loaded },
  'no name': { platform: named(''), steps: loaded },
  'no picture': { platform: pictured(null), steps: loaded },
  'picture that fails': { platform: pictured(NO_PICTURE), steps: loaded }
})
