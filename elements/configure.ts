export { endSessions } from '../src/core/session/end-sessions.js'
export type { SessionOptions } from '../src/core/session/session-options.js'
export { configure, type PageOptions } from '../src/element/session/configure.js'
