import {
  type AccessCodeTableElement,
  configure,
  type DeviceClickEvent,
  type DeviceTableElement,
  defineElements,
  type ThermostatElement
} from 'latchkey'
import 'latchkey/elements/device-table'
import { type Device, isApiError, PlatformClient } from 'latchkey/client'
import { createSandbox } from 'latchkey/sandbox'

configure({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'user-1' })
configure({ sandbox: true })
defineElements({ prefix: 'acme' })

export const table: DeviceTableElement = document.createElement('x-device-table')
table.deviceIds = ['a', 'b']
table.heading = undefined
table.deviceFilter = (device, search) => device.device_id.includes(search)
table.theme = 'dark'
// @ts-expect-error The value has to be an array of strings.
table.deviceIds = 'a,b'
// @ts-expect-error The theme is unknown.
table.theme = 'pink'
// @ts-expect-error The session is made by the element.
table.session = undefined

table.addEventListener('device-click', (event) => {
  const clicked: DeviceClickEvent = event
  const id: string = clicked.detail.device_id
  console.warn(id)
  event.preventDefault()
})
document.querySelector('x-session')?.addEventListener('session-change', ({ detail }) => {
  const client: PlatformClient = detail.client
  console.warn(client)
})

export async function list(): Promise<Device[]> {
  const client = PlatformClient.fromApiKey('seam_apikey1_key', {
    fetch: createSandbox(),
    waitForActionAttempt: { timeout: 1 }
  })
  const devices = await client.devices.list({ limit: 20 })
  const pages = client.createPaginator(client.devices.list({ limit: 20 }))
  for await (const device of pages.flatten()) console.warn(device.device_id)
  try {
    await client.locks.unlockDoor({ device_id: 'a' }, { waitForActionAttempt: false })
  } catch (error) {
    if (isApiError(error)) console.warn(error.code, error.statusCode)
  }
  return devices
}

export const codes: AccessCodeTableElement = document.createElement('x-access-code-table')
codes.deviceId = 'a'
codes.accessCodeFilter = (code, search) => code.name?.includes(search) ?? false
codes.accessCodeComparator = (first, second) => first.access_code_id.localeCompare(second.access_code_id)
// @ts-expect-error A comparator answers with a number.
codes.accessCodeComparator = () => true
// @ts-expect-error The table has no code of its own.
codes.accessCodeId = 'a'
document.createElement('x-access-code-form').addEventListener('access-code-created', ({ detail }) => {
  const { access_code_id, type }: { access_code_id: string; type: 'ongoing' | 'time_bound' } = detail
  console.warn(access_code_id, type)
})

export const thermostat: ThermostatElement = document.createElement('x-thermostat')
thermostat.temperatureUnit = 'celsius'
// @ts-expect-error Kelvin is not among the units.
thermostat.temperatureUnit = 'kelvin'
thermostat.addEventListener('climate-change', ({ detail }) => {
  const {
    device_id,
    hvac_mode_setting
  }: { device_id: string; hvac_mode_setting: 'heat' | 'cool' | 'heat_cool' | 'off' } = detail
  console.warn(device_id, hvac_mode_setting)
})
document
  .createElement('x-preset-manager')
  .addEventListener('preset-deleted', ({ detail }) => console.warn(detail.climate_preset_key))

configure({ disableTelemetry: true })
const catalogue = document.createElement('x-supported-devices')
catalogue.excludedManufacturers = ['Nuki']
catalogue.disableFilter = true
// @ts-expect-error The value has to be an array of strings.
catalogue.includeIf = 'software_features.can_remotely_unlock'
const connect = document.createElement('x-connect-account')
connect.customMetadata = { building: 'North', staff: true }
// @ts-expect-error The platform keeps texts and booleans.
connect.customMetadata = { floor: { number: 3 } }
connect.addEventListener('connect-webview', (event) => {
  const url: string = event.detail.url
  event.preventDefault()
  console.warn(url)
})
