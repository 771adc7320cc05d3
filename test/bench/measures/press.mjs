import { waitForMoment, withPage } from '../browser/open.mjs'
import { alternate } from './alternate.mjs'

/**
 * Measures when a press on the row of a lock, in the frame in which it appears, is answered, and when the details are
 * complete.
 */
export const measurePress = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile, press: true }, async (page) => ({
      'press in the first frame, first answer (ms)': await waitForMoment(page, 'responded'),
      'press in the first frame, details complete (ms)': await waitForMoment(page, 'details')
    }))
  )
