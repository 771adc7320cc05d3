import type { ThermostatSchedule } from '../../client/resources.js'
import { type DeviceRecord, itemId } from './device-record.js'
import { DAY, HOUR, zoneOffset } from './time.js'
import { WORKSPACE_ID } from './workspace.js'

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

/** Day relative to the start of the sandbox, and local hour. */
type LocalTime = readonly [day: number, hour: number]

type Sample = readonly [
  preset: string,
  from: LocalTime,
  to: LocalTime,
  traits?: Omit<SandboxThermostatSchedule, 'preset' | 'startsAt' | 'endsAt'>
]

const samples: Readonly<Record<string, readonly Sample[]>> = {
  device_hallway_thermostat: [
    ['guest_arrival', [1, 15], [1, 22], { name: 'Guests arrive', isOverrideAllowed: true, maxOverrideMinutes: 120 }],
    ['away', [4, 10], [11, 18], { name: 'Holidays' }]
  ],
  device_bedroom_thermostat: [
    ['night', [-1, 22], [1, 7], { isOverrideAllowed: true }],
    ['holiday', [20, 9], [34, 20], { name: 'Ferien' }]
  ],
  device_studio_thermostat: [['eco', [2, 8], [3, 8]]]
}

/** Beginning of the ids of schedules. */
export const SCHEDULE_PREFIX = 'schedule'

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
  const toIsoDate = ([day, hour]: LocalTime): string => {
    const localTime = (today + day) * DAY + hour * HOUR
    return new Date(localTime - zoneOffset(zone, localTime)).toISOString()
  }
  const sampleSchedules = (samples[device.device_id] ?? []).map(
    ([preset, from, to, traits]): SandboxThermostatSchedule => ({
      preset,
      startsAt: toIsoDate(from),
      endsAt: toIsoDate(to),
      ...traits
    })
  )
  return (configured ?? sampleSchedules).map((traits, index) =>
    thermostatSchedule(device, itemId(SCHEDULE_PREFIX, device.device_id, index + 1), {
      climate_preset_key: traits.preset,
      name: traits.name ?? null,
      starts_at: traits.startsAt,
      ends_at: traits.endsAt,
      is_override_allowed: traits.isOverrideAllowed ?? false,
      max_override_period_minutes: traits.maxOverrideMinutes ?? null
    })
  )
}
