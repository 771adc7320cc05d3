import { startsInReact } from './react-start.js'
import { type WalkOptions, type WalkReport, walk } from './walk.js'

declare global {
  interface Window {
    /** Functions that the program outside of the page provides. See `hands.ts`. */
    clickAt(x: number, y: number): Promise<void>
    pressKey(key: string): Promise<void>
    walk(options: WalkOptions): Promise<WalkReport>
    startsInReact(seed: number): boolean
  }
}

window.walk = (options) => walk(options, { click: (x, y) => window.clickAt(x, y), key: (key) => window.pressKey(key) })
window.startsInReact = startsInReact
