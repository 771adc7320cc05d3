import { createConfiguredDevices, type SandboxDevice } from './data/configured-devices.js'
import type { DeviceRecord } from './data/device-record.js'
import { OFFLINE_TIME } from './data/past-events.js'
import { sampleDevices } from './data/sample-devices.js'
import { DAY, HOUR } from './data/time.js'
import { createUnit, unitIndex } from './data/units.js'
import { createRandom, randomDigits } from './random.js'

const MAX_DEVICES = 20_000
const DEFAULT_SIZE = 30

export type Devices = ReturnType<typeof createDevices>

interface DevicesOptions {
  seed: number
  size: number | undefined
  start: number
  configured: readonly SandboxDevice[] | undefined
}

/**
 * Creates the devices of a new sandbox, newest first: those of the options or the samples, then units up to `size`. They
 * are created on first access.
 */
export function createDevices({ seed, size: requestedSize, start, configured }: DevicesOptions) {
  const size = requestedSize ?? configured?.length ?? DEFAULT_SIZE
  const initialCount = Math.max(0, Math.min(Math.floor(size), MAX_DEVICES))
  /** Samples were added in the last months, units before that, four per hour. */
  const createdAt = (sample: number, unit = 0): string =>
    new Date(start - (sample * 6 + 0.4) * DAY - Math.floor(unit / 4) * HOUR).toISOString()

  const configuredDevices = configured && createConfiguredDevices(configured, createdAt)
  const offlineAt = new Date(start - OFFLINE_TIME).toISOString()
  const samples =
    configuredDevices?.devices ??
    sampleDevices(createdAt).map((device) => {
      const errors = device.errors.map((error) => ({ ...error, created_at: offlineAt }))
      return device.properties.online ? device : { ...device, errors }
    })
  const sampleIndexes = new Map(samples.map((device, index) => [device.device_id, index]))
  const created = new Map<number, DeviceRecord>()
  const added: DeviceRecord[] = []

  function setSerialNumber(device: DeviceRecord): void {
    device.properties.serial_number ??= randomDigits(createRandom(`${seed}:serial:${device.device_id}`), 12)
  }

  function create(index: number): DeviceRecord {
    const unit = index - samples.length
    const device = samples[index] ?? createUnit(unit, seed, createdAt(samples.length, unit))
    setSerialNumber(device)
    created.set(index, device)
    return device
  }

  const getOrCreate = (index: number): DeviceRecord => created.get(index) ?? create(index)

  function find(deviceId: string): DeviceRecord | undefined {
    const index = sampleIndexes.get(deviceId) ?? unitIndex(deviceId) + samples.length
    return index < initialCount ? getOrCreate(index) : added.find((device) => device.device_id === deviceId)
  }

  return {
    get length(): number {
      return added.length + initialCount
    },
    slice(from: number, to: number): DeviceRecord[] {
      const start = Math.max(0, from - added.length)
      const length = Math.max(0, Math.min(to - added.length, initialCount) - start)
      return [...added.slice(from, to), ...Array.from({ length }, (_, offset) => getOrCreate(start + offset))]
    },
    find,
    /** Finds the device whose id is contained in the id of another resource. */
    findByIdPart: (part: string | undefined): DeviceRecord | undefined =>
      part === undefined ? undefined : (find(`device_${part}`) ?? find(part)),
    /** Access codes and schedules of the sandbox options, by device id. */
    configured: configuredDevices,
    /** Adds a device of a newly connected account. */
    add(device: DeviceRecord): void {
      setSerialNumber(device)
      added.unshift(device)
    }
  }
}
