import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { type PreloadedAnswer, readList } from '../../element/prerender/read-answer.js'
import { booleanOption, textOption } from '../../element/options/option.js'
import { devices } from '../../core/resources/resource-kind.js'
import type { Device } from '../../core/resources/resources.js'
import { accessCodeListParameters } from '../access-codes/data/read-parameters.js'
import { isFirstDevice } from '../device/read-first-device.js'
import { deviceKind } from '../device/rules/device.js'
import { PANES_WIDTH } from './device-list-options.js'
import { LOAD_DETAILS } from './details/load-details.js'
import { LOAD_FIRST_DETAILS } from './details/load-first-details.js'
import { FirstDeviceTable } from './first-device-table.js'

const PROPS = {
  heading: textOption(),
  dense: booleanOption(),
  disableSearch: booleanOption(),
  disableLockUnlock: booleanOption(),
  /** Compared after a row was opened. */
  openedDeviceId: textOption()
}

const listOf = (answer: PreloadedAnswer | undefined) => answer && readList(devices, answer, 'devices')

const deviceOf = (answer: PreloadedAnswer | undefined, id: string): Device | undefined =>
  listOf(answer)?.resources.find(({ device_id }) => device_id === id)

export const DEVICE_TABLE: Prerender<typeof PROPS> = {
  bailOutOptions: ['deviceComparator', 'deviceFilter', 'openedDeviceId', 'rowActions', 'selectable', 'view'],
  props: PROPS,
  render(display, [answer], localization) {
    const list = listOf(answer)
    if (!list?.resources.some(deviceKind)) return undefined
    return <FirstDeviceTable {...{ display, localization }} devices={list.resources} isComplete={list.isComplete} />
  },
  preloadRows([answer]) {
    // The most common devices; others are loaded when they are pressed. The element has no size yet.
    if (innerWidth < PANES_WIDTH && listOf(answer)?.resources.some((device) => deviceKind(device) === 'lock'))
      LOAD_FIRST_DETAILS.lock().catch(() => {})
  },
  async loadRow(id, [answer], width, preload) {
    const listed = deviceOf(answer, id)
    if (!listed) return undefined
    const kind = deviceKind(listed) ?? 'lock'
    // It is loaded again when it is rendered.
    LOAD_DETAILS[kind]().catch(() => {})
    if (kind === 'lock') preload({ path: '/access_codes/list', parameters: accessCodeListParameters(id) })
    if (width >= PANES_WIDTH) return undefined
    const FirstDetails = await LOAD_FIRST_DETAILS[kind]()
    return ({ disableLockUnlock }, [list, codes], localization) => {
      const device = deviceOf(list, id)
      if (!device || !isFirstDevice(device, kind)) return undefined
      return <FirstDetails {...{ device, codes, disableLockUnlock, localization }} isOpened />
    }
  }
}
