import { nextTask } from '../src/element/dom/next-task.js'
import type { Follow } from '../src/element/preload/preload.js'
import { preloading, prerenderFirstWith } from './begin-first.js'
import * as accessCodeTable from './first/access-code-table.js'
import * as attention from './first/attention.js'
import * as deviceTable from './first/device-table.js'
import * as lockDetails from './first/lock-details.js'
import * as noiseSensorDetails from './first/noise-sensor-details.js'

const PRERENDERERS: ReadonlyMap<string, Follow> = new Map([
  ['x-access-code-table', accessCodeTable.prerenderScreen],
  ['x-attention', attention.prerenderScreen],
  ['x-device-table', deviceTable.prerenderScreen],
  ['x-lock-details', lockDetails.prerenderScreen],
  ['x-noise-sensor-details', noiseSensorDetails.prerenderScreen]
])

prerenderFirstWith(async (element, ...args) => PRERENDERERS.get(element.localName)?.(element, ...args))

// Requests leave and prerendered screens are painted at the end of the task, so the elements are evaluated in a later
// one.
await preloading
if (preloading) await nextTask()
