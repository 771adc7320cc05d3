import type { Prerender } from '../../../element/prerender/create-prerenderer.js'
import { readList } from '../../../element/prerender/read-answer.js'
import { booleanOption, textOption } from '../../../element/options/option.js'
import { accessCodes } from '../../../core/resources/resource-kind.js'
import { readFirstDevice } from '../../device/read-first-device.js'
import { isLockStateKnown } from '../../lock/hero-latch.js'
import { FirstLockDetails } from './first-lock-details.js'

const PROPS = { deviceId: textOption(), disableLockUnlock: booleanOption() }

/** First screen of a lock that reports its state and has no issues. */
export const LOCK_DETAILS: Prerender<typeof PROPS> = {
  bailOutOptions: [],
  props: PROPS,
  render({ deviceId, disableLockUnlock }, [answer, codes], localization) {
    const device = readFirstDevice(answer, deviceId, 'lock')
    if (!device || !isLockStateKnown(device)) return undefined
    const list = codes && readList(accessCodes, codes, 'access_codes')
    const codeCount = list?.isComplete ? list.resources.length : undefined
    return <FirstLockDetails {...{ device, codeCount, disableLockUnlock, localization }} />
  }
}
