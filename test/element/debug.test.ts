import { configure } from '../../elements/index.js'
import { clickEnabled } from '../enabled.js'
import { Screen } from '../features/support/screen.js'
import { keyOf } from '../platform.js'
import { useRecordedConsole } from '../record-console.js'
import { add, findButton, notes, press, rowOf, rowsOf, settled, type, until } from './page.js'
import { addTableOf, loaded, onStage, platform } from './stage.js'

const USER = 'jane@secret.example'
const PIN = '739146'

describe('configure({ debug: true })', () => {
  onStage()
  afterEach(() => configure({ debug: false }))
  const written = useRecordedConsole('info')

  const wrote = (pattern: RegExp): Promise<string> => until(() => written.find((line) => pattern.test(line)))

  it('logs requests, sessions, screens, options and events from the start', async () => {
    configure({ debug: true })
    const table = await loaded(addTableOf(keyOf(platform)))
    table.setAttribute('heading', 'Doors')
    await wrote(/^latchkey: session \d+: connecting$/)
    await wrote(/^latchkey: session \d+: ready$/)
    await wrote(/^latchkey: call: clientSessions\.getOrCreate \(POST \/client_sessions\/get_or_create\), 200, \d+ ms/)
    await wrote(/^latchkey: call: devices\.list \(POST \/devices\/list\), 200, \d+ ms/)
    await wrote(/^latchkey: <x-device-table> \d+: option heading set$/)
    await wrote(/^latchkey: <x-device-table> \d+: event session-change$/)
    await wrote(/^latchkey: <x-device-table> \d+: screen \S+$/)
    table.removeAttribute('heading')
    await wrote(/option heading removed$/)
  })

  it('logs the outcome of mutations and the errors of requests', async () => {
    configure({ debug: true })
    platform.update({
      faults: { '/locks/unlock_door': { status: 400, times: 1 }, '/locks/lock_door': { status: 400, times: 1 } }
    })
    const lock = add('x-lock-details', { attributes: { ...keyOf(platform), 'device-id': 'device_front_door' } })
    await clickEnabled(await until(() => findButton(lock, 'Unlock') ?? findButton(lock, 'Lock')))
    await wrote(/^latchkey: <x-lock-details> \d+: event before-change$/)
    await wrote(/^latchkey: mutation: locks\.(un)?lockDoor begun$/)
    await wrote(/^latchkey: call: locks\.(un)?lockDoor \(POST \/locks\/(un)?lock_door\), \w+ 400, \d+ ms/)
    await wrote(/^latchkey: mutation: locks\.(un)?lockDoor rolled back, \w+ 400$/)
    await wrote(/event platform-error$/)
  })

  it('records nothing more once it is turned off', async () => {
    configure({ debug: true })
    await loaded(addTableOf(keyOf(platform)))
    await wrote(/devices\.list/)
    configure({ debug: false })
    await settled()
    expect(Reflect.get(globalThis, Symbol.for('latchkey.tracer.2'))).to.deep.equal({ tracer: undefined })
  })

  it('logs nothing before it is turned on or after it is turned off, and does not affect the session', async () => {
    const { publishableKey, endpoint } = platform
    configure({ publishableKey, endpoint, userIdentifierKey: 'jane' })
    const table = await loaded(addTableOf(), 6)
    expect(written).to.deep.equal([])
    configure({ debug: true })
    table.heading = 'Doors'
    await wrote(/option heading set$/)
    configure({ publishableKey, endpoint, userIdentifierKey: 'joe' })
    await wrote(/: ready$/)
    configure({ debug: false })
    written.length = 0
    table.heading = 'Gates'
    await loaded(addTableOf(), 6)
    await settled()
    expect(written).to.deep.equal([])
    expect(rowsOf(table)).to.have.length(6)
  })

  it('can be turned off before it has started', async () => {
    configure({ debug: true })
    configure({ debug: false })
    await loaded(addTableOf(keyOf(platform)), 6)
    await settled()
    expect(written).to.deep.equal([])
  })

  it('does not restore a session that was ended', async () => {
    const { publishableKey, endpoint } = platform
    configure({ publishableKey, endpoint, userIdentifierKey: 'jane' })
    const table = await loaded(addTableOf(), 6)
    table.session?.end()
    configure({ debug: true })
    await settled()
    expect(table.session).to.equal(undefined)
  })

  it('logs no key, token, PIN, id or name in any situation', async () => {
    configure({ debug: true })
    const keys = keyOf(platform, USER)
    const lock = add('x-lock-details', {
      attributes: { ...keys, 'device-id': 'device_front_door', heading: 'Hidden Heading' }
    })
    await press(lock, 'Edit name')
    type(
      await until(() => lock.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')),
      'Hidden Cellar'
    )
    await press(lock, 'Save')
    await until(() => platform.count('/devices/update') === 1)

    const form = new Screen(add('x-access-code-form', { attributes: { ...keys, 'device-id': 'device_front_door' } }))
    await form.find('button', 'Save')
    form.enter('Name the new code', 'Hidden Guest')
    form.enter('Enter the code (PIN)', PIN)
    platform.update({
      faults: { '/access_codes/create': { status: 400, error: { type: PIN, message: PIN }, times: 1 } }
    })
    await form.press('button', 'Save')
    await until(() => platform.count('/access_codes/create') === 1)
    await wrote(/accessCodes\.create rolled back/)
    await form.press('button', 'Save')
    await form.waitForText('Access code created')

    const table = add('x-device-table', { attributes: keys })
    ;(await rowOf(table, 'Back Door')).click()
    await until(() => findButton(table, 'Back'))
    await settled()

    const tokens = platform.sent.flatMap(({ headers }) =>
      ['client-session-token', 'seam-publishable-key', 'authorization'].map((name) =>
        headers.get(name)?.replace('Bearer ', '')
      )
    )
    const own = [
      platform.publishableKey,
      platform.endpoint,
      USER,
      PIN,
      'hidden',
      'front door',
      'front_door',
      'access_code_'
    ]
    const text = [...written, ...notes.warnings].join('\n').toLowerCase()
    expect(written.length).to.be.greaterThan(20)
    for (const secret of [...tokens, ...own]) if (secret) expect(text, secret).not.to.include(secret.toLowerCase())
  })
})
