import type { ActionAttempt } from '../client/resources.js'
import { createAccessCodes } from './access-codes.js'
import { createDoors } from './access-doors.js'
import { createAccessGrants } from './access-grants.js'
import { createCatalogue } from './catalogue.js'
import { createConnectWebviews } from './connect-webviews.js'
import { createAccounts } from './data/accounts.js'
import { createDevices } from './devices.js'
import { createEventLog } from './event-log.js'
import { createNoiseSensors } from './noise.js'
import type { SandboxOptions } from './options.js'
import { createPeople } from './people.js'
import { createSampleAccessGrants } from './sample-access-grants.js'
import { createScheduler } from './scheduler.js'
import { createSessions } from './sessions.js'
import { createThermostatSchedules } from './thermostat-schedules.js'
import { createUnmanagedAccessCodes } from './unmanaged-access-codes.js'

/**
 * The complete state of a sandbox. To add a resource, add its state here, its data in `data/` and its routes in
 * `routes/`.
 */
export type SandboxState = ReturnType<typeof createState>

/** Creates the initial state of a sandbox. @param start creation time, in ms since 1970 */
export function createState(options: SandboxOptions, start: number) {
  const {
    seed = 1,
    product = 'seam',
    users = {},
    commandTime,
    takesAnyToken,
    connectWebviewUrl,
    customer = true
  } = options
  const devices = createDevices({ seed, size: options.size, start, configured: options.devices })
  const accounts = createAccounts(start, options.devices && devices.slice(0, options.devices.length))
  const scheduler = createScheduler(start)
  const base = { seed, start, devices, scheduler }
  const eventLog = createEventLog({ ...base, accounts, hasPast: !options.devices })
  const accessCodes = createAccessCodes({ ...base, eventLog, commandTime })
  const doors = createDoors(base, options.entrances)
  const people = createPeople(start)
  const addSamples = createSampleAccessGrants({ ...base, doors, people })
  return {
    ...base,
    product,
    /** If `false`, client sessions have no customer. */
    customer,
    /** Duration of all commands in ms. Overrides their own durations. */
    commandTime,
    /** If `true`, unknown tokens are accepted. */
    takesAnyToken,
    accounts,
    sessions: createSessions({ ...base, product, users, accounts, customer }),
    attempts: new Map<string, ActionAttempt>(),
    accessCodes,
    doors,
    people,
    accessGrants: createAccessGrants({ scheduler, accessCodes, product, commandTime, addSamples }),
    unmanagedAccessCodes: createUnmanagedAccessCodes({ ...base, accessCodes }),
    noise: createNoiseSensors(base),
    eventLog,
    thermostatSchedules: createThermostatSchedules(base),
    catalogue: createCatalogue(options.models),
    connectWebviews: createConnectWebviews({ ...base, accounts, accessCodes, eventLog, pageUrl: connectWebviewUrl })
  }
}
