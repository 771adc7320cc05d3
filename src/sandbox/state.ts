import type { AccessCode, ActionAttempt, ConnectedAccount } from '../platform/resources.js'
import { createAgenda, type Agenda } from './agenda.js'
import { makeAccessCodes } from './data/access-codes.js'
import { makeAccounts } from './data/accounts.js'
import type { DeviceRecord } from './data/device-record.js'
import { createDevices, type Devices } from './devices.js'
import type { SandboxConditions, SandboxOptions } from './options.js'
import { createSessions, type Sessions } from './sessions.js'

/** Everything that a sandbox holds. A new resource adds its part here, its data in `data/`, its calls in `routes/`. */
export interface SandboxState {
  readonly product: string
  readonly devices: Devices
  readonly accounts: ConnectedAccount[]
  readonly sessions: Sessions
  readonly attempts: Map<string, ActionAttempt>
  readonly agenda: Agenda
  /** The access codes of a device, made when first asked for. */
  accessCodesOf(device: DeviceRecord): AccessCode[]
}

type StateOptions = Required<Omit<SandboxOptions, 'now' | keyof SandboxConditions>> & { start: number }

/** The state that a sandbox begins with. */
export function createState({ seed, start, size, product, users }: StateOptions): SandboxState {
  const accounts = makeAccounts(start)
  const accessCodes = new Map<string, AccessCode[]>()
  return {
    product,
    devices: createDevices({ seed, size, start }),
    accounts,
    sessions: createSessions({ seed, product, users, accounts }),
    attempts: new Map(),
    agenda: createAgenda(),
    accessCodesOf(device) {
      const codes = accessCodes.get(device.device_id) ?? makeAccessCodes(device, seed, start)
      accessCodes.set(device.device_id, codes)
      return codes
    }
  }
}
