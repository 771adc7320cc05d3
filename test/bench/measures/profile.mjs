import { chainOf } from '../browser/chain.mjs'
import { waitForMoment, withPage } from '../browser/open.mjs'
import { VARIANTS } from '../pages.mjs'
import { alternate } from './alternate.mjs'

/** Measures the first row of every variant on a device of a profile, with the steps before and after it. */
export const measureProfile = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile }, async (page) => {
      const [firstRow] = await waitForMoment(page, 'firstRows')
      const chain = await chainOf(page)
      if (!VARIANTS[variant].isTable) return { 'first row (ms)': firstRow, ...chain }
      return { 'first row (ms)': firstRow, ...chain, 'can be used (ms)': await waitForMoment(page, 'allRows') }
    })
  )
