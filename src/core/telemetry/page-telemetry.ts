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

/** Increment the version when the shape changes, so that different versions never share. */
const PAGE = Symbol.for('latchkey.telemetry.1')

/** Stored on the page, so that several copies of the bundle agree. */
export function pageTelemetry(): PageTelemetry {
  const known: PageTelemetry | undefined = Reflect.get(globalThis, PAGE)
  if (known) return known
  const anonymousId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const made: PageTelemetry = { anonymousId, messages: 0, opponents: new Set(), queues: new Set() }
  Reflect.set(globalThis, PAGE, made)
  return made
}

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
