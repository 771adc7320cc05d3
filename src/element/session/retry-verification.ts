import { pageEnvironment } from '../custom-element/page-environment.js'

/** When the platform is asked again that could not be asked, in ms. */
const ASK_AGAIN = 30_000

/** What is to be asked again, once. */
export interface RetryDelay {
  askNow(): void
  end(): void
}

/** Asks in a while, or as soon as the page is seen again or has a network again. */
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
  const timer = setTimeout(askNow, ASK_AGAIN)
  const stop = environment.subscribe(() => environment.isVisible() && environment.isOnline() && askNow())
  return { askNow, end }
}
