import type { DeviceRecord } from './device-record.js'
import { deviceImage } from './images.js'
import { WORKSPACE_ID } from './workspace.js'

/** A device that is neither a lock, a thermostat nor a noise sensor, and belongs to no account. */
export const samplePhones = (): DeviceRecord[] => [
  {
    device_id: 'device_night_porter_phone',
    device_type: 'ios_phone',
    display_name: 'Night Porter’s Phone',
    nickname: null,
    workspace_id: WORKSPACE_ID,
    is_managed: true,
    errors: [],
    warnings: [],
    properties: { name: 'Night Porter’s Phone', online: true, image_url: deviceImage('phone', '#333b44') }
  }
]
