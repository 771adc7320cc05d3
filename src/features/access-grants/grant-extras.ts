/** What the details of an access show later: sharing, use, events and ids. Loaded on demand, as one chunk. */
export { GrantEvents } from './details/grant-events.js'
export { GrantInformation } from './details/grant-information.js'
export { GrantUse } from './details/grant-use.js'
export { ShareLink, SharePin } from './ways/share-parts.js'
