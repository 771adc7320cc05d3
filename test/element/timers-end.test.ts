import { clock, MINUTE, stopClock, useFakeClock } from '../clock.js'
import { advance } from '../passing-time.js'
import { add, settled, textOf } from './page.js'
import { client, onStage, platform } from './stage.js'

/** Time until a detached element and then its session are dropped. */
const ALL_IS_FORGOTTEN = 16 * MINUTE

describe('Timers of an element', () => {
  onStage()
  useFakeClock(() => stopClock(Date.now()))

  const elements = [
    ['x-device-table', {}],
    ['x-lock-details', { deviceId: 'device_garage' }],
    ['x-access-code-table', { deviceId: 'device_garage' }],
    ['x-access-code-details', { accessCodeId: 'access_code_garage_3' }],
    ['x-access-code-form', { deviceId: 'device_garage' }],
    ['x-supported-devices', {}],
    ['x-overview', {}],
    ['x-connect-account', {}]
  ] as const
  for (const [tag, properties] of elements) {
    it(`have all ended some time after the removal of ${tag}`, async () => {
      const previous = clock.countTimers()
      const element = add(tag, { properties: { client, ...properties } })
      await element.whenReady()
      expect(textOf(element)).not.to.equal('')
      // While the element is in the page, its next refetch is scheduled.
      if (tag !== 'x-connect-account') expect(clock.countTimers()).to.be.greaterThan(previous)
      element.remove()
      await settled()
      await advance(clock, ALL_IS_FORGOTTEN)
      expect(clock.countTimers()).to.equal(previous)
      const calls = platform.count()
      await advance(clock, ALL_IS_FORGOTTEN)
      expect(platform.count()).to.equal(calls)
    })
  }
})
