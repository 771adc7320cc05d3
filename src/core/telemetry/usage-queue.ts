import { isApiError } from '../../client/index.js'
import type { UsageMessage } from '../../client/resources.js'
import type { Environment } from '../environment/environment.js'
import { isTelemetryDisabled, pageTelemetry } from './page-telemetry.js'

/** Delay of a message, in ms, so that requests the user waits for go first. */
const REST = 2000
/** Maximum number of queued messages. */
const CAPACITY = 100
/** Number of consecutive failures after which telemetry stops. */
const MOST_FAILURES = 3

export interface UsageQueue {
  put(message: UsageMessage): void
  end(): void
}

/** Sends messages one at a time and in order, and all at once when the page is left. Failed messages are lost. */
export function createUsageQueue(
  send: (message: UsageMessage) => PromiseLike<unknown>,
  environment: Environment
): UsageQueue {
  const { queues } = pageTelemetry()
  const waiting: UsageMessage[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const forget = (): void => {
    waiting.length = 0
  }

  /** @returns `false` if sending failed */
  async function attempt(message: UsageMessage): Promise<boolean> {
    try {
      if (!isTelemetryDisabled(environment)) await send(message)
      return true
    } catch (error) {
      // oxlint-disable-next-line no-console -- it is for the debug log
      console.debug(`Telemetry request failed with ${isApiError(error) ? error.statusCode : 'no answer'}`)
      return false
    }
  }

  async function run(): Promise<void> {
    for (let message = waiting.shift(); message; message = waiting.shift()) {
      failures = (await attempt(message)) || !environment.isOnline() ? 0 : failures + 1
      if (failures >= MOST_FAILURES) forget()
    }
    timer = undefined
  }

  /** The result doesn't count as a failure: the page may have been frozen meanwhile. */
  function hurry(): void {
    for (const message of waiting.splice(0)) void attempt(message)
  }

  queues.add(forget)
  const stopListening = environment.onLeave(hurry)

  return {
    put(message) {
      if (failures >= MOST_FAILURES || isTelemetryDisabled(environment)) return
      if (waiting.push(message) > CAPACITY) waiting.shift()
      timer ??= setTimeout(run, REST)
    },
    end() {
      forget()
      clearTimeout(timer)
      queues.delete(forget)
      stopListening()
    }
  }
}
