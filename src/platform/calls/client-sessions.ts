import type { ClientSession } from '../resources.js'
import type { Call, Moment, OptionalCall } from './call.js'

/** Who the user is, and what they may reach. */
interface Access {
  /** Who the user is to the host: not to be guessed, so no e-mail address. */
  user_identifier_key?: string
  connected_account_ids?: string[]
  connect_webview_ids?: string[]
  user_identity_id?: string
  /** @deprecated in favour of `user_identity_id` */
  user_identity_ids?: string[]
}

interface Session {
  client_session_id: string
}

export interface ClientSessionsCalls {
  /** Starts a session; its `token` is what the user's client needs. */
  create: OptionalCall<Access & { customer_id?: string; customer_key?: string; expires_at?: Moment }, ClientSession>
  /** Ends a session and forgets it. */
  delete: Call<Session, void>
  /** One session: without parameters, that of the client. */
  get: OptionalCall<Partial<Session> & { user_identifier_key?: string }, ClientSession>
  /** The session of the user, a new one if need be; one that exists then ends at `expires_at`. */
  getOrCreate: OptionalCall<Access & { expires_at?: Moment }, ClientSession>
  /** Lets a session reach more than before. */
  grantAccess: OptionalCall<Partial<Session> & Access, void>
  /** The sessions of the workspace, or those that match. */
  list: OptionalCall<
    Partial<Session> & {
      user_identifier_key?: string
      /** Whether to give only those of nobody that the host knows. */
      without_user_identifier_key?: boolean
      connect_webview_id?: string
      user_identity_id?: string
    },
    ClientSession[]
  >
  /** Ends a session. */
  revoke: Call<Session, void>
}
