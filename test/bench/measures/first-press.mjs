import { waitForConsole, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/** Measures the time until the details are shown after the first row is pressed in its first frame. */
export const measureFirstPress = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile, press: true }, async (page) => ({
      'first row pressed at once, its details there (ms)': await waitForConsole(page, 'details')
    }))
  )
