export type { SessionOptions } from '../src/store/session-options.js'
export { configure, type PageOptions } from '../src/element/session/configure.js'
export { endSessions } from '../src/store/end-sessions.js'
