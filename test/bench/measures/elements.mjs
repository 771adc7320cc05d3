import { told, withPage } from '../browser/open.mjs'
import { TABLES } from '../pages.mjs'
import { alternate } from './alternate.mjs'
import { readMemory } from './memory.mjs'

/** Several elements of one user on a page: when has the last its first row, what do they ask for, what do they keep? */
export const measureElements = (bench, { devices, count, slowdown, runs }) =>
  alternate(TABLES, runs, (variant) =>
    withPage(bench, { variant, devices, count, slowdown }, async (page, protocol) => {
      const times = await told(page, 'firstRows')
      const memory = await readMemory(page, protocol)
      const requests = bench.server.sent().length
      return { 'first row of the last element (ms)': Math.max(...times), requests, ...memory }
    })
  )
