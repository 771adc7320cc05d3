import { InvalidOptionsError, PlatformClient, PlatformClientWithoutWorkspace } from '../../src/client/index.js'
import { createTestClient, DEVICES, sendRead } from './test-client.js'

const NO_TIMES: unknown[] = ['abc', '1000', NaN, -1, true, {}, []]

/** Options that only a JavaScript caller can pass. */
function untyped(...entries: [string, unknown][]): object {
  return Object.fromEntries(entries)
}

describe('Timeout that is not a number of milliseconds', () => {
  for (const time of NO_TIMES) {
    const shown = typeof time === 'number' ? String(time) : JSON.stringify(time)
    const optionSets: [string, object][] = [
      ['timeout', untyped(['timeout', time])],
      ['waitForActionAttempt.timeout', untyped(['waitForActionAttempt', { timeout: time }])],
      ['waitForActionAttempt.pollingInterval', untyped(['waitForActionAttempt', { pollingInterval: time }])]
    ]
    for (const [name, options] of optionSets) {
      it(`is rejected as ${name}, in the options of a client and of a call: ${shown}`, () => {
        const rejection = 'timeout and pollingInterval must be milliseconds, 0 or more'
        expect(() => PlatformClient.fromApiKey('seam_key1', options)).to.throw(InvalidOptionsError, rejection)
        const { client, sent } = createTestClient([DEVICES])
        expect(() => client.devices.list({}, options)).to.throw(InvalidOptionsError, rejection)
        expect(sent).to.deep.equal([])
      })
    }
  }

  it('is rejected before any request is sent', () => {
    const options = untyped(['timeout', 'abc'])
    expect(() => PlatformClientWithoutWorkspace.fromPersonalAccessToken('seam_at1', options)).to.throw(
      InvalidOptionsError
    )
  })

  it('is accepted if it is undefined, null, 0 or Infinity', async () => {
    for (const timeout of [undefined, null, 0, 60_000.5, Infinity]) {
      const { client } = createTestClient([DEVICES], untyped(['timeout', timeout]))
      await sendRead(client)
    }
  })
})
