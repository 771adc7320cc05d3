import { chainOf } from '../browser/chain.mjs'
import { told, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Opens the details of one lock as on a device of a profile: when is its name there, with where its bolt is? */
export const measureLockDetails = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile, screen: 'lock' }, async (page) => {
      const [seen] = await told(page, 'firstRows')
      return { 'first screen (ms)': seen, ...(await chainOf(page)) }
    })
  )
