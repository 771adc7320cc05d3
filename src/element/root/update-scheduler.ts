/** An attribute changes, step 4: applies what was set in the same turn together. */

/** Says when an element follows its options. */
interface UpdateScheduler {
  connect(): void
  disconnect(): void
  isConnected(): boolean
  /** Plans to apply the options, after this turn. */
  plan(): void
}

interface UpdateSteps {
  /** Releases a session that doesn't belong to the options. @returns a function that acquires the next one */
  applyOptions(): () => void
  /** Acquires the session, and shows and announces its state. */
  bindSession(acquire: () => void): void
}

/**
 * Runs the steps of an element that is in place.
 *
 * ```
 * option set ── end of turn ──▶ applyOptions ── all elements have applied ──▶ bindSession
 * ```
 */
export function createUpdateScheduler(
  element: Pick<Node, 'isConnected'>,
  { applyOptions, bindSession }: UpdateSteps
): UpdateScheduler {
  let isConnected = false
  let isPlanned = false

  /** An element that was just removed inherits nothing and has not been detached yet. */
  const isInPlace = (): boolean => isConnected && element.isConnected

  function run(): void {
    isPlanned = false
    if (!isInPlace()) return
    const acquire = applyOptions()
    // All elements have released their sessions before any acquires one.
    queueMicrotask(() => isInPlace() && bindSession(acquire))
  }

  return {
    connect() {
      isConnected = true
    },
    disconnect() {
      isConnected = false
    },
    isConnected: () => isConnected,
    plan() {
      // Options that change in the same turn are applied together, because frameworks set them one by one.
      if (isPlanned || !isConnected) return
      isPlanned = true
      queueMicrotask(run)
    }
  }
}
