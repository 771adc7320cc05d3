import type { CustomMetadata, ProviderName } from '../../client/resources.js'
import type { Action } from '../../core/actions/action.js'
import type { ConnectWebview } from '../../core/resources/resources.js'

interface Input {
  /** What the platform is to keep with the account. */
  metadata(): CustomMetadata
  /** Where the page leads back to. */
  readonly redirectUrl: string
  /** Whose account it is to be; that of any, where it is not said. */
  readonly provider?: ProviderName | undefined
}

/** Makes a page of the platform on which an account is connected. */
export const createConnectWebview: Action<Input, unknown, ConnectWebview> = {
  change({ metadata, redirectUrl, provider }) {
    const operation = 'connectWebviews.create'
    const params = {
      // Read when the call is made, and again when it is repeated for a session that was renewed meanwhile.
      get custom_metadata() {
        return metadata()
      },
      custom_redirect_url: redirectUrl,
      wait_for_device_creation: true,
      ...(provider && { accepted_providers: [provider] })
    }
    return {
      key: operation,
      onConflict: 'ignore',
      operation,
      params,
      target: {},
      isOptimistic: false,
      request: ({ connectWebviews }, options) => connectWebviews.create(params, options)
    }
  }
}
