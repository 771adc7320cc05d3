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
export function asPromised(device: Device): platform.Device
export function asPromised(devices: readonly Device[]): readonly platform.Device[]
export function asPromised(code: AccessCode): platform.AccessCode
export function asPromised(codes: readonly AccessCode[]): readonly platform.AccessCode[]
export function asPromised(issue: Issue): platform.Issue
export function asPromised(account: Untrusted<ProvidedBy>): ProvidedBy
export function asPromised(resource: object): object {
  return resource
}
