import type { DeviceScope } from '../../../core/gate/device-scope.js'
import { listOption, textOption } from '../../../element/options/option.js'
import type { OptionValues } from '../../../element/options/option-table.js'
import { isEmptyFilter } from '../../device/data/read-parameters.js'

/** Options that select the first reads of elements. */
export const FIRST_OPTIONS = {
  accessCodeId: textOption(),
  connectedAccountIds: listOption(),
  deviceId: textOption(),
  deviceIds: listOption()
}

export type FirstOptions = OptionValues<typeof FIRST_OPTIONS>

/** Selection of each first request, by path. */
interface Selections {
  '/access_codes/get': string
  '/access_codes/list': string
  '/devices/get': string
  '/devices/list': DeviceScope
}

export type BySelection<Read> = { readonly [Path in keyof Selections]: (selection: Selections[Path]) => Read }

/** Creates a read of an element: a request before it is defined, a query afterwards. */
export type Create<Read> = <Path extends keyof Selections>(path: Path, selection: Selections[Path]) => Read

type ReadFirst = <Read>(create: Create<Read>, options: FirstOptions) => readonly Read[]

const device: ReadFirst = (create, { deviceId: id }) => (id === undefined ? [] : [create('/devices/get', id)])

const devices: ReadFirst = (create, filter) => (isEmptyFilter(filter) ? [] : [create('/devices/list', filter)])

const lock: ReadFirst = (create, { deviceId: id }) =>
  id === undefined ? [] : [create('/devices/get', id), create('/access_codes/list', id)]

/** First reads of an element, by the name that it passes to `readFirst`. */
export const FIRST_READS = {
  accessCode: (create, { accessCodeId: id }) => (id === undefined ? [] : [create('/access_codes/get', id)]),
  device,
  devices,
  lock,
  lockOrDevices: (create, options) => (options.deviceId === undefined ? devices : lock)(create, options)
} satisfies Record<string, ReadFirst>
