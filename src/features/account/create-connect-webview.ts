import type { CustomMetadata, ProviderName } from '../../client/resources.js'
import type { Action } from '../../core/actions/action.js'
import type { ConnectWebview } from '../../core/resources/resources.js'

interface Input {
  /** Metadata stored with the account. */
  metadata(): CustomMetadata
  /** Page to return to. */
  readonly redirectUrl: string
  /** Provider of the account. Omit to let the user choose. */
  readonly provider?: ProviderName | undefined
}

/** Creates a platform page for connecting an account. */
export const createConnectWebview: Action<Input, unknown, ConnectWebview> = {
  mutation({ metadata, redirectUrl, provider }) {
    const operation = 'connectWebviews.create'
    const params = {
      // Read for every attempt, because the session may have been renewed.
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
      request: ({ connectWebviews }, options) => connectWebviews.create(params, options),
      target: {}
    }
  }
}
