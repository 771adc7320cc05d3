import { nextPaint } from '../dom/next-task.js'

/** The first frame of what the user opens or closes. Its requests are sent afterwards, because sending delays it. */
export interface OpeningPaint {
  /** Called when the user opens or closes something. */
  beginOpening(): void
  /** Resolves after the frame. `undefined` if nothing is being opened or closed. */
  openingPaint(): Promise<void> | undefined
}

export function createOpeningPaint(): OpeningPaint {
  let painted: Promise<void> | undefined
  return {
    beginOpening() {
      painted ??= nextPaint().finally(() => (painted = undefined))
    },
    openingPaint: () => painted
  }
}
