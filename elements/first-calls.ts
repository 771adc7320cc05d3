import { listOption, textOption } from '../src/element/options/option.js'
import type { PreloadCall, PreloadCalls } from '../src/element/preload/preload.js'
import { readOptionsFromDom } from '../src/element/preload/read-options-from-dom.js'
import {
  accessCodeListParameters,
  accessCodeReadParameters
} from '../src/features/access-codes/data/read-parameters.js'
import { deviceListParameters, deviceParameters, isEmptyFilter } from '../src/features/device/data/read-parameters.js'

type CallsOf = (element: Element) => readonly PreloadCall[]

const idIn = (element: Element): string | undefined => readOptionsFromDom(element, { deviceId: textOption() }).deviceId

const device: CallsOf = (element) => {
  const id = idIn(element)
  return id === undefined ? [] : [{ path: '/devices/get', parameters: deviceParameters(id) }]
}

const deviceAndCodes: CallsOf = (element) => {
  const id = idIn(element)
  if (id === undefined) return []
  return [...device(element), { path: '/access_codes/list', parameters: accessCodeListParameters(id) }]
}

const deviceList: CallsOf = (element) => {
  const filter = readOptionsFromDom(element, { deviceIds: listOption(), connectedAccountIds: listOption() })
  return isEmptyFilter(filter) ? [] : [{ path: '/devices/list', parameters: deviceListParameters(filter) }]
}

const accessCode: CallsOf = (element) => {
  const { accessCodeId } = readOptionsFromDom(element, { accessCodeId: textOption() })
  if (accessCodeId === undefined) return []
  return [{ path: '/access_codes/get', parameters: accessCodeReadParameters(accessCodeId) }]
}

const sessionAlone: CallsOf = () => []

/** The first requests of each element. */
export const FIRST_CALLS: PreloadCalls = new Map([
  ['device-table', deviceList],
  ['device-details', device],
  ['lock-details', deviceAndCodes],
  ['noise-sensor-details', device],
  ['thermostat', device],
  ['preset-manager', device],
  ['thermostat-schedule', device],
  ['access-code-table', (element) => (idIn(element) === undefined ? deviceList : deviceAndCodes)(element)],
  ['access-code-details', accessCode],
  ['access-code-form', sessionAlone],
  ['supported-devices', sessionAlone],
  ['connect-account', sessionAlone],
  ['activity', sessionAlone],
  ['overview', deviceList]
])
