export { enabled } from './enabled.js'
export type * from './platform-types.js'
export { screenOf } from './screen-of.js'
export { type StartedPlatform, startPlatform } from './start-platform.js'
