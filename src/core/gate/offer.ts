/** How long a control that sends a command takes no press after it was first painted, in ms. */
const APPEARANCE_MS = 800

/** How long a control takes no press after a change of its action was painted, and after the last press on it, in ms. */
const CHANGE_MS = 1000

/** An action that a control offers. All times are monotonic. */
export interface Offer {
  /** When the action was painted. */
  readonly paintedAt: number
  /** `true` if the control offered something else or nothing before. */
  readonly isChanged: boolean
  /** Start of the last press on the control before it took presses. */
  readonly lastPressAt?: number | undefined
}

/** Returns when a control takes presses, in monotonic time. No user reacts to a new action sooner. */
export const readyAt = ({ paintedAt, isChanged, lastPressAt = -Infinity }: Offer): number =>
  isChanged ? Math.max(paintedAt, lastPressAt) + CHANGE_MS : paintedAt + APPEARANCE_MS
