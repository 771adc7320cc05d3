import type { ElementSession, IssueFilter, MessageOverrides, SessionOptions } from 'latchkey/elements/device-table'
import { type DeviceComparator, type DeviceFilter, DeviceTableElement } from 'latchkey/elements/device-table'

export const locksOnly: DeviceFilter = (device, search) =>
  device.properties.locked && device.display_name.includes(search)
export const august: DeviceFilter = (device) => device.device_type.startsWith('august')
const byName: DeviceComparator = (first, second) => first.properties.name.localeCompare(second.properties.name)
const ofDevices: IssueFilter = ({ is_device_error }) => is_device_error
const messages: MessageOverrides = { deviceTable: { heading: 'Doors', count: (count) => `${count} doors` } }
const options: SessionOptions = { publishableKey: 'seam_pk1_key', timeout: 10_000 }

export const table: DeviceTableElement = document.createElement('x-device-table')
Object.assign(table, options)
table.deviceFilter = locksOnly
table.deviceComparator = byName
table.errorFilter = ofDevices
table.messages = messages
export const session: ElementSession | undefined = table.session

table.addEventListener('device-click', ({ detail }) => {
  const { device_id, device }: { device_id: string; device: { display_name: string } } = detail
  console.warn(device_id, device.display_name)
})
table.addEventListener('platform-error', ({ detail: { error, operation } }) => console.warn(operation, error))
// @ts-expect-error The field is unknown.
table.addEventListener('lock-change', ({ detail }) => console.warn(detail.looked))
// @ts-expect-error The text is unknown.
export const misspelt: MessageOverrides = { deviceTable: { headng: 'Doors' } }
// @ts-expect-error The field is unknown.
export const wrong: DeviceFilter = (device) => device.properties.looked
