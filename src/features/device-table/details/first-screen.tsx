import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { booleanOption, textOption } from '../../../element/options/option.js'
import { readFirstDevice } from '../../device/read-first-device.js'
import { FirstLockDetails } from './first-lock-details.js'

const PROPS = { deviceId: textOption(), disableLockUnlock: booleanOption() }

/** First screen of a lock without issues. */
export const LOCK_DETAILS: Prerender<typeof PROPS> = {
  bailOutOptions: [],
  props: PROPS,
  render({ deviceId, disableLockUnlock }, [answer, codes], localization) {
    const device = readFirstDevice(answer, deviceId, 'lock')
    return device && <FirstLockDetails {...{ device, codes, disableLockUnlock, localization }} />
  }
}
