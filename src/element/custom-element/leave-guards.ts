/** Subject that the user leaves: an option that holds an id, or a stack of screens. */
export type LeaveScope = string | object

/** Unsaved input of an element. */
export interface LeaveGuard {
  /** Returns `true` if the input is lost when this is left. */
  isLostBy(scope: LeaveScope): boolean
  /** Shows the question if the input should be lost, or hides it. */
  ask(isAsking: boolean): void
}

/**
 * Reason for the removal of a guard: the user has agreed to lose the input, there is no input anymore, or the element
 * was removed, which keeps the input, its guard and the question.
 */
type RemovalReason = 'agreed' | 'settled' | 'detached'

/** A change that waits until nothing is lost by it. */
interface Leave {
  go(): void
  /** Called if the user stays. Provided by the host, whose changes also apply once there is nothing to lose. */
  readonly stay?: (() => void) | undefined
}

/** The unsaved input of an element, and the changes that wait until the user has agreed to lose it. */
export interface LeaveGuards {
  /** @returns a function that removes the guard */
  add(guard: LeaveGuard): (reason: RemovalReason) => void
  /** Goes immediately if nothing is lost, or when the user has agreed. The latest change of a scope counts. */
  leave(scope: LeaveScope, go: () => void, stay?: () => void): void
  /** Forgets a change that waits. */
  withdraw(scope: LeaveScope): void
  /** Forgets the changes that wait for a guard, because the user stays. */
  stay(guard: LeaveGuard): void
  /** Returns `true` while a change waits. */
  isWaiting(scope: LeaveScope): boolean
  /** Removes the guards of input that disappeared while the element was detached. Called once its screens are back. */
  reattach(): void
  /** Removes all guards, because the screens are dropped. Changes of the host apply, those of the user are forgotten. */
  clear(): void
}

export function createLeaveGuards(): LeaveGuards {
  const guards = new Set<LeaveGuard>()
  /** Guards of a removed element, until their screens are back. */
  const detached = new Set<LeaveGuard>()
  const waiting = new Map<LeaveScope, Leave>()

  /** Asks about the innermost guard first. */
  function proceed(scope: LeaveScope): void {
    const guard = [...guards].findLast((each) => each.isLostBy(scope))
    if (guard) return guard.ask(true)
    const leave = waiting.get(scope)
    waiting.delete(scope)
    leave?.go()
  }

  function drop(guard: LeaveGuard, isDropped: (leave: Leave) => boolean): void {
    for (const [scope, leave] of waiting) if (guard.isLostBy(scope) && isDropped(leave)) waiting.delete(scope)
  }

  function remove(guard: LeaveGuard, reason: RemovalReason): void {
    if (reason === 'detached') return void detached.add(guard)
    if (!guards.delete(guard)) return
    if (reason === 'settled') drop(guard, ({ stay }) => stay === undefined)
    for (const scope of waiting.keys()) if (guard.isLostBy(scope)) proceed(scope)
  }

  return {
    add(guard) {
      guards.add(guard)
      detached.delete(guard)
      return (reason) => remove(guard, reason)
    },
    leave(scope, go, stay) {
      waiting.set(scope, { go, stay })
      proceed(scope)
    },
    withdraw(scope) {
      if (!waiting.delete(scope)) return
      const scopes = [...waiting.keys()]
      for (const guard of guards) if (!scopes.some((each) => guard.isLostBy(each))) guard.ask(false)
    },
    stay(guard) {
      const left = [...waiting].filter(([scope]) => guard.isLostBy(scope))
      for (const [scope] of left) waiting.delete(scope)
      for (const [, { stay }] of left) stay?.()
    },
    isWaiting: (scope) => waiting.has(scope),
    reattach() {
      for (const guard of detached) remove(guard, 'settled')
      detached.clear()
    },
    clear() {
      const leaves = [...waiting.values()]
      for (const set of [guards, detached, waiting]) set.clear()
      for (const { go, stay } of leaves) if (stay) go()
    }
  }
}
