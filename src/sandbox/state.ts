import type { ActionAttempt, ConnectedAccount } from '../client/resources.js'
import { createAccessCodes, type AccessCodes } from './access-codes.js'
import { createAgenda, type Agenda } from './agenda.js'
import { createCatalogue, type Catalogue } from './catalogue.js'
import { createConnectWebviews, type ConnectWebviews } from './connect-webviews.js'
import { makeAccounts } from './data/accounts.js'
import { createDevices, type Devices } from './devices.js'
import { createIncidents, type Incidents } from './incidents.js'
import { createNoiseRecords, type NoiseRecords } from './noise.js'
import type { SandboxConditions, SandboxOptions } from './options.js'
import { createSessions, type Sessions } from './sessions.js'
import { createThermostatSchedules, type ThermostatSchedules } from './thermostat-schedules.js'
import { createUnmanagedAccessCodes, type UnmanagedAccessCodes } from './unmanaged-access-codes.js'

/** Everything that a sandbox holds. A new resource adds its part here, its data in `data/`, its calls in `routes/`. */
export interface SandboxState {
  /** When it began, in ms since 1970. */
  readonly start: number
  readonly product: string
  /** Milliseconds of the clock that every command takes, in place of what each takes by itself. */
  readonly commandTime?: number | undefined
  /** Whether a token that was not given out here is good as well. */
  readonly takesAnyToken?: boolean | undefined
  readonly devices: Devices
  readonly accounts: ConnectedAccount[]
  readonly sessions: Sessions
  readonly attempts: Map<string, ActionAttempt>
  readonly agenda: Agenda
  readonly accessCodes: AccessCodes
  readonly unmanagedAccessCodes: UnmanagedAccessCodes
  readonly noise: NoiseRecords
  readonly incidents: Incidents
  readonly thermostatSchedules: ThermostatSchedules
  readonly catalogue: Catalogue
  readonly connectWebviews: ConnectWebviews
}

type FurtherOptions = {
  [Name in 'size' | 'devices' | 'commandTime' | 'takesAnyToken' | 'models' | 'connectWebviewUrl']:
    | SandboxOptions[Name]
    | undefined
}

type StateOptions = Required<Omit<SandboxOptions, 'now' | keyof FurtherOptions | keyof SandboxConditions>> &
  FurtherOptions & { start: number }

/** The state that a sandbox begins with. */
export function createState({ seed, start, product, users, ...further }: StateOptions): SandboxState {
  const devices = createDevices({ seed, size: further.size, start, described: further.devices })
  const accounts = makeAccounts(start, further.devices && devices.slice(0, further.devices.length))
  const agenda = createAgenda(start)
  const incidents = createIncidents({ seed, start, devices, accounts, agenda, hasPast: !further.devices })
  const accessCodes = createAccessCodes({ seed, start, devices, agenda, incidents, commandTime: further.commandTime })
  return {
    start,
    product,
    commandTime: further.commandTime,
    takesAnyToken: further.takesAnyToken,
    devices,
    accounts,
    sessions: createSessions({ seed, product, users, accounts, devices, agenda }),
    attempts: new Map(),
    agenda,
    accessCodes,
    unmanagedAccessCodes: createUnmanagedAccessCodes({ seed, start, devices, accessCodes }),
    noise: createNoiseRecords({ seed, start, devices, agenda }),
    incidents,
    thermostatSchedules: createThermostatSchedules({ start, devices, agenda }),
    catalogue: createCatalogue(further.models),
    connectWebviews: createConnectWebviews({
      seed,
      devices,
      accounts,
      accessCodes,
      incidents,
      pageUrl: further.connectWebviewUrl
    })
  }
}
