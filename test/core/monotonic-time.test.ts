import { monotonicTime, toSystemTime } from '../../src/core/environment/monotonic-time.js'
import { advance, MINUTE, onFakeClock, SECOND, setClock } from './time.js'

onFakeClock()

describe('Monotonic time', () => {
  it('passes if the system clock is set back', async () => {
    const start = monotonicTime()
    setClock(Date.now() - 60 * MINUTE)
    await advance(SECOND)
    expect(monotonicTime() - start).to.equal(SECOND)
  })

  it('includes the time for which the device was asleep', () => {
    const start = monotonicTime()
    setClock(Date.now() + 60 * MINUTE)
    expect(monotonicTime() - start).to.equal(60 * MINUTE)
  })

  it('includes short sleeps once they add up to more than a second', () => {
    const start = monotonicTime()
    const passed = Array.from({ length: 3 }, () => {
      setClock(Date.now() + 400)
      return monotonicTime() - start
    })
    expect(passed).to.deep.equal([0, 0, 1200])
  })

  it('is converted to the system time of the same age after the clock was set back', async () => {
    const start = monotonicTime()
    setClock(Date.now() - 60 * MINUTE)
    await advance(MINUTE)
    expect(Date.now() - toSystemTime(start)).to.equal(MINUTE)
  })
})
