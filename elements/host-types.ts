// Types that hosts use with the elements. Exported by every entry point. Only types: bundled declarations of classes
// would promise values at run time.

export type { AccessCode, Device, Issue } from '../src/client/resources.js'
export type { IssueFilter, ShareText } from '../src/core/resources/host-functions.js'
export type { SessionOptions } from '../src/core/session/session-options.js'
export type { SessionState } from '../src/core/store/session-state.js'
export type { Appearance } from '../src/element/options/appearance.js'
export type { ElementSession } from '../src/element/session/element-session.js'
export type { Messages } from '../src/messages/en.js'
export type { MessageOverrides } from '../src/messages/messages.js'
export type { ThemeName } from '../src/ui/style/themes/themes.js'
export type { Token } from '../src/ui/style/tokens.js'
export type { LatchkeyEventMap } from './all-events.js'
