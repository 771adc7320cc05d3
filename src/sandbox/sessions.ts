import type { ClientSession, ConnectedAccount } from '../client/resources.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Agenda } from './agenda.js'
import type { Devices } from './devices.js'
import { digits, randomFrom } from './random.js'

/** The user whose session is there from the beginning. */
const FIRST_USER = 'sandbox_user'

/** Milliseconds for which a session is good, as it says: no sandbox lives that long. */
const VALID = 365 * 86_400_000

/** The client sessions of the platform, one for each user. */
export interface Sessions {
  /** The session of a user, made when the user is new. */
  ofUser(userIdentifierKey: string): ClientSession
  /** That which is there from the beginning. */
  readonly first: ClientSession
  find(is: (session: ClientSession) => boolean): ClientSession | undefined
}

interface SessionsOptions {
  seed: number
  product: string
  users: Readonly<Record<string, readonly string[]>>
  accounts: readonly ConnectedAccount[]
  devices: Devices
  agenda: Agenda
}

/** The token of the session that every sandbox has from the beginning. */
export const firstToken = (product: string): string => `${product}_cst_sandbox`

/** The sessions of a new sandbox: that of its first user alone. */
export function createSessions({ seed, product, users, accounts, devices, agenda }: SessionsOptions): Sessions {
  const sessions = new Map<string, ClientSession>()
  const everyAccount = accounts.map((account) => account.connected_account_id)

  /** Not more devices are made for it than it takes. */
  function countDevices(accountIds: readonly string[]): number {
    if (accounts.every((account) => accountIds.includes(account.connected_account_id))) return devices.length
    return devices.slice(0, devices.length).filter((device) => accountIds.includes(device.connected_account_id)).length
  }

  function create(user: string): ClientSession {
    const mark = digits(randomFrom(`${seed}:session:${user}`), 20)
    const session: ClientSession = {
      client_session_id: `client_session_${mark.slice(0, 8)}`,
      workspace_id: WORKSPACE_ID,
      user_identifier_key: user,
      token: user === FIRST_USER ? firstToken(product) : `${product}_cst_${mark}`,
      connected_account_ids: [...(users[user] ?? everyAccount)],
      connect_webview_ids: [],
      user_identity_ids: [],
      created_at: new Date(agenda.now).toISOString(),
      expires_at: new Date(agenda.now + VALID).toISOString(),
      get device_count() {
        return countDevices(this.connected_account_ids)
      }
    }
    sessions.set(user, session)
    return session
  }

  const first = create(FIRST_USER)
  return {
    first,
    ofUser: (user) => sessions.get(user) ?? create(user),
    find: (is) => [...sessions.values()].find(is)
  }
}
