import type * as platform from '../../client/resources.js'

/** Which errors or warnings a host wants shown; `undefined` is no. */
export type IssueFilter = (issue: platform.Issue) => boolean | undefined

/** The text by which a code of a device is handed to somebody; with `undefined` it is ours. */
export type ShareText = (code: platform.AccessCode, device: platform.Device) => string | undefined
