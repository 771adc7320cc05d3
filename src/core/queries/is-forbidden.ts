import { isApiError } from '../../client/index.js'

/** `true` if the session lacks the permission (403). */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.statusCode === 403
