import type { FirstScreen } from '../../element/first/first-drawing.js'
import { isObject } from '../../element/options/is-object.js'
import { booleanOption, textOption } from '../../element/options/option.js'
import type { Device } from '../../core/resources/resources.js'
import { byId } from '../../core/resources/by-id.js'
import { devices } from '../../core/resources/resource-kind.js'
import { deviceKind } from '../device/rules/device.js'
import { FirstDeviceTable } from './first-device-table.js'

/** What the platform answers to the list of devices, as far as it can be known. */
interface Answer {
  readonly devices: readonly Device[]
  readonly pagination?: { readonly has_next_page?: unknown } | null
}

const isAnswer = (answer: unknown): answer is Answer =>
  isObject(answer) && 'devices' in answer && Array.isArray(answer.devices)

const LOOK = {
  heading: textOption(),
  dense: booleanOption(),
  disableSearch: booleanOption()
}

/** The device table, once its devices are there; one that has none says so when React is there. */
export const DEVICE_TABLE: FirstScreen<typeof LOOK> = {
  without: ['deviceComparator', 'deviceFilter', 'openedDeviceId', 'rowActions', 'selectable', 'view'],
  look: LOOK,
  render(look, answer, localization) {
    if (!isAnswer(answer)) return undefined
    const known = [...byId(devices, answer.devices).values()]
    if (!known.some(deviceKind)) return undefined
    const isComplete = answer.pagination?.has_next_page !== true
    return <FirstDeviceTable {...{ isComplete, look, localization }} devices={known} />
  }
}
