import { configure } from '../../elements/index.js'
import { isNetworkError } from '../../src/client/index.js'
import { stopTimers } from '../clock.js'
import { keyOf } from '../platform.js'
import { add, alertOf, notes, press, recordEvents, settled, until } from './page.js'
import { addTableOf, loaded, onTwoPlatforms, platform } from './stage.js'

describe('timeout option', () => {
  onTwoPlatforms()

  /** Runs a function with stopped timers and a list request without a response. */
  async function whilePending(run: (clock: ReturnType<typeof stopTimers>) => Promise<void>): Promise<void> {
    const clock = stopTimers()
    const real = globalThis.fetch
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init)
      return request.url.endsWith('/devices/list') ? new Promise(() => {}) : real(request)
    }
    try {
      await run(clock)
    } finally {
      globalThis.fetch = real
      clock.uninstall()
    }
  }

  it('defaults to 30 seconds, after which the element shows an error with "Try again"', async () => {
    let table = addTableOf()
    await whilePending(async (clock) => {
      table.remove()
      table = addTableOf(keyOf(platform))
      await until(() => table.session)
      for (let turn = 0; turn < 3; turn += 1) await settled()
      const failures = recordEvents(table, 'platform-error')
      // Until then the element keeps its placeholder, and the client sends nothing.
      clock.tick(1000)
      await settled()
      clock.tick(29_999)
      await settled()
      expect(failures).to.deep.equal([])
      clock.tick(1)
      await until(() => alertOf(table).includes('didn’t respond in time'))
      const errors = failures.map(({ detail }) => detail.error)
      expect(errors.map((error) => isNetworkError(error) && error.isTimeout)).to.deep.equal([true])
    })
    await press(table, 'Try again')
    await loaded(table, 6)
  })

  it('can be set next to an inherited session, and creates a separate one', async () => {
    const session = add('x-session', { attributes: keyOf(platform) })
    const patient = addTableOf({}, session)
    const hasty = addTableOf({ timeout: '2000' }, session)
    const same = addTableOf({ timeout: '30000' }, session)
    for (const table of [patient, hasty, same]) await loaded(table, 6)
    expect(hasty.timeout).to.equal(2000)
    expect(hasty.session?.store).not.to.equal(patient.session?.store)
    expect(same.session?.store).to.equal(patient.session?.store)
  })

  it('can be set for the page and by a property', async () => {
    configure({
      publishableKey: platform.publishableKey,
      endpoint: platform.endpoint,
      userIdentifierKey: 'jane',
      timeout: 5000
    })
    const [first, second] = [await loaded(addTableOf(), 6), add('x-device-table', { properties: { timeout: 5000 } })]
    await loaded(second, 6)
    expect(first.session?.store).to.equal(second.session?.store)
  })

  for (const given of ['abc', '0', '-5', 'Infinity', '1e999', 'NaN']) {
    it(`is reported and the default is used if it is not a positive number: ${given}`, async () => {
      const table = addTableOf({ ...keyOf(platform), timeout: given })
      const plain = addTableOf(keyOf(platform))
      await loaded(table, 6)
      await loaded(plain, 6)
      expect(notes.warnings.filter((warning) => warning.includes('timeout'))).to.have.length(1)
      expect(notes.reports.map(({ detail }) => detail.operation)).to.deep.equal(['options'])
      expect(table.timeout).to.equal(undefined)
      expect(table.session?.store).to.equal(plain.session?.store)
    })
  }
})
