import { pageEnvironment } from '../dom/page-environment.js'

/** Delay before a failed token verification is retried, in ms. */
const RETRY_DELAY = 30_000

export interface RetryDelay {
  askNow(): void
  end(): void
}

/** Retries after a delay, or when the page becomes visible or online. */
export function retryVerification(ask: () => void, onEnd: () => void): RetryDelay {
  const environment = pageEnvironment()
  function end(): void {
    clearTimeout(timer)
    stop()
    onEnd()
  }
  function askNow(): void {
    end()
    ask()
  }
  const timer = setTimeout(askNow, RETRY_DELAY)
  const stop = environment.subscribe(() => environment.isVisible() && environment.isOnline() && askNow())
  return { askNow, end }
}
