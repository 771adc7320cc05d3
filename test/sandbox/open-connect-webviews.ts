import { type ConnectWebview, PlatformClient } from '../../src/client/index.js'
import type { SandboxOptions } from '../../src/sandbox/index.js'
import { call } from './call-sandbox.js'
import { openSandbox } from './open-sandbox.js'

export const PAGE = 'https://demo.example/connect'
export const HERE = 'https://host.example/devices?tab=1#top'

/** Creates a sandbox with a page that connects accounts, and a user. */
export async function open(options: SandboxOptions = { connectWebviewUrl: PAGE }) {
  const opened = openSandbox(options)
  const { endpoint, fetch, publishableKey } = opened.sandbox
  const clientOf = (user: string) => PlatformClient.fromPublishableKey(publishableKey, user, { endpoint, fetch })
  const authorize = (webview: Pick<ConnectWebview, 'connect_webview_id'>, provider?: string) =>
    call(
      opened.sandbox,
      '/connect_webviews/authorize',
      { connect_webview_id: webview.connect_webview_id, provider },
      { headers: {} }
    )
  return { ...opened, clientOf, client: await clientOf('jane'), authorize }
}
