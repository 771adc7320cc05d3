import type { DeviceRecord } from './data/device-record.js'
import {
  describedDevices,
  type SandboxAccessCode,
  type SandboxDevice,
  type SandboxUnmanagedAccessCode
} from './data/described-devices.js'
import type { SandboxThermostatSchedule } from './data/thermostat-schedules.js'
import { sampleDevices } from './data/sample-devices.js'
import { makeUnit, unitIndex } from './data/units.js'
import type { Listing } from './page.js'
import { digits, randomFrom } from './random.js'

const DAY = 86_400_000
const HOUR = 3_600_000
const MOST_DEVICES = 20_000
const USUAL_SIZE = 30

/** The devices of the workspace, the newest first; each is made when it is first asked for, and then kept. */
export interface Devices extends Listing<DeviceRecord> {
  find(deviceId: string): DeviceRecord | undefined
  /** The device to which something belongs that has this part of its id in its own. */
  ofPart(part: string | undefined): DeviceRecord | undefined
  /** The access codes that its description says it has. */
  describedCodes(device: DeviceRecord): readonly SandboxAccessCode[] | undefined
  /** The codes that stand on it and are not managed, as its description says. */
  describedUnmanaged(device: DeviceRecord): readonly SandboxUnmanagedAccessCode[] | undefined
  /** The schedules that its description says it has. */
  describedSchedules(device: DeviceRecord): readonly SandboxThermostatSchedule[] | undefined
  /** A device that has just come. */
  add(device: DeviceRecord): void
}

interface DevicesOptions {
  seed: number
  size: number | undefined
  start: number
  described: readonly SandboxDevice[] | undefined
}

/** The devices that a sandbox begins with: the samples or those described, then as many units as there is room for. */
export function createDevices({ seed, size: wanted, start, described }: DevicesOptions): Devices {
  const size = wanted ?? described?.length ?? USUAL_SIZE
  const first = Math.max(0, Math.min(Math.floor(size), MOST_DEVICES))
  /** The samples came one after another in the last months, the units before them, four at a time. */
  const createdAt = (sample: number, unit = 0): string =>
    new Date(start - (sample * 6 + 0.4) * DAY - Math.floor(unit / 4) * HOUR).toISOString()

  const given = described && describedDevices(described, createdAt)
  const samples = given?.devices ?? sampleDevices(createdAt)
  const sampleIndexes = new Map(samples.map((device, index) => [device.device_id, index]))
  const made = new Map<number, DeviceRecord>()
  const added: DeviceRecord[] = []

  function stamp(device: DeviceRecord): void {
    device.properties.serial_number ??= digits(randomFrom(`${seed}:serial:${device.device_id}`), 12)
  }

  function make(index: number): DeviceRecord {
    const unit = index - samples.length
    const device = samples[index] ?? makeUnit(unit, seed, createdAt(samples.length, unit))
    stamp(device)
    made.set(index, device)
    return device
  }

  const at = (index: number): DeviceRecord => made.get(index) ?? make(index)

  function find(deviceId: string): DeviceRecord | undefined {
    const index = sampleIndexes.get(deviceId) ?? unitIndex(deviceId) + samples.length
    return index < first ? at(index) : added.find((device) => device.device_id === deviceId)
  }

  return {
    get length() {
      return added.length + first
    },
    slice(from, to) {
      const start = Math.max(0, from - added.length)
      const length = Math.max(0, Math.min(to - added.length, first) - start)
      return [...added.slice(from, to), ...Array.from({ length }, (_, offset) => at(start + offset))]
    },
    find,
    ofPart: (part) => (part === undefined ? undefined : (find(`device_${part}`) ?? find(part))),
    describedCodes: (device) => given?.accessCodes.get(device.device_id),
    describedUnmanaged: (device) => given?.unmanagedAccessCodes.get(device.device_id),
    describedSchedules: (device) => given?.schedules.get(device.device_id),
    add(device) {
      stamp(device)
      added.unshift(device)
    }
  }
}
