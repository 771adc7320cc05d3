import type { ClientSession, ConnectedAccount, ConnectWebview } from '../client/resources.js'
import type { AccessCodes } from './access-codes.js'
import { createAccount, emailOf } from './data/accounts.js'
import { createConnectedDevice } from './data/configured-devices.js'
import { type ManufacturerKey, manufacturers } from './data/manufacturers.js'
import { ENDPOINT, WORKSPACE_ID } from './data/workspace.js'
import type { SandboxBase } from './device-items.js'
import type { EventLog } from './event-log.js'
import { createRandom, randomDigits } from './random.js'

/** The fields of a webview that the host sets. */
type ConnectWebviewDraft = Pick<
  ConnectWebview,
  | 'custom_redirect_url'
  | 'custom_redirect_failure_url'
  | 'custom_metadata'
  | 'wait_for_device_creation'
  | 'automatically_manage_new_devices'
  | 'accepted_providers'
  | 'device_selection_mode'
>

/** A webview and the session that created it, or `null` for an API key. */
export interface OwnedWebview {
  webview: ConnectWebview
  owner: ClientSession | null
}

const DISCONNECTED = 'account_disconnected'

const isManufacturer = (key: string): key is ManufacturerKey => Object.hasOwn(manufacturers, key)

/** Returns the manufacturer with this account type. */
export const findManufacturer = (provider: string): ManufacturerKey | undefined =>
  Object.keys(manufacturers)
    .filter(isManufacturer)
    .find((key) => manufacturers[key].accountType === provider)

interface ConnectWebviewsOptions extends SandboxBase {
  accounts: ConnectedAccount[]
  accessCodes: Pick<AccessCodes, 'clearError'>
  eventLog: Pick<EventLog, 'record' | 'recordReconnection'>
  pageUrl: string | undefined
}

/** Creates an empty list of webviews, newest first. */
export function createConnectWebviews(options: ConnectWebviewsOptions) {
  const { seed, devices, accounts, accessCodes, eventLog, pageUrl } = options
  let owned: OwnedWebview[] = []
  let createdCount = 0
  let connectedCount = 0

  /** Creates a unique suffix for ids: 8 digits and the number. */
  const uniqueSuffix = (kind: string, number: number): string =>
    randomDigits(createRandom(`${seed}:${kind}:${number}`), 8) + String(number)

  function buildUrl(id: string, redirectUrl: string | null, providers: readonly string[]): string {
    if (pageUrl === undefined) {
      if (redirectUrl === null) return `${ENDPOINT}/connect`
      const url = new URL(redirectUrl)
      // The user stays on the page if only the fragment differs. Keep a fragment of the host.
      url.hash ||= 'connected'
      return url.href
    }
    const url = new URL(pageUrl, redirectUrl ?? ENDPOINT)
    url.searchParams.set('connect_webview_id', id)
    if (providers.length > 0) url.searchParams.set('accepted_providers', providers.join())
    if (redirectUrl !== null) url.searchParams.set('custom_redirect_url', redirectUrl)
    return url.href
  }

  const disconnectedAccount = (
    manufacturer: ManufacturerKey,
    owner: ClientSession | null
  ): ConnectedAccount | undefined =>
    accounts.find(
      ({ account_type, connected_account_id, errors }) =>
        account_type === manufacturers[manufacturer].accountType &&
        errors.some(({ error_code }) => error_code === DISCONNECTED) &&
        (!owner || owner.connected_account_ids.includes(connected_account_id))
    )

  function reconnect(account: ConnectedAccount): void {
    eventLog.recordReconnection(account)
    account.errors = account.errors.filter(({ error_code }) => error_code !== DISCONNECTED)
    for (const device of devices.slice(0, devices.length)) {
      if (device.connected_account_id !== account.connected_account_id) continue
      const errors = device.errors.filter(({ error_code }) => error_code !== DISCONNECTED)
      if (!device.properties.online && errors.length === 0) eventLog.record(device, { event_type: 'device.connected' })
      device.errors = errors
      device.properties.online ||= errors.length === 0
      accessCodes.clearError(device, DISCONNECTED)
    }
  }

  /** Adds an account with a device, and returns the account's id. */
  function connect({ webview, owner }: OwnedWebview, manufacturer: ManufacturerKey, createdAt: string): string {
    const number = ++connectedCount
    const suffix = uniqueSuffix('account', number)
    const { accountType } = manufacturers[manufacturer]
    const id = `account_${accountType}_${suffix}`
    const account = createAccount(manufacturers[manufacturer], {
      id,
      user: emailOf(`${accountType}.${number}`),
      createdAt
    })
    const { custom_metadata, automatically_manage_new_devices } = webview
    accounts.push({ ...account, custom_metadata, automatically_manage_new_devices })
    const device = createConnectedDevice(manufacturer, `device_connected_${suffix}`, number, createdAt)
    devices.add({ ...device, connected_account_id: id })
    owner?.connected_account_ids.push(id)
    return id
  }

  /**
   * Connects an account of a manufacturer. A webview that accepts certain providers reconnects a disconnected account
   * that its owner can see. Does nothing if the webview has been authorized before.
   */
  function authorize(entry: OwnedWebview, manufacturer: ManufacturerKey, now: number): void {
    const { webview, owner } = entry
    if (webview.status === 'authorized') return
    const time = new Date(now).toISOString()
    const disconnected = webview.accepted_providers.length > 0 && disconnectedAccount(manufacturer, owner)
    if (disconnected) reconnect(disconnected)
    Object.assign(webview, {
      status: 'authorized',
      login_successful: true,
      connected_account_id: disconnected ? disconnected.connected_account_id : connect(entry, manufacturer, time),
      selected_provider: manufacturers[manufacturer].accountType,
      authorized_at: time
    })
  }

  return {
    list: (): readonly OwnedWebview[] => owned,
    authorize,
    create(draft: ConnectWebviewDraft, owner: ClientSession | null, now: number): OwnedWebview {
      const id = `connect_webview_${uniqueSuffix('webview', ++createdCount)}`
      const entry: OwnedWebview = {
        owner,
        webview: {
          connect_webview_id: id,
          workspace_id: WORKSPACE_ID,
          url: buildUrl(id, draft.custom_redirect_url, draft.accepted_providers),
          status: 'pending',
          login_successful: false,
          connected_account_id: null,
          ...draft,
          accepted_capabilities: ['lock', 'thermostat', 'noise_sensor'],
          accepted_devices: [],
          any_device_allowed: true,
          any_provider_allowed: draft.accepted_providers.length === 0,
          selected_provider: null,
          authorized_at: null,
          created_at: new Date(now).toISOString()
        }
      }
      owned = [entry, ...owned]
      owner?.connect_webview_ids.push(id)
      if (pageUrl === undefined) authorize(entry, findManufacturer(draft.accepted_providers[0] ?? '') ?? 'august', now)
      return entry
    },
    remove(removed: OwnedWebview): void {
      owned = owned.filter((entry) => entry !== removed)
      const ids = removed.owner?.connect_webview_ids
      ids?.splice(ids.indexOf(removed.webview.connect_webview_id), 1)
    }
  }
}
