import { told, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Presses the first row in the frame in which it appears: when are its details there? */
export const measureFirstPress = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile, press: true }, async (page) => ({
      'first row pressed at once, its details there (ms)': await told(page, 'details')
    }))
  )
