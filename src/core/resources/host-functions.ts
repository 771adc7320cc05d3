import type * as platform from '../../client/resources.js'

/** Decides which errors or warnings are shown. `undefined` hides the issue. */
export type IssueFilter = (issue: platform.Issue) => boolean | undefined

/** Returns the text that shares an access code with a guest. `undefined` uses the built-in text. */
export type ShareText = (code: platform.AccessCode, device: platform.Device) => string | undefined

/**
 * Decides which devices a search lists. `undefined` hides the device, so that a missing property, such as `locked` of a
 * thermostat, can be returned directly.
 */
export type DeviceFilter = (device: platform.Device, search: string) => boolean | undefined

/** Host filter: returns `true` to list a code for a search text. `undefined` counts as `false`. */
export type AccessCodeFilter = (code: platform.AccessCode, search: string) => boolean | undefined

/** Encodes a key card. Gets copies without digits, links and tokens. The promise ends when the card is encoded. */
export type EncodeCard = (method: platform.AccessMethod, grant: platform.AccessGrant) => unknown

/** Host filter: returns `true` to list an access grant for a search text. `undefined` counts as `false`. */
export type AccessGrantFilter = (grant: platform.AccessGrant, search: string) => boolean | undefined
