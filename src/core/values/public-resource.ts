import type * as platform from '../../client/resources.js'
import type { AccessCode, Device, Issue } from '../resources/resources.js'
import type { Untrusted } from '../resources/untrusted.js'

/** Whose account it is, in the word by which one is connected there. */
interface ProvidedBy {
  provider?: platform.ProviderName
}

/**
 * What a host is given: the very thing that the platform sent, under the type that the platform promises for it. Inside
 * the widget nothing goes by that promise.
 */
export function toPublicResource(device: Device): platform.Device
export function toPublicResource(devices: readonly Device[]): readonly platform.Device[]
export function toPublicResource(code: AccessCode): platform.AccessCode
export function toPublicResource(codes: readonly AccessCode[]): readonly platform.AccessCode[]
export function toPublicResource(issue: Issue): platform.Issue
export function toPublicResource(account: Untrusted<ProvidedBy>): ProvidedBy
export function toPublicResource(resource: object): object {
  return resource
}
