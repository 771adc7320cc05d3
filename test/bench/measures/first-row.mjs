import { waitForMoment, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

/** Measures the time until the first row and until all rows of every variant. */
export const measureFirstRow = (bench, { variants, devices, slowdown, runs, onlyFirst = false }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      const [firstRow] = await waitForMoment(page, 'firstRows')
      if (onlyFirst || !VARIANTS[variant].isTable) return { 'first row (ms)': firstRow }
      return { 'first row (ms)': firstRow, 'all rows (ms)': await waitForMoment(page, 'allRows') }
    })
  )
