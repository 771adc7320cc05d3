import type { ThermostatSchedule } from '../../client/resources.js'
import type { DeviceRecord } from './device-record.js'
import { zoneOffset } from './time-of-day.js'
import { WORKSPACE_ID } from './workspace.js'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A period during which a thermostat uses a preset instead of its weekly program. */
export interface SandboxThermostatSchedule {
  /** Key of the climate preset. */
  readonly preset: string
  readonly name?: string
  /** ISO 8601 date, like `endsAt`. */
  readonly startsAt: string
  readonly endsAt: string
  /** If `true`, the setting can be changed at the thermostat. @default false */
  readonly isOverrideAllowed?: boolean
  /** How long such a change lasts, in minutes. @default no limit */
  readonly maxOverrideMinutes?: number
}

/** A schedule relative to the day on which the sandbox starts, in local hours. */
interface Sample extends Omit<SandboxThermostatSchedule, 'startsAt' | 'endsAt'> {
  readonly from: readonly [day: number, hour: number]
  readonly to: readonly [day: number, hour: number]
}

const samples: Readonly<Record<string, readonly Sample[]>> = {
  device_hallway_thermostat: [
    {
      preset: 'guest_arrival',
      name: 'Guests arrive',
      from: [1, 15],
      to: [1, 22],
      isOverrideAllowed: true,
      maxOverrideMinutes: 120
    },
    { preset: 'away', name: 'Holidays', from: [4, 10], to: [11, 18] }
  ],
  device_bedroom_thermostat: [
    { preset: 'night', from: [-1, 22], to: [1, 7], isOverrideAllowed: true },
    { preset: 'holiday', name: 'Ferien', from: [20, 9], to: [34, 20] }
  ],
  device_studio_thermostat: [{ preset: 'eco', from: [2, 8], to: [3, 8] }]
}

export const scheduleId = (deviceId: string, number: number): string =>
  `schedule_${deviceId.replace('device_', '')}_${number}`

/** The fields of a schedule that the user can edit. */
export type ThermostatScheduleDraft = Omit<
  ThermostatSchedule,
  'thermostat_schedule_id' | 'device_id' | 'workspace_id' | 'created_at' | 'errors'
>

export const thermostatSchedule = (
  { device_id, created_at }: Pick<DeviceRecord, 'device_id' | 'created_at'>,
  id: string,
  draft: ThermostatScheduleDraft
): ThermostatSchedule => ({
  thermostat_schedule_id: id,
  device_id,
  workspace_id: WORKSPACE_ID,
  created_at,
  errors: [],
  ...draft
})

/** Creates the initial schedules of a thermostat. @param start creation time of the sandbox, in ms since 1970 */
export function createInitialSchedules(
  device: DeviceRecord,
  start: number,
  configured: readonly SandboxThermostatSchedule[] | undefined
): ThermostatSchedule[] {
  const zone = device.location?.timezone ?? 'UTC'
  const today = Math.floor((start + zoneOffset(zone, start)) / DAY)
  const toIsoDate = ([day, hour]: Sample['from']): string => {
    const localTime = (today + day) * DAY + hour * HOUR
    return new Date(localTime - zoneOffset(zone, localTime)).toISOString()
  }
  const sampleSchedules = (samples[device.device_id] ?? []).map(({ from, to, ...traits }) => ({
    ...traits,
    startsAt: toIsoDate(from),
    endsAt: toIsoDate(to)
  }))
  return (configured ?? sampleSchedules).map((traits, index) =>
    thermostatSchedule(device, scheduleId(device.device_id, index + 1), {
      climate_preset_key: traits.preset,
      name: traits.name ?? null,
      starts_at: traits.startsAt,
      ends_at: traits.endsAt,
      is_override_allowed: traits.isOverrideAllowed ?? false,
      max_override_period_minutes: traits.maxOverrideMinutes ?? null
    })
  )
}
