import { ApiError } from '../../client/index.js'

/** Error for a response without the expected content. */
export const unreadable = (): ApiError =>
  new ApiError({
    code: 'invalid_response',
    message: 'The platform returned an invalid response',
    statusCode: 200,
    requestId: ''
  })
