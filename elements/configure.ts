export { configure } from '../src/element/session/configure.js'
export { endSessions } from '../src/store/end-sessions.js'
