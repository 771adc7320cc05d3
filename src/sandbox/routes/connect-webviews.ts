import type { ConnectWebview } from '../../client/resources.js'
import { makerOf, type OwnedWebview } from '../connect-webviews.js'
import type { ParamReader } from '../params.js'
import { pageOf, readPage } from '../page.js'
import { Refusal } from '../refusal.js'
import { route, type Call, type Routes } from '../route.js'

const MOST_METADATA = 50
const selectionModes: ConnectWebview['device_selection_mode'][] = ['none', 'single', 'multiple']

const readId = (read: ParamReader) => ({ id: read.text('connect_webview_id') })

function readUrl(read: ParamReader, name: string): string | null {
  const url = read.optionalText(name)
  if (url !== undefined && !URL.canParse(url)) read.refuse(name, 'Must be an address')
  return url ?? null
}

function readMetadata(read: ParamReader): Record<string, string | boolean> {
  const entries = Object.entries(read.optionalValues('custom_metadata') ?? {})
  const kept = entries.flatMap(([name, value]): [string, string | boolean][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : []
  )
  if (kept.length < entries.length) read.refuse('custom_metadata', 'Must hold nothing but texts, true and false')
  if (entries.length > MOST_METADATA) read.refuse('custom_metadata', `Must hold at most ${MOST_METADATA} values`)
  return Object.fromEntries(kept)
}

function readProviders(read: ParamReader): string[] {
  const providers = read.optionalTexts('accepted_providers') ?? []
  const unknown = providers.find((provider) => !makerOf(provider))
  if (unknown !== undefined) read.refuse('accepted_providers', `There is no provider ${unknown}`)
  return providers
}

function readSelectionMode(read: ParamReader): ConnectWebview['device_selection_mode'] {
  const text = read.optionalText('device_selection_mode') ?? 'none'
  const mode = selectionModes.find((mode) => mode === text)
  if (!mode) read.refuse('device_selection_mode', `Must be one of ${selectionModes.join(', ')}`)
  return mode ?? 'none'
}

/** Whoever made a webview sees it, and an API key sees all. */
const visibleWebviews = ({ state, session }: Pick<Call, 'state' | 'session'>): OwnedWebview[] =>
  state.connectWebviews.list().filter(({ owner }) => !session || owner === session)

function findWebview(call: Pick<Call, 'state' | 'session'>, id: string): OwnedWebview {
  const found = visibleWebviews(call).find(({ webview }) => webview.connect_webview_id === id)
  if (found) return found
  throw new Refusal(404, 'connect_webview_not_found', 'Connect webview not found')
}

/** Connect webviews: the pages on which accounts are connected. */
export const connectWebviewRoutes: Routes = {
  '/connect_webviews/create': route(
    'POST',
    (read) => ({
      custom_redirect_url: readUrl(read, 'custom_redirect_url'),
      custom_redirect_failure_url: readUrl(read, 'custom_redirect_failure_url'),
      custom_metadata: readMetadata(read),
      wait_for_device_creation: read.optionalFlag('wait_for_device_creation') ?? false,
      automatically_manage_new_devices: read.optionalFlag('automatically_manage_new_devices') ?? true,
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
  '/connect_webviews/list': route('POST', readPage, (call) => {
    const webviews = visibleWebviews(call).map(({ webview }) => webview)
    const { items, pagination } = pageOf(webviews, call.params, call.url)
    return { connect_webviews: items, pagination }
  }),
  '/connect_webviews/delete': route('POST', readId, (call) => {
    call.state.connectWebviews.remove(findWebview(call, call.params.id))
    return {}
  }),
  /**
   * What the login page of a provider does in the end; the platform itself has no such call. Whoever has the id of a
   * webview may connect an account by it, once: as on the real page, the credentials asked for are the provider's.
   */
  '/connect_webviews/authorize': {
    ...route(
      'POST',
      (read) => ({ ...readId(read), provider: read.optionalText('provider') }),
      (call) => {
        const owned = findWebview(call, call.params.id)
        const { accepted_providers: accepted } = owned.webview
        const provider = call.params.provider ?? accepted[0] ?? 'august'
        const maker = makerOf(provider)
        if (!maker || (accepted.length > 0 && !accepted.includes(provider))) {
          throw new Refusal(400, 'provider_not_accepted', 'The webview does not accept this provider.')
        }
        call.state.connectWebviews.authorize(owned, maker, call.now)
        return { connect_webview: owned.webview }
      }
    ),
    isOpen: true
  }
}
