import type { Environment } from '../environment/environment.js'

/** What all sessions of a page have in common. */
interface PageTelemetry {
  /** Made up for this page, and kept nowhere. */
  readonly anonymousId: string
  /** How many messages there were. */
  messages: number
  /** Those who want nothing to be told. */
  readonly opponents: Set<unknown>
  /** What forgets what waits to be told. */
  readonly queues: Set<() => void>
}

/** Raise the version when the shape changes, so that two versions never share. */
const PAGE = Symbol.for('latchkey.telemetry.1')

/** Kept on the page, so that two copies of the bundle agree. */
export function pageTelemetry(): PageTelemetry {
  const known: PageTelemetry | undefined = Reflect.get(globalThis, PAGE)
  if (known) return known
  const anonymousId = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const made: PageTelemetry = { anonymousId, messages: 0, opponents: new Set(), queues: new Set() }
  Reflect.set(globalThis, PAGE, made)
  return made
}

/** Whether anybody on the page wants nothing to be told. */
export const isTelemetryDisabled = ({ isTelemetryOptedOut }: Pick<Environment, 'isTelemetryOptedOut'>): boolean =>
  pageTelemetry().opponents.size > 0 || isTelemetryOptedOut()

/** Takes down whether somebody wants nothing to be told; what waits to be told is then forgotten, in every session. */
export function disableTelemetry(opponent: unknown, isDisabled: boolean): void {
  const { opponents, queues } = pageTelemetry()
  if (!isDisabled) opponents.delete(opponent)
  else {
    opponents.add(opponent)
    for (const forget of queues) forget()
  }
}
