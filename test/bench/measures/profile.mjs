import { chainOf } from '../browser/chain.mjs'
import { told, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Opens every variant in turn as on a device of a profile: when is its first row there, and what came before it? */
export const measureProfile = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile }, async (page) => {
      const [firstRow] = await told(page, 'firstRows')
      return { 'first row (ms)': firstRow, ...(await chainOf(page)) }
    })
  )
