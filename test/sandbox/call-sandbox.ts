import type {
  AccessCode,
  AccessGrant,
  AccessMethod,
  AcsEntrance,
  ActionAttempt,
  CatalogueDeviceModel,
  ClientSession,
  ConnectedAccount,
  ConnectWebview,
  Device,
  LockUnlockedEvent,
  NoiseSensorEvent,
  NoiseThreshold,
  Space,
  ThermostatDailyProgram,
  ThermostatSchedule,
  UserIdentity
} from '../../src/client/resources.js'
import type { Sandbox } from '../../src/sandbox/index.js'

/** Any event of the sandbox. */
export type ListedEvent = Omit<NoiseSensorEvent, 'event_type'> & { event_type: string } & Partial<
    Pick<LockUnlockedEvent, 'method' | 'access_code_id'>
  >

/** All properties that a response of the sandbox can have. */
interface Body {
  ok: boolean
  devices: Device[]
  device: Device
  action_attempt: ActionAttempt
  client_session: ClientSession
  connect_webview: ConnectWebview
  connect_webviews: ConnectWebview[]
  device_models: CatalogueDeviceModel[]
  connected_account: ConnectedAccount
  connected_accounts: ConnectedAccount[]
  access_code: AccessCode
  access_codes: AccessCode[]
  access_grant: AccessGrant
  access_grants: AccessGrant[]
  access_methods: AccessMethod[]
  acs_entrances: AcsEntrance[]
  spaces: Space[]
  user_identity: UserIdentity
  batch: { devices?: Device[]; acs_entrances?: AcsEntrance[]; spaces?: Space[] }
  thermostat: Device
  thermostat_schedule: ThermostatSchedule
  thermostat_schedules: ThermostatSchedule[]
  thermostat_daily_program: ThermostatDailyProgram
  noise_threshold: NoiseThreshold
  noise_thresholds: NoiseThreshold[]
  event: ListedEvent
  events: ListedEvent[]
  generated_code: { device_id: string; code: string }
  pagination: { has_next_page: boolean; next_page_cursor: string | null; next_page_url: string | null }
  error: {
    type: string
    message: string
    request_id: string
    validation_errors: Record<string, { _errors: string[] }>
  }
}

interface CallOptions {
  method?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Sends a request to the sandbox, by default with its API key. */
export async function send(sandbox: Sandbox, path: string, params: unknown = {}, options: CallOptions = {}) {
  const { method = 'POST', headers = { authorization: 'Bearer seam_sandbox' }, signal } = options
  const response = await sandbox(`${sandbox.endpoint}${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: typeof params === 'string' ? params : JSON.stringify(params) }),
    ...(signal && { signal })
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text }
}

/** Sends a request to the sandbox and parses the response. */
export async function call(sandbox: Sandbox, path: string, params: unknown = {}, options: CallOptions = {}) {
  const { text, ...response } = await send(sandbox, path, params, options)
  const body: Body = JSON.parse(text)
  return { ...response, body }
}

/** Returns the headers of a user's session. */
export async function headersOf(sandbox: Sandbox, user: string): Promise<Record<string, string>> {
  const headers = { 'seam-publishable-key': sandbox.publishableKey }
  const { body } = await call(sandbox, '/client_sessions/get_or_create', { user_identifier_key: user }, { headers })
  return { authorization: `Bearer ${body.client_session.token}` }
}
