import type { ActionAttempt, ConnectedAccount } from '../client/resources.js'
import { createAccessCodes, type AccessCodes } from './access-codes.js'
import { createScheduler, type Scheduler } from './scheduler.js'
import { createCatalogue, type Catalogue } from './catalogue.js'
import { createConnectWebviews, type ConnectWebviews } from './connect-webviews.js'
import { createAccounts } from './data/accounts.js'
import { createDevices, type Devices } from './devices.js'
import { createEventLog, type EventLog } from './event-log.js'
import { createNoiseSensors, type NoiseSensors } from './noise.js'
import type { SandboxConditions, SandboxOptions } from './options.js'
import { createSessions, type Sessions } from './sessions.js'
import { createThermostatSchedules, type ThermostatSchedules } from './thermostat-schedules.js'
import { createUnmanagedAccessCodes, type UnmanagedAccessCodes } from './unmanaged-access-codes.js'

/**
 * The complete state of a sandbox. To add a resource, add its state here, its data in `data/` and its routes in
 * `routes/`.
 */
export interface SandboxState {
  /** Creation time, in ms since 1970. */
  readonly start: number
  readonly product: string
  /** Duration of all commands in ms. Overrides their own durations. */
  readonly commandTime?: number | undefined
  /** If `true`, unknown tokens are accepted. */
  readonly takesAnyToken?: boolean | undefined
  readonly devices: Devices
  readonly accounts: ConnectedAccount[]
  readonly sessions: Sessions
  readonly attempts: Map<string, ActionAttempt>
  readonly scheduler: Scheduler
  readonly accessCodes: AccessCodes
  readonly unmanagedAccessCodes: UnmanagedAccessCodes
  readonly noise: NoiseSensors
  readonly eventLog: EventLog
  readonly thermostatSchedules: ThermostatSchedules
  readonly catalogue: Catalogue
  readonly connectWebviews: ConnectWebviews
}

type OptionalOptions = {
  [Name in 'size' | 'devices' | 'commandTime' | 'takesAnyToken' | 'models' | 'connectWebviewUrl']:
    | SandboxOptions[Name]
    | undefined
}

type StateOptions = Required<Omit<SandboxOptions, 'now' | keyof OptionalOptions | keyof SandboxConditions>> &
  OptionalOptions & { start: number }

/** Creates the initial state of a sandbox. */
export function createState({ seed, start, product, users, ...options }: StateOptions): SandboxState {
  const devices = createDevices({ seed, size: options.size, start, configured: options.devices })
  const accounts = createAccounts(start, options.devices && devices.slice(0, options.devices.length))
  const scheduler = createScheduler(start)
  const eventLog = createEventLog({ seed, start, devices, accounts, scheduler, hasPast: !options.devices })
  const accessCodes = createAccessCodes({ seed, start, devices, scheduler, eventLog, commandTime: options.commandTime })
  return {
    start,
    product,
    commandTime: options.commandTime,
    takesAnyToken: options.takesAnyToken,
    devices,
    accounts,
    sessions: createSessions({ seed, product, users, accounts, devices, scheduler }),
    attempts: new Map(),
    scheduler,
    accessCodes,
    unmanagedAccessCodes: createUnmanagedAccessCodes({ seed, start, devices, accessCodes }),
    noise: createNoiseSensors({ seed, start, devices, scheduler }),
    eventLog,
    thermostatSchedules: createThermostatSchedules({ start, devices, scheduler }),
    catalogue: createCatalogue(options.models),
    connectWebviews: createConnectWebviews({
      seed,
      devices,
      accounts,
      accessCodes,
      eventLog,
      pageUrl: options.connectWebviewUrl
    })
  }
}
