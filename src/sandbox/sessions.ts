import type { ClientSession, ConnectedAccount } from '../client/resources.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { SandboxBase } from './device-items.js'
import { createRandom, randomDigits } from './random.js'

/** User of the session that exists from the start. */
const INITIAL_USER = 'sandbox_user'

/** Nominal lifetime of a session, in ms. Sessions do not expire. */
const SESSION_LIFETIME = 365 * 86_400_000

export type Sessions = ReturnType<typeof createSessions>

interface SessionsOptions extends SandboxBase {
  product: string
  users: Readonly<Record<string, readonly string[]>>
  accounts: readonly ConnectedAccount[]
  /** `true` if the sessions belong to a customer. */
  customer: boolean
}

/** Key of the customer to whom all sessions belong. */
const CUSTOMER = 'sandbox_customer'

/** Returns the token of the session that exists from the start. */
export const initialToken = (product: string): string => `${product}_cst_sandbox`

/** Creates the client sessions of a new sandbox, one per user. */
export function createSessions({ seed, product, users, accounts, customer, devices, scheduler }: SessionsOptions) {
  const sessions = new Map<string, ClientSession>()
  const everyAccount = accounts.map((account) => account.connected_account_id)

  /** Avoids creating devices if the user can see all accounts. */
  function countDevices(accountIds: readonly string[]): number {
    if (accounts.every((account) => accountIds.includes(account.connected_account_id))) return devices.length
    return devices.slice(0, devices.length).filter((device) => accountIds.includes(device.connected_account_id)).length
  }

  function create(user: string): ClientSession {
    const idDigits = randomDigits(createRandom(`${seed}:session:${user}`), 20)
    const session: ClientSession = {
      client_session_id: `client_session_${idDigits.slice(0, 8)}`,
      workspace_id: WORKSPACE_ID,
      user_identifier_key: user,
      ...(customer && { customer_key: CUSTOMER }),
      token: user === INITIAL_USER ? initialToken(product) : `${product}_cst_${idDigits}`,
      connected_account_ids: [...(users[user] ?? everyAccount)],
      connect_webview_ids: [],
      user_identity_ids: [],
      created_at: new Date(scheduler.now).toISOString(),
      expires_at: new Date(scheduler.now + SESSION_LIFETIME).toISOString(),
      get device_count() {
        return countDevices(this.connected_account_ids)
      }
    }
    sessions.set(user, session)
    return session
  }

  return {
    /** The session that exists from the start. */
    initial: create(INITIAL_USER),
    getOrCreate: (user: string): ClientSession => sessions.get(user) ?? create(user),
    find: (predicate: (session: ClientSession) => boolean): ClientSession | undefined =>
      [...sessions.values()].find(predicate)
  }
}
