import type { Action } from '../../core/actions/action.js'
import type { Device } from '../../core/resources/resources.js'
import { failureText } from '../../element/hooks/failure-text.js'
import { ofDevice, withProperties } from './data/of-device.js'
import { DeviceRenameEvent } from './device-events.js'
import { deviceName } from './rules/device.js'

interface Input {
  readonly device: Device
  readonly name: string
}

/** Key of the mutations of a device's name. */
export const nameKey = (deviceId: string): string => `name ${deviceId}`

const renamed = (device: Device, name: string): Device => ({ ...withProperties(device, { name }), display_name: name })

/** Renames a device. The new name is shown at once. */
export const renameDevice: Action<Input, Device> = {
  mutation({ device: { device_id }, name }) {
    const params = { device_id, name }
    return {
      key: nameKey(device_id),
      onConflict: 'ignore',
      operation: 'devices.update',
      params,
      isOptimistic: true,
      request: ({ devices }, options) => devices.update(params, options),
      ...ofDevice(device_id, deviceName, (current) => renamed(current, name))
    }
  },
  event: ({ device, name }) => new DeviceRenameEvent(device.device_id, name),
  inverse({ device, name }) {
    const previous = deviceName(device)
    return previous ? { device: renamed(device, name), name: previous } : undefined
  },
  isApplied: (device, { name }) => device !== undefined && deviceName(device) === name,
  texts: ({ device, name }, messages) => ({
    success: { subject: name, message: messages.thermostat.saved },
    failed: (error) => ({
      subject: deviceName(device),
      message: failureText(error, messages.device.renameFailed, messages)
    })
  })
}
