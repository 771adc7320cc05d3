import { pageSingleton } from '../../client/page-singleton.js'
import type { Environment } from '../environment/environment.js'

/** Telemetry state shared by all sessions of a page. */
interface PageTelemetry {
  /** Random id of this page. Not stored anywhere. */
  readonly anonymousId: string
  /** Number of messages so far. */
  messages: number
  /** Elements that disable telemetry. */
  readonly opponents: Set<unknown>
  /** Functions that clear each session's queue. */
  readonly queues: Set<() => void>
}

export const pageTelemetry = (): PageTelemetry =>
  pageSingleton('telemetry.1', () => ({
    anonymousId: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    messages: 0,
    opponents: new Set(),
    queues: new Set()
  }))

/** `true` if any element of the page disables telemetry. */
export const isTelemetryDisabled = ({ isTelemetryOptedOut }: Pick<Environment, 'isTelemetryOptedOut'>): boolean =>
  pageTelemetry().opponents.size > 0 || isTelemetryOptedOut()

/** Records whether an element disables telemetry. Disabling clears the queues of all sessions. */
export function disableTelemetry(opponent: unknown, isDisabled: boolean): void {
  const { opponents, queues } = pageTelemetry()
  if (!isDisabled) opponents.delete(opponent)
  else {
    opponents.add(opponent)
    for (const forget of queues) forget()
  }
}
