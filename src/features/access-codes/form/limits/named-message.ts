import type { Device } from '../../../../core/resources/resources.js'
import type { LimitTexts } from './rule-texts.js'

/** A message about one lock. */
export interface LockMessage {
  readonly device: Device
  readonly text: string
  /** `true` if it doesn't depend on the lock. */
  readonly isCommon?: boolean | undefined
  /** The codes that the lock doesn't accept, in words. */
  readonly codes?: string | undefined
}

/** A message of a field. */
export interface LimitMessage {
  readonly text: string
  /** The locks to leave out so that the message no longer applies. Empty if that leaves none, or if it applies to any lock. */
  readonly leaveOut: readonly string[]
}

/** Merges the messages about several locks into the first one, which names its locks. @param total number of locks of the form */
export function namedMessage(
  messages: readonly LockMessage[],
  total: number,
  { limits, nameOf, namesOf }: LimitTexts
): LimitMessage | undefined {
  const [first] = messages
  if (!first) return undefined
  const { codes, isCommon } = first
  // Locks with other lengths don't accept the same code, but have another text.
  const isSame = (each: LockMessage): boolean => (codes === undefined ? each.text === first.text : each.codes === codes)
  const affected = messages.filter(isSame).map(({ device }) => device)
  const count = affected.length
  if (total === 1 || isCommon) return { text: first.text, leaveOut: [] }
  const names = namesOf(affected.map(nameOf))
  const some = limits.ofLocks(count, total)
  const leaveOut = count < total ? affected.map(({ device_id }) => device_id) : []
  if (codes !== undefined) {
    return {
      text: count === 1 ? limits.unaccepted(names, codes) : limits.manyUnaccepted(some, codes, names),
      leaveOut
    }
  }
  const text = count === 1 ? limits.about(names, first.text) : limits.manyAbout(some, names, first.text)
  return { text, leaveOut }
}
