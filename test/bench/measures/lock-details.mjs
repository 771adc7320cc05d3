import { chainOf } from '../browser/chain.mjs'
import { waitForMoment, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Measures the time until the name and the state of a lock are shown on a device of a profile. */
export const measureLockDetails = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile, screen: 'lock' }, async (page) => {
      const [seen] = await waitForMoment(page, 'firstRows')
      return { 'first screen (ms)': seen, ...(await chainOf(page)) }
    })
  )
