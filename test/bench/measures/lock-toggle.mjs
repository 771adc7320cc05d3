import { waitForMoment, within, withPage } from '../browser/open.mjs'
import { LOCK } from '../platform/devices.mjs'
import { alternate } from './alternate.mjs'

const SETTLED = 500

const find = (page, what, name) =>
  page.waitForFunction(({ what, name }) => globalThis.bench[what](globalThis.bench.tables()[0], name), { what, name })

/** Runs in the page, and measures from the next press to the frame in which the button is busy or has changed. */
function watchPress() {
  const { bench } = globalThis
  const [table] = bench.tables()
  let pressedAt
  addEventListener('click', (event) => (pressedAt = event.timeStamp), { capture: true, once: true })
  const isChanged = () => bench.buttonNamed(table, 'Lock') ?? bench.buttonNamed(table, 'Unlock')?.ariaBusy === 'true'
  const isShown = () => pressedAt !== undefined && isChanged()
  globalThis.unlockShown = bench.whenShown(isShown).then((time) => time - pressedAt)
}

/** Measures the time until the pending state is shown after the unlock button is pressed. */
export const measureLockToggle = (bench, { variants, devices, slowdown, runs }) =>
  alternate(variants, runs, (variant) =>
    withPage(bench, { variant, devices, slowdown }, async (page) => {
      await waitForMoment(page, 'allRows')
      await (await find(page, 'rowWith', LOCK.name)).asElement().click()
      const button = (await find(page, 'buttonNamed', 'Unlock')).asElement()
      await page.waitForTimeout(SETTLED)
      await page.evaluate(watchPress)
      await button.click()
      return {
        'unlock, press to paint (ms)': await within(
          page.evaluate(() => globalThis.unlockShown),
          'Unlocking'
        )
      }
    })
  )
