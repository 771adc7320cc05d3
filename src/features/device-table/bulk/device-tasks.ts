import { useElement } from '../../../element/custom-element/element-context.js'
import { ClimateChangeEvent, FanModeChangeEvent } from '../../climate/climate-events.js'
import { LockChangeEvent } from '../../lock/lock-events.js'
import { type Climate, climateFrom, deviceClimate } from '../../climate/rules/climate.js'
import { climateLimits } from '../../climate/rules/climate-limits.js'
import { climateRequest, isClimateChanged } from '../../climate/rules/climate-request.js'
import { readClimate } from '../../climate/rules/climate-setting.js'
import { presetOf } from '../../climate/rules/climate-preset.js'
import { canDo, isAsTold, type ManyAction } from '../rules/many-devices.js'
import type { Device } from '../../../core/resources/resources.js'
import type { FanMode } from '../../../client/resources.js'
import type { Change } from '../../../core/actions/change.js'
import type { BulkTask } from '../../../core/bulk/bulk-task.js'
import { lockChange } from '../../device/data/changes.js'
import { activatePresetChange, climateChange, fanModeChange } from '../../climate/data/climate-changes.js'
import type { AskedDevices } from '../../device/asked-devices.js'

/** What is done to each of many devices, and what is told of it. */
export interface DeviceTasks {
  lock(device: Device, action: 'lock' | 'unlock'): BulkTask[]
  preset(device: Device, key: string): BulkTask[]
  climate(device: Device, climate: Climate): BulkTask[]
  fan(device: Device, mode: FanMode): BulkTask[]
}

/** What a dialog is asked about, with what it can do to these devices. */
export interface AskedTasks extends AskedDevices {
  readonly tasks: DeviceTasks
}

export function useDeviceTasks(): DeviceTasks {
  const { session, controller } = useElement()
  const known = (id: string): Device | undefined => session.store.getState().confirmed.devices.get(id)?.resource

  function task(
    { device_id: id }: Device,
    action: ManyAction,
    change: Change<unknown>,
    event: Event | undefined,
    isSo: (device: Device) => boolean
  ): BulkTask {
    return {
      ids: [id],
      change,
      obstacle() {
        const device = known(id)
        return device ? (canDo(device, action) ? undefined : 'unable') : 'gone'
      },
      isSo() {
        const device = known(id)
        return device !== undefined && isSo(device)
      },
      onDone: () => event && controller.dispatch(event)
    }
  }

  function climateEvent(device: Device, climate: Climate): Event | undefined {
    const request = climateRequest(device, climate)
    return request && new ClimateChangeEvent(request)
  }

  return {
    lock: (device, action) => [
      task(device, action, lockChange(device, action), new LockChangeEvent(device.device_id, action), (now) =>
        isAsTold(now, action)
      )
    ],
    preset(device, key) {
      const preset = presetOf(device, key)
      if (!preset) return []
      const climate = climateFrom(readClimate(preset), deviceClimate(device), climateLimits(device))
      const change = activatePresetChange(device, preset)
      return [task(device, 'preset', change, climateEvent(device, climate), (now) => !isClimateChanged(now, climate))]
    },
    climate(device, climate) {
      const fitting = climateFrom(climate, climate, climateLimits(device))
      const request = climateRequest(device, fitting)
      if (!request) return []
      const isSo = (now: Device): boolean => !isClimateChanged(now, fitting)
      return [task(device, 'climate', climateChange(request), new ClimateChangeEvent(request), isSo)]
    },
    fan: (device, mode) => [
      task(
        device,
        'fan',
        fanModeChange(device, mode),
        new FanModeChangeEvent(device.device_id, mode),
        (now) => now.properties?.fan_mode_setting === mode
      )
    ]
  }
}
