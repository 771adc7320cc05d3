import type { CallOptions } from './options.js'
import type { PlatformRequest } from './request.js'
import type { AccessCode, ActionAttempt, ClientSession, ConnectedAccount, Device } from './resources.js'

/** What a call says. Fields beyond those that are named are passed on as they are. */
type CallParameters<Named extends object> = Named & Record<string, unknown>

type Call<Named extends object, Answer> = (
  parameters: CallParameters<Named>,
  options?: CallOptions
) => PlatformRequest<Answer>

/** A call that makes sense without any parameter. */
type OpenCall<Named extends object, Answer> = (
  parameters?: CallParameters<Named>,
  options?: CallOptions
) => PlatformRequest<Answer>

interface Page {
  limit?: number
  page_cursor?: string
}

/** Every call of the platform, at its path. */
export interface PlatformCalls {
  clientSessions: {
    get: OpenCall<{ client_session_id?: string; user_identifier_key?: string }, ClientSession>
    getOrCreate: OpenCall<{ user_identifier_key?: string }, ClientSession>
  }
  accessCodes: {
    list: OpenCall<Page & { device_id?: string; access_code_ids?: string[] }, AccessCode[]>
  }
  actionAttempts: {
    get: Call<{ action_attempt_id: string }, ActionAttempt>
  }
  connectedAccounts: {
    get: Call<{ connected_account_id?: string; email?: string }, ConnectedAccount>
  }
  devices: {
    get: Call<{ device_id?: string; name?: string }, Device>
    list: OpenCall<
      Page & {
        device_ids?: string[]
        connected_account_id?: string
        connected_account_ids?: string[]
        search?: string
      },
      Device[]
    >
    update: Call<{ device_id: string; name?: string | null }, void>
  }
  locks: {
    lockDoor: Call<{ device_id: string }, ActionAttempt>
    unlockDoor: Call<{ device_id: string }, ActionAttempt>
  }
}
