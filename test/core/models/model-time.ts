import { advance, setClock } from '../time.js'

let shift = 0

/** Elapsed time, independent of the system clock. */
export const modelTime = {
  now: (): number => Date.now() - shift,
  advance,
  /** Moves the system clock forward or back. */
  jump(milliseconds: number): void {
    shift += milliseconds
    setClock(Date.now() + milliseconds)
  },
  reset(): void {
    shift = 0
  }
}
