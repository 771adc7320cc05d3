import { DeviceTableElement } from '../../../elements/device-table.js'
import type { Device } from './sent.js'
import { type Screen } from './stage.js'

export type DeviceTable = Screen<DeviceTableElement>

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
