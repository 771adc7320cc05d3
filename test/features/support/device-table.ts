import { DeviceTableElement } from '../../../elements/device-table.js'
import type { Device } from './sent.js'
import { type Screen, show, type TestPlatform, until } from './stage.js'

export type DeviceTable = Screen<DeviceTableElement>

export const addDeviceTable = (
  { client }: TestPlatform,
  properties: Partial<DeviceTableElement> = {},
  setting?: { readonly width: number }
): DeviceTable => show(DeviceTableElement, { client, ...properties }, setting)

/** Adds a table and waits for its rows. */
export async function loadedDeviceTable(...given: Parameters<typeof addDeviceTable>): Promise<DeviceTable> {
  const table = addDeviceTable(...given)
  await until(() => table.all('row').length > 0)
  return table
}

export const headingOf = (table: DeviceTable): string | undefined => table.all('heading')[0]?.textContent?.trim()

/** Returns an edit that sets the errors of devices. */
export const withErrors =
  (errors: Readonly<Record<string, Device['errors']>>) =>
  (device: Device): void => {
    device.errors = errors[device.device_id] ?? []
  }

export const offline = { error_code: 'device_offline', message: 'It is offline.', is_device_error: true } as const
export const disconnected = {
  error_code: 'account_disconnected',
  message: 'Connect it.',
  is_connected_account_error: true,
  is_device_error: false
} as const
