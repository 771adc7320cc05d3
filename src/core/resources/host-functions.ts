import type * as platform from '../../client/resources.js'

/** Decides which errors or warnings are shown. `undefined` hides the issue. */
export type IssueFilter = (issue: platform.Issue) => boolean | undefined

/** Returns the text that shares an access code with a guest. `undefined` uses the built-in text. */
export type ShareText = (code: platform.AccessCode, device: platform.Device) => string | undefined
