import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { readList } from '../../element/prerender/read-answer.js'
import { booleanOption, textOption } from '../../element/options/option.js'
import { devices } from '../../core/resources/resource-kind.js'
import { accessCodeListParameters } from '../access-codes/data/read-parameters.js'
import { deviceKind } from '../device/rules/device.js'
import { LOAD_DETAILS } from './details/load-details.js'
import { FirstDeviceTable } from './first-device-table.js'

const PROPS = {
  heading: textOption(),
  dense: booleanOption(),
  disableSearch: booleanOption()
}

export const DEVICE_TABLE: Prerender<typeof PROPS> = {
  bailOutOptions: ['deviceComparator', 'deviceFilter', 'openedDeviceId', 'rowActions', 'selectable', 'view'],
  props: PROPS,
  render(display, [answer], localization) {
    const list = answer && readList(devices, answer, 'devices')
    if (!list?.resources.some(deviceKind)) return undefined
    return <FirstDeviceTable {...{ display, localization }} devices={list.resources} isComplete={list.isComplete} />
  },
  preloadRow(id, [answer], preload) {
    const device = answer && readList(devices, answer, 'devices')?.resources.find(({ device_id }) => device_id === id)
    if (!device) return
    const kind = deviceKind(device) ?? 'lock'
    // It is loaded again when it is rendered.
    LOAD_DETAILS[kind]().catch(() => {})
    if (kind === 'lock') preload({ path: '/access_codes/list', parameters: accessCodeListParameters(id) })
  }
}
