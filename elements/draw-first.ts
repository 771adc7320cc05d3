import type { Follow } from '../src/element/preload/preload.js'
import { nextTask } from '../src/element/dom/next-task.js'
import { preloading, drawFirstWith } from './begin-first.js'
import * as accessCodeTable from './first/access-code-table.js'
import * as deviceTable from './first/device-table.js'
import * as lockDetails from './first/lock-details.js'
import * as noiseSensorDetails from './first/noise-sensor-details.js'

const DRAWN: ReadonlyMap<string, Follow> = new Map([
  ['x-access-code-table', accessCodeTable.drawScreen],
  ['x-device-table', deviceTable.drawScreen],
  ['x-lock-details', lockDetails.drawScreen],
  ['x-noise-sensor-details', noiseSensorDetails.drawScreen]
])

drawFirstWith(async (element, ...args) => DRAWN.get(element.localName)?.(element, ...args))

// Requests leave and drawings are painted at the end of the task, so the elements are evaluated in a later one.
await preloading
if (preloading) await nextTask()
