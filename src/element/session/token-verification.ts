import { isAuthError } from '../../core/environment/retry.js'
import { isSameOptions, type SessionOptions } from '../../core/session/session-options.js'
import type { BindingEvent, BindingState } from './binding-state.js'
import { type RetryDelay, retryVerification } from './retry-verification.js'

/** Verifies that new tokens belong to the user of a bound session. */
interface TokenVerification {
  verify(options: SessionOptions): void
  /** Verifies again immediately if a verification failed and waits to be retried. */
  retryNow(): void
  /** Ends the wait, because the token is not wanted any longer. */
  cancel(): void
}

/**
 * @param bind acquires and binds the session of options.
 * @param onChange is called when a verification has ended.
 * @param onRejected is called when it has failed, but not again for its retries.
 */
export function createTokenVerification(
  state: () => BindingState,
  dispatch: (event: BindingEvent) => void,
  bind: (options: SessionOptions) => void,
  onChange: () => void,
  onRejected: (error: unknown) => void
): TokenVerification {
  let wait: RetryDelay | undefined
  let verified = Promise.resolve()

  async function renew(options: SessionOptions, isRetry: boolean): Promise<void> {
    const { wanted, hold } = state()
    if (wanted !== options || !hold?.lease || isSameOptions(hold.options, options)) return
    const { lease } = hold
    try {
      const isSameUser = await lease.renew(options)
      if (state().hold !== hold) return
      if (isSameUser) dispatch({ type: 'acquired', hold: { options, lease } })
      else if (state().wanted === options) {
        lease.release()
        bind(options)
      }
      onChange()
    } catch (error) {
      if (state().wanted !== options) return
      dispatch({ type: 'verificationFailed', error })
      if (!isAuthError(error)) {
        wait = retryVerification(
          () => enqueue(options, true),
          () => (wait = undefined)
        )
      }
      onChange()
      if (!isRetry) onRejected(error)
    }
  }

  /** Tokens are verified one after another, because each is compared with the current one. */
  function enqueue(options: SessionOptions, isRetry: boolean): void {
    verified = verified.then(() => renew(options, isRetry))
  }

  return {
    verify: (options) => enqueue(options, false),
    retryNow: () => wait?.askNow(),
    cancel: () => wait?.end()
  }
}
