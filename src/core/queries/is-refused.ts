import { isApiError } from '../../client/index.js'

/** Returns `true` if the platform refuses the route to this session, or the permission is missing (403). Retrying doesn't help. */
export const isRefused = (error: unknown): boolean => isApiError(error) && (error.isRefused || error.statusCode === 403)

/** Returns `true` if the resource doesn't exist. A refused route doesn't count, whatever its status. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.statusCode === 404 && !error.isRefused
