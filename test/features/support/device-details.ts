import { DeviceDetailsElement } from '../../../elements/device-details.js'
import { type Screen, show, type TestPlatform } from './stage.js'

export type DeviceDetails = Screen<DeviceDetailsElement>

export const addDeviceDetails = (
  { client }: TestPlatform,
  deviceId: string,
  properties: Partial<DeviceDetailsElement> = {}
): DeviceDetails => show(DeviceDetailsElement, { client, deviceId, ...properties })

/** Adds the details of a device and waits for its content. */
export async function loadedDeviceDetails(...given: Parameters<typeof addDeviceDetails>): Promise<DeviceDetails> {
  const details = addDeviceDetails(...given)
  await details.find('button', 'Edit name')
  return details
}
