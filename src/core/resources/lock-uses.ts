/** An event that names an access code: the code unlocked the lock, or the lock denied access. */
export interface CodeUse {
  readonly eventId: string
  readonly codeId: string
  /** `true` if the event names its lock. */
  readonly hasLock: boolean
  /** In ms since the epoch. */
  readonly instant: number
  readonly isDenied: boolean
  /** `reason_code` of a denied attempt, if any. */
  readonly reason: string | undefined
}

/** Uses of the access codes of a lock, collected from its events. Not a resource of the platform. */
export interface LockUses {
  readonly device_id: string
  /** All events recorded since this instant were read, in ms since the epoch. */
  readonly since: number
  /** All events recorded until this instant were read, in ms since the epoch. */
  readonly until: number
  /** Number of events that were read, including events without an access code. */
  readonly eventCount: number
  /** In no particular order. */
  readonly uses: readonly CodeUse[]
}
