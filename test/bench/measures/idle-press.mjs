import { waitForMoment, within, withPage } from '../browser/open.mjs'
import { settled } from '../browser/settled.mjs'
import { alternate } from './alternate.mjs'

/** Measures when a press on the row of a lock is answered, and when the details are complete, on an idle page. */
export const measureIdlePress = (bench, { variants, devices, profile, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, profile }, async (page) => {
      await waitForMoment(page, 'allRows')
      await settled(page, bench.server)
      const [responded, details] = await within(
        page.evaluate(() => globalThis.bench.pressLock()),
        'The details of a lock'
      )
      return {
        'press on an idle page, first answer (ms)': responded,
        'press on an idle page, details complete (ms)': details
      }
    })
  )
