import type { AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseList, parseString } from '../../../core/values/value.js'
import { isContact } from './access-grant.js'

/** Returns an access grant without digits, links, tokens, e-mail addresses and phone numbers, for the host. */
export function grantWithoutSecrets(grant: AccessGrant): AccessGrant {
  const { instant_key_url: _url, client_session_token: _token, requested_access_methods, warnings, ...rest } = grant
  const isHidden = (text: unknown): boolean => isContact(parseString(text) ?? '')
  return {
    ...rest,
    ...(isHidden(rest.display_name) && { display_name: '' }),
    ...(isHidden(rest.name) && { name: null }),
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
