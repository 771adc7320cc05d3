import { add, alertOf, findButton, notes, settled, strayRequests, until } from './page.js'
import { loaded } from './stage.js'
import {
  asUser,
  debugged,
  LOCK,
  leave,
  onTelemetryPage,
  pending,
  platform,
  readMessages,
  turn,
  USER
} from './telemetry-page.js'

describe('Telemetry', () => {
  onTelemetryPage()

  /** Responses to telemetry. The tests of the core have the other ones. */
  const troubles: Readonly<Record<string, () => Promise<Response>>> = {
    'never responds': () =>
      new Promise((_, reject) => void pending.push(() => reject(new TypeError('Failed to fetch')))),
    'is blocked by an extension that throws': () => {
      throw new DOMException(`Blocked ${USER}`, 'SecurityError')
    }
  }
  for (const [trouble, respond] of Object.entries(troubles)) {
    it(`does not affect the elements if the platform ${trouble}`, async () => {
      platform.listener = respond
      const details = add('x-lock-details', asUser(LOCK))
      await until(() => findButton(details, 'Unlock'))
      await readMessages()
      await turn(details, 'Unlock')
      await readMessages()
      await loaded(add('x-device-table', asUser()))
      await readMessages()
      const isLogged = trouble !== 'never responds'
      await until(() => debugged.length === (isLogged ? platform.telemetry.length : 0))
      expect(platform.count('/locks/unlock_door')).to.equal(1)
      expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
      expect(platform.telemetry.length).to.be.above(0)
      expect(alertOf(details)).to.equal('')
      const { warnings, errors, uncaught, reports } = notes
      expect({ errors, uncaught, reports }).to.deep.equal({ errors: [], uncaught: [], reports: [] })
      expect(warnings.filter((text) => /telemetry/i.test(text))).to.deep.equal([])
      expect([...new Set(debugged)]).to.deep.equal(isLogged ? ['Telemetry request failed with no answer'] : [])
    })
  }

  it('sends no requests if the platform runs in the page itself', async () => {
    await loaded(add('x-device-table', { attributes: { sandbox: '' } }))
    await readMessages()
    expect(strayRequests).to.deep.equal([])
  })

  const expectSilence = (): void => void expect([...platform.telemetry, ...debugged]).to.deep.equal([])

  it('drops the waiting messages when the session is ended', async () => {
    const details = add('x-lock-details', asUser(LOCK))
    await until(() => findButton(details, 'Unlock'))
    await settled()
    details.session?.end()
    leave()
    await settled()
    expectSilence()
  })
})
