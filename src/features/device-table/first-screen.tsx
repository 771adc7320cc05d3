import { devices } from '../../core/resources/resource-kind.js'
import type { Device } from '../../core/resources/resources.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import type { Prerender } from '../../element/prerender/create-prerenderer.js'
import { type PreloadedResponse, readList } from '../../element/prerender/read-response.js'
import { accessCodeListParameters } from '../access-codes/data/read-parameters.js'
import { DeviceClickEvent } from '../device/device-events.js'
import { isFirstDevice } from '../device/read-first-device.js'
import { deviceKind } from '../device/rules/device.js'
import { LOAD_DETAILS, LOAD_FIRST_DETAILS } from './details/load-details.js'
import { deviceTableOptions, PANES_WIDTH } from './device-table-options.js'
import { FirstDeviceTable } from './first-device-table.js'

const listOf = (response: PreloadedResponse | undefined) => response && readList(devices, response, 'devices')

const deviceOf = (response: PreloadedResponse | undefined, id: string): Device | undefined =>
  listOf(response)?.resources.find(({ device_id }) => device_id === id)

export const DEVICE_TABLE: Prerender<typeof deviceTableOptions> = {
  options: deviceTableOptions,
  render(display, [response], localization) {
    const list = listOf(response)
    if (!list?.resources.some(deviceKind)) return undefined
    return <FirstDeviceTable list={list} display={display} localization={localization} />
  },
  eventOf(id, [response]) {
    const device = deviceOf(response, id)
    return device && new DeviceClickEvent(device)
  },
  async loadRow({ id, responses, props: { details: place }, width, preload }) {
    const listed = deviceOf(responses[0], id)
    if (!listed) return undefined
    const kind = deviceKind(listed) ?? 'lock'
    // It is loaded again when it is rendered.
    const preloadRendering = (): void => void LOAD_DETAILS[kind]().catch(() => {})
    if (kind === 'lock') preload({ path: '/access_codes/list', parameters: accessCodeListParameters(id) })
    if (!isFirstDevice(listed, kind)) return void preloadRendering()
    const isAside = width >= PANES_WIDTH && place !== 'screen'
    const opened = isAside ? 'aside' : 'instead'
    const renderDetails = await LOAD_FIRST_DETAILS[kind]()
    return {
      isAside,
      preloadRendering,
      render(display, [response, codes], localization) {
        const list = listOf(response)
        const device = deviceOf(response, id)
        if (!list || !device || !isFirstDevice(device, kind)) return undefined
        const { disableLockUnlock } = display
        const details = renderDetails({ device, codes, disableLockUnlock, localization, opened })
        if (!details) return undefined
        return isAside ? (
          <FirstDeviceTable list={list} display={display} localization={localization} opened={{ id, details }} />
        ) : (
          <RootFrame {...localization}>{details}</RootFrame>
        )
      }
    }
  }
}
