import type { ConnectWebview } from '../../client/resources.js'
import { findManufacturer, type OwnedWebview } from '../connect-webviews.js'
import { paginate, readPageParams } from '../pagination.js'
import type { ParamReader } from '../params.js'
import { notFound, RequestError } from '../request-error.js'
import { forCustomers, publicRoute, type Routes, route } from '../route.js'
import { canSeeAccount, type Viewer } from '../visibility.js'

const MAX_METADATA = 50
const selectionModes: ConnectWebview['device_selection_mode'][] = ['none', 'single', 'multiple']

const readId = (read: ParamReader) => ({ id: read.string('connect_webview_id') })

function readUrl(read: ParamReader, name: string): string | null {
  const url = read.optionalString(name)
  if (url !== undefined && !URL.canParse(url)) read.reject(name, 'Must be a URL')
  return url ?? null
}

function readMetadata(read: ParamReader): Record<string, string | boolean> {
  const entries = Object.entries(read.optionalObject('custom_metadata') ?? {})
  const validEntries = entries.flatMap(([name, value]): [string, string | boolean][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : []
  )
  if (validEntries.length < entries.length) read.reject('custom_metadata', 'Must contain only strings and booleans')
  if (entries.length > MAX_METADATA) read.reject('custom_metadata', `Must have at most ${MAX_METADATA} values`)
  return Object.fromEntries(validEntries)
}

function readProviders(read: ParamReader): string[] {
  const providers = read.optionalStrings('accepted_providers') ?? []
  const unknown = providers.find((provider) => !findManufacturer(provider))
  if (unknown !== undefined) read.reject('accepted_providers', `Unknown provider: ${unknown}`)
  return providers
}

function readSelectionMode(read: ParamReader): ConnectWebview['device_selection_mode'] {
  const text = read.optionalString('device_selection_mode') ?? 'none'
  const mode = selectionModes.find((mode) => mode === text)
  if (!mode) read.reject('device_selection_mode', `Must be one of ${selectionModes.join(', ')}`)
  return mode ?? 'none'
}

/** Sessions see the webviews that they created; API keys see all. */
const visibleWebviews = ({ state, session }: Viewer): OwnedWebview[] =>
  state.connectWebviews.list().filter(({ owner }) => !session || owner === session)

function findWebview(call: Viewer, id: string): OwnedWebview {
  const found = visibleWebviews(call).find(({ webview }) => webview.connect_webview_id === id)
  if (found) return found
  throw notFound('connect_webview')
}

/** Connected accounts, and the webviews on which they are connected. */
export const accountRoutes: Routes = {
  '/connect_webviews/create': route(
    'POST',
    (read) => ({
      custom_redirect_url: readUrl(read, 'custom_redirect_url'),
      custom_redirect_failure_url: readUrl(read, 'custom_redirect_failure_url'),
      custom_metadata: readMetadata(read),
      wait_for_device_creation: read.optionalBoolean('wait_for_device_creation') ?? false,
      automatically_manage_new_devices: read.optionalBoolean('automatically_manage_new_devices') ?? true,
      accepted_providers: readProviders(read),
      device_selection_mode: readSelectionMode(read)
    }),
    ({ state, params, session, now }) => ({
      connect_webview: state.connectWebviews.create(params, session, now).webview
    })
  ),
  '/connect_webviews/get': route('POST', readId, (call) => ({
    connect_webview: findWebview(call, call.params.id).webview
  })),
  '/connect_webviews/list': route('POST', readPageParams, (call) => {
    const webviews = visibleWebviews(call).map(({ webview }) => webview)
    return paginate('connect_webviews', webviews, call.params, call.url)
  }),
  '/connect_webviews/delete': route('POST', readId, (call) => {
    call.state.connectWebviews.remove(findWebview(call, call.params.id))
    return {}
  }),
  /**
   * Simulates the login page of a provider; the real platform doesn't have this endpoint. It needs no credential, because on
   * the real page the user enters the credentials of the provider.
   */
  '/connect_webviews/authorize': publicRoute(
    'POST',
    (read) => ({ ...readId(read), provider: read.optionalString('provider') }),
    (call) => {
      const owned = findWebview(call, call.params.id)
      const { accepted_providers: accepted } = owned.webview
      const provider = call.params.provider ?? accepted[0] ?? 'august'
      const manufacturer = findManufacturer(provider)
      if (!manufacturer || (accepted.length > 0 && !accepted.includes(provider))) {
        throw new RequestError(400, 'provider_not_accepted', 'The webview does not accept this provider.')
      }
      call.state.connectWebviews.authorize(owned, manufacturer, call.now)
      return { connect_webview: owned.webview }
    }
  ),
  '/connected_accounts/list': forCustomers(
    route('POST', readPageParams, (call) => {
      const visible = call.state.accounts.filter((account) => canSeeAccount(call, account.connected_account_id))
      return paginate('connected_accounts', visible, call.params, call.url)
    })
  ),
  '/connected_accounts/get': route(
    'GET',
    (read) => ({ id: read.string('connected_account_id') }),
    (call) => {
      const { id } = call.params
      const account = call.state.accounts.find(({ connected_account_id }) => connected_account_id === id)
      if (account && canSeeAccount(call, id)) return { connected_account: account }
      throw notFound('connected_account')
    }
  )
}
