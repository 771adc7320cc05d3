/** Actions and problems of an access. Loaded on demand, as one chunk. */
export { GrantAlertList } from './details/grant-alert-list.js'
export { extendAccess } from './extension/extend-access.js'
export { RemoveAccessQuestion } from './removal/remove-access-question.js'
export { addAccessMethod } from './ways/access-method-actions.js'
export { EncodeCardButton } from './ways/encode-card-button.js'
export { RevokeWay } from './ways/revoke-way.js'
