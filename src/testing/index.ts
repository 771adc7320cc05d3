export type * from './platform-types.js'
export { enabled } from './enabled.js'
export { screenOf } from './screen-of.js'
export { startPlatform, type StartedPlatform } from './start-platform.js'
