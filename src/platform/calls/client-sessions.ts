import type { Call } from './call.js'

export interface ClientSessionsCalls {
  /** Starts a session; its `token` is what the user's client needs. */
  create: Call<'/client_sessions/create'>
  /** Ends a session and forgets it. */
  delete: Call<'/client_sessions/delete'>
  /** One session: without parameters, that of the client. */
  get: Call<'/client_sessions/get'>
  /** The session of the user, a new one if need be; one that exists then ends at `expires_at`. */
  getOrCreate: Call<'/client_sessions/get_or_create'>
  /** Lets a session reach more than before. */
  grantAccess: Call<'/client_sessions/grant_access'>
  /** The sessions of the workspace, or those that match. */
  list: Call<'/client_sessions/list'>
  /** Ends a session. */
  revoke: Call<'/client_sessions/revoke'>
}
