/** Sharing, use, events and ids in the details of an access. Loaded on demand, as one chunk. */
export { GrantEvents } from './details/grant-events.js'
export { GrantInformation } from './details/grant-information.js'
export { GrantUse } from './details/grant-use.js'
export { ShareLink, SharePin } from './ways/share-parts.js'
