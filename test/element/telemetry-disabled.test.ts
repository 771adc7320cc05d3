import { configure } from '../../elements/index.js'
import { importCopy } from './copy-of-module.js'
import { add, findButton, make, nextTask, settled, until } from './page.js'
import { loaded } from './stage.js'
import { asUser, LOCK, onTelemetryPage, platform, readMessages, strip, turn, USER, words } from './telemetry-page.js'

const OPT_OUT = { 'disable-telemetry': '' }

describe('Telemetry', () => {
  onTelemetryPage()

  const ways: Readonly<Record<string, () => unknown>> = {
    'by an attribute of any element': () => add('x-device-table', asUser(OPT_OUT), strip()),
    'by a property': () => add('x-device-table', { ...asUser(), properties: { disableTelemetry: true } }, strip()),
    'by a session element': () => add('x-session', { attributes: OPT_OUT }),
    'by configure': () => configure({ disableTelemetry: true })
  }
  for (const [way, turnOff] of Object.entries(ways)) {
    it(`is disabled for the whole page ${way}`, async () => {
      turnOff()
      await loaded(add('x-device-table', asUser(), strip()))
      await turn(add('x-lock-details', asUser(LOCK), strip()), 'Unlock')
      expect(await readMessages()).to.deep.equal([])
    })
  }

  it('is disabled as long as one element in the page disables it', async () => {
    const session = add('x-session', { attributes: OPT_OUT })
    const details = add('x-lock-details', asUser({ ...LOCK, ...OPT_OUT }))
    await until(() => findButton(details, 'Unlock'))
    details.removeAttribute('disable-telemetry')
    make('x-device-table', { attributes: OPT_OUT })
    await turn(details, 'Unlock')
    document.body.prepend(session)
    expect(await readMessages()).to.deep.equal([])
    session.remove()
    await nextTask()
    await turn(details, 'Lock')
    expect(words(await readMessages())).to.deep.equal(['identify', 'group', 'page', 'track locks.lockDoor succeeded'])
  })

  it('needs no session of its own if it is disabled', async () => {
    configure({ ...keyOptions(), disableTelemetry: true })
    const session = add('x-session', { attributes: OPT_OUT })
    await loaded(add('x-device-table', { attributes: OPT_OUT }, session))
    expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
    configure(keyOptions())
    await settled()
    expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
  })

  it('is disabled by another copy of the bundle too', async () => {
    const { elementsUrl } = await import('./elements-entry.js')
    const { configure: configureCopies } = await importCopy(elementsUrl)
    if (typeof configureCopies !== 'function') throw new TypeError('It is no copy.')
    configureCopies({ disableTelemetry: true })
    await loaded(add('x-device-table', asUser()))
    expect(await readMessages()).to.deep.equal([])
  })

  const keyOptions = () => ({
    publishableKey: platform.publishableKey,
    endpoint: platform.endpoint,
    userIdentifierKey: USER
  })
})
