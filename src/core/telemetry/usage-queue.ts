import { isApiError } from '../../client/index.js'
import type { UsageMessage } from '../../client/resources.js'
import type { Environment } from '../environment/environment.js'
import { isTelemetryDisabled, pageTelemetry } from './page-telemetry.js'

/** How long a message waits, in ms: what a person is waiting for goes first. */
const REST = 2000
/** How many can wait. */
const CAPACITY = 100
/** After so many failures in a row nothing is sent any more: there may be nobody who listens. */
const MOST_FAILURES = 3

/** What waits to be told. */
export interface UsageQueue {
  put(message: UsageMessage): void
  end(): void
}

/**
 * Sends messages one at a time, in the order in which they came, and all at once when the page is left. A failure
 * concerns nobody: the message is lost.
 */
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

  /** @returns whether it did not fail */
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

  /** How it ends says nothing: a page that comes back may have been frozen meanwhile. */
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
