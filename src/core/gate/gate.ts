/** A button is pressed, step 6: checks the command right before each send. */

import { monotonicTime } from '../environment/monotonic-time.js'
import type { Tables } from '../resources/resource-kind.js'
import { isEqual } from '../resources/structural-sharing.js'
import type { CommandOrigin, CommandTarget, PendingMutation, RejectionReason, Snapshot } from './command-origin.js'
import { readyAt } from './offer.js'
import { isDeletion, isPhysical, type Operation } from './operations.js'

/** Time limit of a command, in ms. A door that opens unexpectedly is dangerous. */
const COMMAND_TTL = 10_000

/** How long after a press its command may still be sent, in ms; negative if it is too late. */
export const timeLeftAfter = ({ takenAt }: Snapshot): number => takenAt + COMMAND_TTL - monotonicTime()

/** Thrown if a command must not be retried. */
export class CommandRejectedError extends Error {
  readonly reason: RejectionReason
  constructor(reason: RejectionReason) {
    super(`A command was not sent: ${reason}`)
    this.reason = reason
  }
}

/** The part of a mutation that the gate checks. */
export interface GatedMutation {
  /** Mutations with the same key never run at the same time. */
  readonly key: string
  /** The client method, such as `'locks.unlockDoor'`. */
  readonly operation: Operation
  /** Target of the mutation. The requesting element must currently display it. */
  readonly target: CommandTarget
  /**
   * Precondition: the state the user acted on. The mutation is rejected with `'changed'` if this value differs when it
   * is about to be sent. Omit for mutations that create something.
   */
  precondition?(known: Tables): unknown
  /** Parameters of the request. The host sees them in `before-change`. */
  readonly params: Readonly<Record<string, unknown>>
  /**
   * Returns the parameters as of the newest confirmed state, for updates that also send fields the user has not changed.
   *
   * @default `params`
   */
  currentParams?(known: Tables): Readonly<Record<string, unknown>>
}

/** The part of a session that the gate reads. */
interface GatedSession {
  state(): { readonly confirmed: Tables }
  /** The mutation that was sent last, by key. */
  readonly lastSent: ReadonlyMap<string, PendingMutation>
}

/** Guards one command. */
export interface Gate {
  /**
   * Checks the command. Called when it is requested and right before each send, including retries. `before-change` is
   * dispatched once, by the first call that nothing else rejects, and everything else is checked again after that.
   *
   * @returns why the command must not be sent; `undefined` if it may
   */
  check(): RejectionReason | undefined
  /** How long the command may still be sent, in ms; negative if it is too late. */
  timeLeft(): number
  /** How long it may be sent again after a 429, in ms. What is not limited in time has as long as a command, from now on. */
  retryTime(): number
  /**
   * Returns `true` if the element was removed before a later send, which ends the command. A confirmed deletion and a command
   * of a bulk run continue.
   */
  isAbandoned(): boolean
}

/**
 * Returns the states that the user's own mutations may lead to, one for each value of the precondition. The platform may or
 * may not have applied one that failed.
 */
const statesAfter = (
  confirmed: Tables,
  own: readonly PendingMutation[],
  precondition: (known: Tables) => unknown
): readonly Tables[] =>
  own.reduce(
    (states: readonly Tables[], { phase, effect }) => {
      if (phase === 'succeeded') return states.map(effect)
      if (phase !== 'failed') return states
      const all = [...states]
      for (const state of states.map(effect)) {
        if (!all.some((known) => isEqual(precondition(known), precondition(state)))) all.push(state)
      }
      return all
    },
    [confirmed]
  )

/**
 * Guards one command.
 *
 * @param own the command itself, if it has been enqueued
 */
export function createGate(
  { key, operation, params, currentParams, target, precondition }: GatedMutation,
  { source, snapshot, run, isConfirmedByHost = false }: CommandOrigin,
  { state, lastSent }: GatedSession,
  own?: PendingMutation
): Gate {
  let wasHostAsked = isConfirmedByHost
  /** Time the host took to answer, in ms. It doesn't count towards the limit. */
  let askingTime = 0

  function checkPrecondition(): RejectionReason | undefined {
    const last = lastSent.get(key)
    if (last && last !== own && last.requestedVersion > snapshot.version) return 'changed'
    if (!precondition) return undefined
    const now = precondition(state().confirmed)
    const earlier = snapshot.pending.filter((mutation) => mutation.key === key)
    // The user requested it before this one, but it was debounced.
    if (last?.endedVersion !== undefined && last.endedVersion > snapshot.version && !earlier.includes(last))
      earlier.push(last)
    const states = statesAfter(snapshot.confirmed, earlier, precondition)
    if (states.some((expected) => isEqual(precondition(expected), now))) return undefined
    return now === undefined ? 'not-offered' : 'changed'
  }

  function timeLeft(): number {
    if (run || isDeletion(operation)) return run?.aborted ? -1 : Infinity
    return timeLeftAfter(snapshot) + askingTime
  }

  /** Returns `true` if the pressed control had just appeared or changed its action, or if no control offered the command. */
  function isTooSoon(): boolean {
    const { offer, takenAt } = snapshot
    return isPhysical(operation) && (offer === undefined || readyAt(offer) > takenAt)
  }

  function checkWithoutHost(): RejectionReason | undefined {
    if (source.status() !== 'present') return 'signed-out'
    if (!source.isAllowed(operation)) return 'not-allowed'
    if (isTooSoon()) return 'too-soon'
    if (!source.displays(target, state().confirmed)) return 'not-offered'
    return checkPrecondition() ?? (timeLeft() < 0 ? 'expired' : undefined)
  }

  return {
    timeLeft,
    retryTime: () => Math.min(timeLeft(), COMMAND_TTL),
    isAbandoned: () => !run && !isDeletion(operation) && !source.isInPage(),
    check() {
      const reason = checkWithoutHost()
      if (reason || wasHostAsked) return reason
      wasHostAsked = true
      const askedAt = monotonicTime()
      const rejection = source.confirmWithHost(operation, currentParams?.(state().confirmed) ?? params)
      askingTime = monotonicTime() - askedAt
      return rejection ?? checkWithoutHost()
    }
  }
}
