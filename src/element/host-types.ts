// What a host names when it gives something to an element, or is given something by one. Every entry has them. None is a
// class: bundled declarations would promise it at run time.
export type { Messages } from '../messages/en.js'
export type { MessageOverrides } from '../messages/messages.js'
export type { AccessCode, Device, Issue } from '../platform/resources.js'
export type { SessionOptions } from '../store/session-options.js'
export type { SessionState } from '../store/session-state.js'
export type { Appearance } from './appearance/appearance.js'
export type { Token } from './appearance/tokens.js'
export type { LatchkeyEventMap } from './events/all-events.js'
export type { IssueFilter, ShareText } from '../model/host-functions.js'
export type { ElementSession } from './session/element-session.js'
export type { ThemeName } from '../ui/style/themes/themes.js'
