/** A button is pressed, step 5: the phases of the mutation. */

/**
 * Phase of a mutation. A mutation that the gate rejects, or that the user takes back, leaves its queue without a change
 * of its phase.
 *
 * ```
 * checking ── wait ──▶ queued
 * checking, queued ── send ──▶ sending
 * sending ── slowDown ──▶ slow
 * sending, slow ── succeed ──▶ succeeded
 * sending, slow ── fail ──▶ failed
 * ```
 *
 * - `checking`: it has not passed the gate yet and is not shown.
 * - `queued`: it waits for earlier mutations with its key.
 * - `sending`: its request is in flight, or its device carries it out.
 * - `slow`: its device has not confirmed in the usual time. Its outcome is unknown, so it is no longer shown as done.
 */
export type MutationPhase = 'checking' | 'queued' | 'sending' | 'slow' | 'succeeded' | 'failed'

/** Event that changes the phase of a mutation. */
export type MutationEvent = 'wait' | 'send' | 'slowDown' | 'succeed' | 'fail'

const TRANSITIONS: Readonly<Record<MutationPhase, Readonly<Partial<Record<MutationEvent, MutationPhase>>>>> = {
  checking: { wait: 'queued', send: 'sending' },
  queued: { send: 'sending' },
  sending: { slowDown: 'slow', succeed: 'succeeded', fail: 'failed' },
  slow: { succeed: 'succeeded', fail: 'failed' },
  succeeded: {},
  failed: {}
}

/** Returns the phase after an event. An event that is impossible in a phase changes nothing. */
export const nextPhase = (phase: MutationPhase, event: MutationEvent): MutationPhase =>
  TRANSITIONS[phase][event] ?? phase
