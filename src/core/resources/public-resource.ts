import type * as platform from '../../client/resources.js'
import type { AccessCode, AccessGrant, AccessMethod, Device, Issue } from './resources.js'
import type { Untrusted } from './untrusted.js'

/** Provider name that connects the account. */
interface ProvidedBy {
  provider?: platform.ProviderName
}

/** Returns the platform's object under the platform's type, for hosts. The widget itself uses the untrusted types. */
export function toPublicResource(device: Device): platform.Device
export function toPublicResource(devices: readonly Device[]): readonly platform.Device[]
export function toPublicResource(code: AccessCode): platform.AccessCode
export function toPublicResource(codes: readonly AccessCode[]): readonly platform.AccessCode[]
export function toPublicResource(grant: AccessGrant): platform.AccessGrant
export function toPublicResource(method: AccessMethod): platform.AccessMethod
export function toPublicResource(issue: Issue): platform.Issue
export function toPublicResource(account: Untrusted<ProvidedBy>): ProvidedBy
export function toPublicResource(resource: object): object {
  return resource
}
