import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { deviceOptions } from '../../device/device-options.js'
import { readFirstDevice } from '../../device/read-first-device.js'
import { FirstLockDetails } from './first-lock-details.js'

/** First screen of a lock without issues. */
export const LOCK_DETAILS: Prerender<typeof deviceOptions> = {
  options: deviceOptions,
  render({ deviceId, disableLockUnlock }, [answer, codes], localization) {
    const device = readFirstDevice(answer, deviceId, 'lock')
    return device && <FirstLockDetails {...{ device, codes, disableLockUnlock, localization }} />
  }
}
