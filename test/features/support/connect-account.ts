import { ConnectAccountElement } from '../../../elements/connect-account.js'
import { PlatformClient } from '../../../src/client/index.js'
import { createSandbox, type SandboxFault } from '../../../src/sandbox/index.js'
import { createHolds, type Holds } from './holds.js'
import { type Screen, show } from './stage.js'
import { readRequest } from '../../read-request.js'

export const CREATE = '/connect_webviews/create'
export const SESSION = '/client_sessions/get'
export const PAGE = 'https://connect.example/page?id=webview_1'
export const CONNECT = 'Connect Account'
/** Fragment of the same page, so that connecting an account does not leave it. */
export const CONNECTED = '#connected'

export type ConnectButton = Screen<ConnectAccountElement>

/** Platform for connecting an account that records its requests. */
export interface ConnectPlatform {
  /** Client with a known user session. */
  readonly client: PlatformClient
  /** Client with only a token. */
  readonly tokenClient: PlatformClient
  /** Client with a credential that has no session. */
  readonly keyClient: PlatformClient
  /** Sets the URL of the page on which an account is connected. */
  lead(url: unknown): void
  fail(path: string, fault: SandboxFault): void
  readonly hold: Holds['hold']
  asked(path: string): unknown[]
}

export async function startConnectPlatform(): Promise<ConnectPlatform> {
  const sandbox = createSandbox({ latency: 0 })
  const { endpoint, publishableKey, clientSessionToken } = sandbox
  const calls: { path: string; body: unknown }[] = []
  const { hold, pass } = createHolds()

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { request, text } = await readRequest(input, init)
    const { pathname } = new URL(request.url)
    if (pathname === '/internal/tlmtry') return new Response(null, { status: 204 })
    calls.push({ path: pathname, body: text ? JSON.parse(text) : {} })
    await pass(pathname)
    return sandbox(request)
  }

  const options = { endpoint, fetch }
  const platform: ConnectPlatform = {
    client: await PlatformClient.fromPublishableKey(publishableKey, 'jane', options),
    tokenClient: PlatformClient.fromClientSessionToken(clientSessionToken, options),
    keyClient: PlatformClient.fromApiKey('seam_sandbox_key', options),
    lead: (url) => platform.fail(CREATE, { body: { connect_webview: { connect_webview_id: 'webview_1', url } } }),
    fail: (path, fault) => sandbox.update({ faults: { [path]: fault } }),
    hold,
    asked: (path) => calls.filter((call) => call.path === path).map(({ body }) => body)
  }
  platform.lead(PAGE)
  return platform
}
/** Adds the button to the page. */
export const addButton = (
  { client }: ConnectPlatform,
  properties: Partial<ConnectAccountElement> = {},
  options?: { width?: number; parent?: HTMLElement }
): ConnectButton => show(ConnectAccountElement, { client, ...properties }, options)

export const press = (button: ConnectButton, name = CONNECT): Promise<void> => button.press('button', name)
export const isBusy = ({ root }: ConnectButton): boolean => root.querySelector('button')?.ariaBusy === 'true'
export const isReady = (button: ConnectButton): boolean => button.all('button').length === 1 && !isBusy(button)

/** Cancels every event of this name. */
export const cancel = ({ element }: ConnectButton, name: string): void =>
  element.addEventListener(name, (event) => event.preventDefault())

/** Removes the fragment after each test. */
export function useOwnFragment(): void {
  afterEach(() => history.replaceState(null, '', location.href.replace(/#.*/, '')))
}

/** Records navigations instead of leaving the page. */
export function useNotedNavigation(): string[] {
  const went: string[] = []
  let stop: AbortController
  beforeEach(() => {
    went.length = 0
    stop = new AbortController()
    Reflect.get(window, 'navigation').addEventListener(
      'navigate',
      (event: Event) => {
        const { sameDocument, url } = Reflect.get(event, 'destination')
        if (sameDocument) return
        event.preventDefault()
        went.push(url)
      },
      stop
    )
  })
  afterEach(() => stop.abort())
  useOwnFragment()
  return went
}
