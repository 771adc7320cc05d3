import type { FirstScreen } from '../../../element/first/first-drawing.js'
import { readList, readOne } from '../../../element/first/read-answer.js'
import { booleanOption, textOption } from '../../../element/options/option.js'
import { accessCodes, devices } from '../../../core/resources/resource-kind.js'
import { deviceErrors, deviceWarnings } from '../../device/rules/device-issues.js'
import { deviceKind } from '../../device/rules/device.js'
import { isBoltTold } from '../../lock/bolt.js'
import { FirstLockDetails } from './first-lock-details.js'

const LOOK = { deviceId: textOption(), disableLockUnlock: booleanOption() }

/** The details of a lock that tells where its bolt is, and of which nothing is wrong. */
export const LOCK_DETAILS: FirstScreen<typeof LOOK> = {
  without: [],
  look: LOOK,
  render({ deviceId = '', disableLockUnlock }, [answer, codes], localization) {
    const device = readOne(devices, answer, 'device', deviceId)
    if (!device || deviceKind(device) !== 'lock' || !isBoltTold(device)) return undefined
    if (deviceErrors(device).length + deviceWarnings(device).length > 0) return undefined
    const list = readList(accessCodes, codes, 'access_codes')
    const codeCount = list?.isComplete ? list.resources.length : undefined
    return <FirstLockDetails {...{ device, codeCount, disableLockUnlock, localization }} />
  }
}
