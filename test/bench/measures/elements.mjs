import { waitForMoment, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Measures the time until all of several elements of one user have their first row. */
export const measureElements = (bench, { variants, devices, count, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, count, slowdown }, async (page) => ({
      'first row of the last element (ms)': Math.max(...(await waitForMoment(page, 'firstRows')))
    }))
  )
