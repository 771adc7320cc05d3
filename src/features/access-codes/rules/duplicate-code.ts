import { isApiError } from '../../../client/index.js'

/** `true` if another code of the lock has the same digits, such as one that is still being removed. */
export const isDuplicateCode = (error: unknown): boolean => isApiError(error) && error.code === 'duplicate_access_code'
