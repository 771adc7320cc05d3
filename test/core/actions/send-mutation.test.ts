import { ApiError } from '../../../src/client/index.js'
import { sendMutation } from '../../../src/core/actions/send-mutation.js'
import { countTimers, onFakeClock, SECOND, settled } from '../time.js'

onFakeClock()

const RATE_LIMITED = new ApiError({
  code: 'rate_limited',
  message: 'Too many requests',
  statusCode: 429,
  requestId: 'request_1',
  retryAfter: 5 * SECOND
})

describe('Sending a mutation', () => {
  it('rejects at once, without a timer, if the signal is aborted before a 429 response', async () => {
    const [reason, ended] = [new Error('ended'), new AbortController()]
    let rejected: unknown
    sendMutation(
      async () => {
        ended.abort(reason)
        throw RATE_LIMITED
      },
      { timeLeft: 10 * SECOND, onRetry: () => expect.fail('It was sent again.') },
      ended.signal
    ).catch((error: unknown) => {
      rejected = error
    })
    await settled()
    expect([rejected, countTimers()]).to.deep.equal([reason, 0])
  })
})
