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

/** Elements that want nothing to be told, and cannot say so before their module is there. */
const LATE_OPPONENTS = ['disable-telemetry', 'disabletelemetry', 'disable_telemetry']
  .map((attribute) => `[${attribute}]:not(:defined, [${attribute}=false])`)
  .join()

/** Whether anybody on the page wants nothing to be told. */
export const isTelemetryDisabled = (): boolean =>
  pageTelemetry().opponents.size > 0 || document.querySelector(LATE_OPPONENTS) !== null

/** Takes down whether somebody wants nothing to be told; what waits to be told is then forgotten, in every session. */
export function disableTelemetry(opponent: unknown, isDisabled: boolean): void {
  const { opponents, queues } = pageTelemetry()
  if (!isDisabled) opponents.delete(opponent)
  else {
    opponents.add(opponent)
    for (const forget of queues) forget()
  }
}
