import type { AccessCode } from '../../../core/resources/resources.js'
import { type CodeWindow, windowOf } from './access-code-window.js'
import { isRemoving } from './code-transition.js'

/** Returns when the access of a window changes next, in ms since 1970. */
const nextChange = (window: CodeWindow): number =>
  window.kind === 'started' ? window.endsAt : window.kind === 'upcoming' ? window.startsAt : Number.MAX_SAFE_INTEGER

/** Returns the codes that work or will work, those that end or start first at the beginning. */
export const nextCodes = (
  codes: readonly AccessCode[],
  now: number
): readonly { readonly code: AccessCode; readonly window: CodeWindow }[] =>
  codes
    .filter((code) => !isRemoving(code))
    .map((code) => ({ code, window: windowOf(code, now) }))
    .filter(({ window }) => window.kind !== 'ended')
    .toSorted((a, b) => nextChange(a.window) - nextChange(b.window))
