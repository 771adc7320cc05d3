import type { Clock } from '@sinonjs/fake-timers'
import type { PlatformClient } from '../../../src/client/index.js'
import type { ClientSession } from '../../../src/client/resources.js'
import { disableTelemetry } from '../../../src/core/telemetry/page-telemetry.js'
import { createUsage, type Usage } from '../../../src/core/telemetry/usage.js'
import { stopClock } from '../../clock.js'
import { settled } from '../../settled.js'
import { fakePage } from '../fake-page.js'

export const page = fakePage()
/** Stopped clock of the current test. */
export let clock: Clock
/** Console messages of the current test. */
export const log: string[] = []

export const TOKEN = 'seam_cst1_secret'

export const sessionOf = (id: string): ClientSession => ({
  client_session_id: id,
  connect_webview_ids: [],
  connected_account_ids: [],
  created_at: '2029-12-31T12:00:00Z',
  device_count: 0,
  workspace_id: 'workspace_1',
  user_identifier_key: 'jane@example.com',
  token: TOKEN,
  expires_at: '2030-01-02T12:00:00Z',
  user_identity_ids: []
})

interface Known {
  readonly workspaceId?: string
  readonly session?: ClientSession | undefined
}

const usages: Usage[] = []

/** Creates the telemetry of a session, and starts it if there is a client. It ends after the test. */
export function startUsage(client?: PlatformClient, { workspaceId, session }: Known = {}): Usage {
  const usage = createUsage(workspaceId, () => session ?? null, page)
  usages.push(usage)
  if (client) usage.begin(client)
  return usage
}

/** Stops the clock and records the console in each test. */
export function onTelemetryPage(): void {
  const { debug, warn, error } = console
  beforeEach(() => {
    clock = stopClock(Date.parse('2030-01-01T12:00:00Z'))
    log.length = 0
    for (const level of ['debug', 'warn', 'error'] as const)
      console[level] = (...words: unknown[]) => void log.push(`${level}: ${words.join(' ')}`)
  })
  afterEach(async () => {
    for (const usage of usages.splice(0)) usage.end()
    disableTelemetry('a test', false)
    clock.uninstall()
    await settled()
    Object.assign(console, { debug, warn, error })
  })
}
