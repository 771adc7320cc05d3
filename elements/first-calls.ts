import type { PreloadCalls } from '../src/element/preload/preload.js'
import { readOptionsFromDom } from '../src/element/preload/read-options-from-dom.js'
import { firstCall } from '../src/features/access-codes/data/first-calls.js'
import { FIRST_OPTIONS, FIRST_READS } from '../src/features/access-codes/data/first-reads.js'

/** First requests of each element with a screen, by its name (`device-table`, …). The build defines this constant. */
declare const READS_OF_ELEMENTS: Readonly<Record<string, keyof typeof FIRST_READS | ''>>

/** The first requests of each element with a screen. */
export const CALLS_OF_ELEMENTS: PreloadCalls = new Map(
  Object.entries(READS_OF_ELEMENTS).map(([name, read]) => [
    name,
    (element) => (read ? FIRST_READS[read](firstCall, readOptionsFromDom(element, FIRST_OPTIONS)) : [])
  ])
)
