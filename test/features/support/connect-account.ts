import { ConnectAccountElement } from '../../../elements/connect-account.js'
import { PlatformClient } from '../../../src/client/index.js'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import { startPlatform, type TestPlatform } from '../../platform.js'
import { Screen, show } from './stage.js'

export const CREATE = '/connect_webviews/create'
export const SESSION = '/client_sessions/get'
export const PAGE = 'https://connect.example/page?id=webview_1'
export const CONNECT = 'Connect Account'
/** Fragment of the same page, so that connecting an account does not leave it. */
export const CONNECTED = '#connected'

/** Button that connects accounts. */
export class ConnectButton extends Screen<ConnectAccountElement> {
  connect(): Promise<void> {
    return this.press('button', CONNECT)
  }

  get isBusy(): boolean {
    return this.root.querySelector('button')?.ariaBusy === 'true'
  }

  get isReady(): boolean {
    return this.all('button').length === 1 && !this.isBusy
  }

  /** Cancels every event of this name. */
  cancel(name: string): void {
    this.element.addEventListener(name, (event) => event.preventDefault())
  }
}

/** Platform on which accounts are connected. Its client has a known user session. */
interface ConnectPlatform extends TestPlatform {
  /** Client with only a token. */
  readonly tokenClient: PlatformClient
  /** Client with a credential that has no session. */
  readonly keyClient: PlatformClient
  /** Sets the URL of the page on which an account is connected. */
  lead(url: unknown): void
  fail(path: string, fault: SandboxFault): void
}

/** Platform of the current test. */
export let platform: ConnectPlatform

/** Starts a platform for each test. */
export function useConnectPlatform(): void {
  beforeEach(async () => {
    platform = await startConnectPlatform()
  })
}

async function startConnectPlatform(): Promise<ConnectPlatform> {
  const started = await startPlatform()
  const { client, fetch, update } = started
  const fail = (path: string, fault: SandboxFault): void => update({ faults: { [path]: fault } })
  const lead = (url: unknown): void =>
    fail(CREATE, { body: { connect_webview: { connect_webview_id: 'webview_1', url } } })
  lead(PAGE)
  return Object.assign(started, {
    tokenClient: PlatformClient.fromClientSessionToken(client.clientSession?.token ?? '', { fetch }),
    keyClient: PlatformClient.fromApiKey('seam_sandbox_key', { fetch }),
    lead,
    fail
  })
}

/** Adds the button to the page. */
export const addButton = (
  properties: Partial<ConnectAccountElement> = {},
  options?: { width?: number; parent?: HTMLElement }
): ConnectButton =>
  new ConnectButton(show(ConnectAccountElement, { client: platform.client, ...properties }, options).element)

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
