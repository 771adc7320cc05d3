import { accessCodeListQuery, accessCodeQuery } from '../src/features/access-codes/data/access-code-queries.js'
import { deviceListQuery, deviceQuery } from '../src/features/device/data/queries.js'
import type { Ask, FirstQueries } from '../src/element/start/early-start.js'
import { listOption, textOption } from '../src/element/options/option.js'
import { readEarly } from '../src/element/start/read-early.js'

const device: Ask = ({ observe }, element) => {
  const { deviceId } = readEarly(element, { deviceId: textOption() })
  return deviceId === undefined ? [] : [observe(deviceQuery(deviceId), true).release]
}

const deviceAndCodes: Ask = (session, element) => {
  const { deviceId } = readEarly(element, { deviceId: textOption() })
  if (deviceId === undefined) return element.localName.endsWith('access-code-table') ? deviceList(session, element) : []
  return [...device(session, element), session.observe(accessCodeListQuery(deviceId), true).release]
}

const accessCode: Ask = ({ observe }, element) => {
  const { accessCodeId } = readEarly(element, { accessCodeId: textOption() })
  return accessCodeId === undefined ? [] : [observe(accessCodeQuery(accessCodeId), true).release]
}

const deviceList: Ask = ({ observe }, element) => {
  const filter = readEarly(element, { deviceIds: listOption(), connectedAccountIds: listOption() })
  return [observe(deviceListQuery(filter), true).release]
}

const sessionAlone: Ask = () => []

/** What each element asks for first. */
export const FIRST_QUERIES: FirstQueries = new Map([
  ['device-table', deviceList],
  ['device-details', device],
  ['lock-details', deviceAndCodes],
  ['noise-sensor-details', device],
  ['thermostat', device],
  ['preset-manager', device],
  ['access-code-table', deviceAndCodes],
  ['access-code-details', accessCode],
  ['access-code-form', sessionAlone],
  ['supported-devices', sessionAlone],
  ['connect-account', sessionAlone]
])
