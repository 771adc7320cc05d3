import type { ClientSession, ConnectedAccount } from '../platform/resources.js'
import { WORKSPACE_ID } from './data/workspace.js'
import { digits, randomFrom } from './random.js'

/** The user whose session is there from the beginning. */
const FIRST_USER = 'sandbox_user'

/** The client sessions of the platform, one for each user. */
export interface Sessions {
  /** The session of a user, made when the user is new. */
  ofUser(userIdentifierKey: string): ClientSession
  find(is: (session: ClientSession) => boolean): ClientSession | undefined
}

interface SessionsOptions {
  seed: number
  product: string
  users: Readonly<Record<string, readonly string[]>>
  accounts: readonly ConnectedAccount[]
}

/** The token of the session that every sandbox has from the beginning. */
export const firstToken = (product: string): string => `${product}_cst_sandbox`

/** The sessions of a new sandbox: that of its first user alone. */
export function createSessions({ seed, product, users, accounts }: SessionsOptions): Sessions {
  const sessions = new Map<string, ClientSession>()
  const everyAccount = accounts.map((account) => account.connected_account_id)

  function create(user: string): ClientSession {
    const mark = digits(randomFrom(`${seed}:session:${user}`), 20)
    const session = {
      client_session_id: `client_session_${mark.slice(0, 8)}`,
      workspace_id: WORKSPACE_ID,
      user_identifier_key: user,
      token: user === FIRST_USER ? firstToken(product) : `${product}_cst_${mark}`,
      connected_account_ids: [...(users[user] ?? everyAccount)]
    }
    sessions.set(user, session)
    return session
  }

  create(FIRST_USER)
  return {
    ofUser: (user) => sessions.get(user) ?? create(user),
    find: (is) => [...sessions.values()].find(is)
  }
}
