import type { Doors } from './access-doors.js'
import { issueFields, type StoredGrant, type StoredMethod } from './access-grant-record.js'
import type { AccessGrants } from './access-grants.js'
import { type SampleAccessGrant, type SampleCondition, sampleAccessGrants } from './data/sample-access-grants.js'
import { DAY } from './data/time.js'
import type { SandboxBase } from './device-items.js'
import type { People } from './people.js'

/** How long a sample is in transition after it was first read, in ms. Long enough to see the state. */
const SAMPLE_TIME = 10_000

interface SamplesOptions extends SandboxBase {
  doors: Doors
  people: People
}

const toDate = (time: number): string => new Date(time).toISOString()

const hasFailed = (condition: SampleCondition | undefined, { method }: StoredMethod): boolean =>
  condition === 'failed' || (condition === 'partly failed' && method.mode === 'code')

const NEEDS_ASSIGNMENT = {
  is_encoding_required: false,
  is_ready_for_encoding: false,
  is_assignment_required: true,
  is_ready_for_assignment: true
}

/** Brings a sample into its condition. */
function applyCondition(accessGrants: AccessGrants, stored: StoredGrant, sample: SampleAccessGrant, now: number): void {
  const { condition } = sample
  const { grant } = stored
  for (const item of stored.methods) {
    if (hasFailed(condition, item)) accessGrants.failMethod(item)
    else if (condition === 'delayed') accessGrants.delayMethod(stored, item)
    else if (item.method.mode !== 'card') accessGrants.completeMethod(stored, item)
    else if (condition === 'assignment required') Object.assign(item.method, NEEDS_ASSIGNMENT)
  }
  if (condition === 'opens too much') {
    const warning_code = 'overprovisioned_access'
    const [device] = stored.doors.devices
    const error_code = 'offline_access_code_not_revocable'
    const message = 'The offline access code cannot be revoked.'
    const failed_devices = device ? [{ device_id: device.device_id, error_code, message }] : []
    grant.warnings = [{ ...issueFields(warning_code, now), warning_code, failed_devices }]
  }
  if (condition === 'times being changed') {
    const { starts_at } = grant
    accessGrants.update(stored, grant.name, { starts_at, ends_at: toDate(now + DAY) }, SAMPLE_TIME)
  }
  if (condition === 'being deleted') accessGrants.remove(stored, SAMPLE_TIME)
}

/** Returns a function that adds the sample access grants. With devices of the options, there are none. */
export function createSampleAccessGrants({ devices, doors, people, start, scheduler }: SamplesOptions) {
  const toTime = (days: number): string => toDate(start + days * DAY)

  function add(accessGrants: AccessGrants, sample: SampleAccessGrant): void {
    const { name, days, modes, code, reservation, spaces = [], locks = [] } = sample
    const [from, to] = days
    const person = people.find(`user_identity_${sample.person}`)
    const spaceIds = spaces.map((id) => `space_${id}`)
    const own = {
      devices: locks.flatMap((id) => devices.find(`device_${id}`) ?? []),
      entrances: []
    }
    const opened = doors.withSpaces(own, spaceIds)
    if (!person || opened.devices.length + opened.entrances.length === 0) return
    const stored = accessGrants.create(
      {
        name,
        space_ids: spaceIds,
        starts_at: toTime(from),
        ends_at: to === null ? null : toTime(to),
        reservation_key: reservation,
        requests: modes.map((mode) => ({ mode, ...(mode === 'code' && code !== undefined && { code }) }))
      },
      person,
      opened
    )
    applyCondition(accessGrants, stored, sample, scheduler.now)
  }

  return (accessGrants: AccessGrants): void => {
    if (devices.configured) return
    for (const sample of sampleAccessGrants) add(accessGrants, sample)
  }
}
