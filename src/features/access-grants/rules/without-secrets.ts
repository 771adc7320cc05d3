import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseList } from '../../../core/values/value.js'

/** Returns an access grant without digits, links and tokens, for the host. */
export function grantWithoutSecrets(grant: AccessGrant): AccessGrant {
  const { instant_key_url: _url, client_session_token: _token, requested_access_methods, warnings, ...rest } = grant
  return {
    ...rest,
    requested_access_methods: parseList(requested_access_methods).map((request) => {
      const { code: _code, ...shared } = request ?? {}
      return shared
    }),
    warnings: parseList(warnings).map((warning) => {
      const { original_code: _original, new_code: _new, ...shared } = warning ?? {}
      return shared
    })
  }
}

/** Returns a way in without digits, links and tokens, for the host. */
export function methodWithoutSecrets(method: AccessMethod): AccessMethod {
  const { code: _code, instant_key_url: _url, client_session_token: _token, ...shared } = method
  return shared
}
