import { listOption, textOption } from '../src/element/options/option.js'
import type { FirstCall, FirstCalls } from '../src/element/start/first-calls.js'
import { readEarly } from '../src/element/start/read-early.js'
import {
  accessCodeListParameters,
  accessCodeReadParameters
} from '../src/features/access-codes/data/read-parameters.js'
import { deviceListParameters, deviceParameters } from '../src/features/device/data/read-parameters.js'

type CallsOf = (element: Element) => readonly FirstCall[]

const idIn = (element: Element): string | undefined => readEarly(element, { deviceId: textOption() }).deviceId

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
  const filter = readEarly(element, { deviceIds: listOption(), connectedAccountIds: listOption() })
  return [{ path: '/devices/list', parameters: deviceListParameters(filter) }]
}

const accessCode: CallsOf = (element) => {
  const { accessCodeId } = readEarly(element, { accessCodeId: textOption() })
  if (accessCodeId === undefined) return []
  return [{ path: '/access_codes/get', parameters: accessCodeReadParameters(accessCodeId) }]
}

const sessionAlone: CallsOf = () => []

/** What each element asks for first. */
export const FIRST_CALLS: FirstCalls = new Map([
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
