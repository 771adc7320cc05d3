import { isApiError } from '../../client/index.js'

/** Whether the platform does not let this session do what it asked for. */
export const isForbidden = (error: unknown): boolean => isApiError(error) && error.statusCode === 403
