import { pass, setClock } from '../time.js'

let shift = 0

/** Time as it passes, whatever somebody makes of the clock of the machine. */
export const modelTime = {
  now: (): number => Date.now() - shift,
  pass,
  /** Sets the clock of the machine forward, or back. */
  jump(milliseconds: number): void {
    shift += milliseconds
    setClock(Date.now() + milliseconds)
  },
  reset(): void {
    shift = 0
  }
}
