import { expect } from 'chai'
import { stopTimers } from '../clock.js'
import { configure } from '../../elements/index.js'
import type { UsageMessage } from '../../src/client/resources.js'
import { Screen } from '../features/support/screen.js'
import { KEY, Manager, NAME } from '../features/support/preset-manager.js'
import { importCopy } from './copy-of-module.js'
import {
  add,
  alertOf,
  all,
  findButton,
  recordEvents,
  make,
  nextTask,
  notes,
  press,
  rowOf,
  settled,
  stopTime,
  type,
  until,
  useFreshPage
} from './page.js'
import { loaded } from './stage.js'
import { keyOf, startPlatform, type TestPlatform } from './test-platform.js'

const USER = 'jane@secret.example'
const LOCK = { 'device-id': 'device_front_door' }
const OPT_OUT = { 'disable-telemetry': '' }

describe('Telemetry', () => {
  // Visibility changes and the last messages belong to the test that caused them.
  afterEach(() => settled())
  useFreshPage()
  let platform: TestPlatform
  let debugged: string[]
  const unanswered: (() => void)[] = []
  const { debug } = console

  beforeEach(() => {
    platform = startPlatform({ size: 30 })
    debugged = []
    Object.assign(console, { debug: (...words: unknown[]) => void debugged.push(words.join(' ')) })
  })
  afterEach(async () => {
    // A request without a response would time out in a later test, and be logged there.
    for (const breakOff of unanswered.splice(0)) breakOff()
    await settled()
    Object.assign(console, { debug })
  })

  const of = (attributes: Record<string, string> = {}, user = USER): { attributes: Record<string, string> } => ({
    attributes: { ...keyOf(platform, user), ...attributes }
  })

  const leave = (): unknown => dispatchEvent(new Event('pagehide'))

  /** Returns all messages that the platform has received. */
  async function readMessages(): Promise<UsageMessage[]> {
    await settled()
    leave()
    await settled()
    return platform.telemetry.map(({ message }) => message)
  }

  const words = (messages: readonly UsageMessage[]): string[] =>
    messages.map(({ type: kind, name, event, properties }) =>
      [kind, name ?? event, properties?.outcome].filter(Boolean).join(' ')
    )

  /** Adds a container that shows only a strip of an element, so that many elements are visible at once. */
  function strip(): HTMLElement {
    const place = document.body.appendChild(document.createElement('div'))
    Object.assign(place.style, { blockSize: '30px', overflow: 'clip' })
    return place
  }

  /** Locks or unlocks, and waits for the result. */
  async function turn(details: HTMLElement, action: 'Lock' | 'Unlock'): Promise<void> {
    const changes = recordEvents(details, 'lock-change')
    await press(details, action)
    await until(() => changes.length > 0)
    await settled()
  }

  /** Renames the device, and waits for the result. */
  async function rename(details: HTMLElement, name: string): Promise<void> {
    const renames = recordEvents(details, 'device-rename')
    await press(details, 'Edit name')
    type(await until(() => details.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]')), name)
    await press(details, 'Save')
    await until(() => renames.length > 0)
    await settled()
  }

  it('identifies the user once and reports each screen once, however many elements there are', async () => {
    for (const device of ['device_front_door', 'device_back_door', 'device_garage']) {
      add('x-device-table', of(), strip())
      add('x-lock-details', of({ 'device-id': device }), strip())
    }
    add('x-device-details', of({ 'device-id': 'device_garage' }), strip())
    add('x-thermostat', of({ 'device-id': 'device_hallway_thermostat' }), strip())
    add('x-noise-sensor-details', of({ 'device-id': 'device_living_room_sensor' }), strip())
    add('x-access-code-table', of(LOCK), strip())
    const details = add('x-access-code-details', of({ 'access-code-id': 'access_code_garage_1' }), strip())
    add('x-access-code-form', of(LOCK), strip())
    add('x-preset-manager', of({ 'device-id': 'device_hallway_thermostat' }), strip())
    await until(() => findButton(details, 'Edit code'))
    const messages = words(await readMessages())
    expect(messages.slice(0, 3)).to.deep.equal(['identify', 'group', 'page'])
    expect(messages.slice(3).toSorted()).to.deep.equal([
      'screen access-code-details',
      'screen access-code-form',
      'screen access-code-table',
      'screen device-table',
      'screen lock-details',
      'screen noise-sensor-details',
      'screen preset-manager',
      'screen thermostat'
    ])
    expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
    expect(platform.count('/client_sessions/get')).to.equal(0)
  })

  it('reports each further screen once when it is opened', async () => {
    const table = await loaded(add('x-device-table', of()))
    await readMessages()
    for (let round = 0; round < 2; round += 1) {
      ;(await rowOf(table, 'Front Door')).click()
      await until(() => findButton(table, 'Unlock'))
      await settled()
      await press(table, 'Back')
    }
    ;(await rowOf(table, 'Hallway')).click()
    await until(() => findButton(table, 'Back') && all(table, 'select').length > 0)
    expect(words(await readMessages()).slice(3)).to.deep.equal([
      'screen device-table',
      'screen lock-details',
      'screen thermostat'
    ])
  })

  it('reports a screen when it becomes visible', async () => {
    const above = document.body.appendChild(document.createElement('div'))
    above.style.blockSize = '5000px'
    const table = await loaded(add('x-device-table', of()))
    expect(words(await readMessages())).to.deep.equal(['identify', 'group', 'page'])
    table.scrollIntoView()
    expect(words(await readMessages()).slice(3)).to.deep.equal(['screen device-table'])
    scrollTo(0, 0)
  })

  it('reports every user of a page separately', async () => {
    await loaded(add('x-device-table', of({}, 'jane'), strip()))
    await loaded(add('x-device-table', of({}, 'joe'), strip()))
    const messages = await readMessages()
    const users = new Set(messages.map(({ userId }) => userId))
    expect(users.size).to.equal(2)
    for (const user of users) {
      const own = messages.filter(({ userId }) => userId === user)
      expect(words(own)).to.deep.equal(['identify', 'group', 'page', 'screen device-table'])
    }
    expect(new Set(messages.map(({ anonymousId }) => anonymousId)).size).to.equal(1)
    expect(new Set(messages.map(({ messageId }) => messageId)).size).to.equal(messages.length)
  })

  it('takes the user of a session token from a request that is sent anyway', async () => {
    const attributes = { 'client-session-token': await platform.token('jane'), endpoint: platform.endpoint }
    const table = await loaded(add('x-device-table', { attributes }))
    const [identify, group, page] = await readMessages()
    expect([identify?.type, group?.type, page?.type]).to.deep.equal(['identify', 'group', 'page'])
    expect(identify?.userId).to.be.a('string')
    table.setAttribute('client-session-token', await platform.secondToken('jane'))
    await until(() => platform.count('/client_sessions/get') > 0)
    expect(words(await readMessages()).slice(3)).to.deep.equal(['screen device-table'])
  })

  it('reports a failed command as failed', async () => {
    platform.update({ faults: { '/locks/unlock_door': { status: 500 } } })
    const details = add('x-lock-details', of(LOCK))
    await press(details, 'Unlock')
    await until(() => notes.reports.length > 0)
    const tracked = words(await readMessages()).filter((text) => text.startsWith('track'))
    expect(tracked).to.deep.equal(['track locks.unlockDoor failed'])
  })

  it('does not report a command that the host cancels', async () => {
    const details = add('x-lock-details', of(LOCK))
    details.addEventListener('before-change', (event) => event.preventDefault())
    await press(details, 'Unlock')
    expect(words(await readMessages()).slice(3)).to.deep.equal(['screen lock-details'])
  })

  describe('disabled', () => {
    const ways: Readonly<Record<string, () => unknown>> = {
      'by an attribute of any element': () => add('x-device-table', of(OPT_OUT), strip()),
      'by a property': () => add('x-device-table', { ...of(), properties: { disableTelemetry: true } }, strip()),
      'by a session element': () => add('x-session', { attributes: OPT_OUT }),
      'by configure': () => configure({ disableTelemetry: true })
    }
    for (const [way, turnOff] of Object.entries(ways)) {
      it(`${way} applies to the whole page`, async () => {
        turnOff()
        await loaded(add('x-device-table', of(), strip()))
        await turn(add('x-lock-details', of(LOCK), strip()), 'Unlock')
        expect(await readMessages()).to.deep.equal([])
      })
    }

    it('takes effect at once, and drops the waiting messages', async () => {
      // Waiting messages are not sent on their own.
      stopTime(stopTimers)
      const details = add('x-lock-details', of(LOCK))
      await rename(details, 'Main Door')
      details.setAttribute('disable-telemetry', '')
      details.removeAttribute('disable-telemetry')
      expect(await readMessages()).to.deep.equal([])
      details.setAttribute('disable-telemetry', 'false')
      await rename(details, 'Front Door')
      expect(words(await readMessages())).to.deep.equal(['track devices.update done'])
    })

    it('stays in effect as long as one element in the page sets it', async () => {
      const session = add('x-session', { attributes: OPT_OUT })
      const details = add('x-lock-details', of({ ...LOCK, ...OPT_OUT }))
      await until(() => findButton(details, 'Unlock'))
      details.removeAttribute('disable-telemetry')
      make('x-device-table', { attributes: OPT_OUT })
      await turn(details, 'Unlock')
      document.body.prepend(session)
      expect(await readMessages()).to.deep.equal([])
      session.remove()
      await nextTask()
      await turn(details, 'Lock')
      expect(words(await readMessages())).to.deep.equal(['identify', 'group', 'page', 'track locks.lockDoor done'])
    })

    it('does not create a separate session', async () => {
      configure({ ...keyOptions(), disableTelemetry: true })
      const session = add('x-session', { attributes: OPT_OUT })
      await loaded(add('x-device-table', { attributes: OPT_OUT }, session))
      expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
      configure(keyOptions())
      await settled()
      expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
    })

    it('by another copy of the bundle takes effect too', async () => {
      const { elementsUrl } = await import('./elements-entry.js')
      const { configure: configureCopies } = await importCopy(elementsUrl)
      if (typeof configureCopies !== 'function') throw new TypeError('It is no copy.')
      configureCopies({ disableTelemetry: true })
      await loaded(add('x-device-table', of()))
      expect(await readMessages()).to.deep.equal([])
    })

    const keyOptions = () => ({
      publishableKey: platform.publishableKey,
      endpoint: platform.endpoint,
      userIdentifierKey: USER
    })
  })

  describe('does not affect the elements if the platform', () => {
    const silent: readonly string[] = []
    const failedWith = (what: string): readonly string[] => [`Telemetry request failed with ${what}`]
    /** Responses of the platform to telemetry, and the resulting debug log entry. */
    const troubles: Readonly<
      Record<string, readonly [answer: () => Response | Promise<Response>, logged: readonly string[]]>
    > = {
      'responds with an error': [() => new Response(null, { status: 503 }), failedWith('503')],
      'has no telemetry route': [
        () => Response.json({ error: { type: 'route_not_found', message: USER } }, { status: 404 }),
        failedWith('404')
      ],
      'rejects it as unauthorized': [() => new Response(null, { status: 401 }), failedWith('401')],
      'never responds': [
        () => new Promise((_, reject) => void unanswered.push(() => reject(new TypeError('Failed to fetch')))),
        silent
      ],
      'cannot be reached': [() => Promise.reject(new TypeError('Failed to fetch')), failedWith('no answer')],
      'is blocked by an extension that throws': [
        () => {
          throw new DOMException(`Blocked ${USER}`, 'SecurityError')
        },
        failedWith('no answer')
      ],
      'responds with invalid JSON': [
        () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
        silent
      ],
      'drops the connection during the response': [
        () =>
          new Response(new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) })),
        failedWith('no answer')
      ]
    }
    for (const [trouble, [answer, logged]] of Object.entries(troubles)) {
      it(trouble, async () => {
        platform.listener = async () => answer()
        const details = add('x-lock-details', of(LOCK))
        await until(() => findButton(details, 'Unlock'))
        await readMessages()
        await turn(details, 'Unlock')
        await readMessages()
        await loaded(add('x-device-table', of()))
        await readMessages()
        await until(() => debugged.length === (logged === silent ? 0 : platform.telemetry.length))
        expect(platform.count('/locks/unlock_door')).to.equal(1)
        expect(platform.count('/client_sessions/get_or_create')).to.equal(1)
        expect(platform.telemetry.length).to.be.above(0)
        expect(alertOf(details)).to.equal('')
        const { warnings, errors, uncaught, reports } = notes
        expect({ errors, uncaught, reports }).to.deep.equal({ errors: [], uncaught: [], reports: [] })
        expect(warnings.filter((text) => /telemetry/i.test(text))).to.deep.equal([])
        expect([...new Set(debugged)]).to.deep.equal(logged)
      })
    }

    it('has a client without a readable user', async () => {
      const client = await platform.client(USER)
      Object.defineProperty(client, 'clientSession', {
        get() {
          throw new TypeError('This client is wrapped.')
        }
      })
      const table = await loaded(add('x-device-table', { properties: { client } }))
      await readMessages()
      expect(alertOf(table)).to.equal('')
      expect(notes.reports).to.deep.equal([])
      expect(notes.elsewhere).to.deep.equal([])
    })

    it('runs in the page itself, and sends no requests', async () => {
      await loaded(add('x-device-table', { attributes: { sandbox: '' } }))
      await readMessages()
      expect(notes.elsewhere).to.deep.equal([])
    })
  })

  describe('ends with the session', () => {
    const nothing = { usage: [], debugged: [] }
    const since = (count: number) => ({
      usage: platform.telemetry.slice(count).map(({ message }) => message),
      debugged
    })

    it('when it is ended, and drops the waiting messages', async () => {
      const details = add('x-lock-details', of(LOCK))
      await until(() => findButton(details, 'Unlock'))
      await settled()
      details.session?.end()
      leave()
      await settled()
      expect(since(0)).to.deep.equal(nothing)
    })

    it('when another client replaces it, and drops the waiting messages', async () => {
      const elsewhere = startPlatform()
      const table = add('x-device-table', {
        properties: { client: await platform.client(USER), queryKeyPrefix: 'told' }
      })
      await loaded(table)
      table.remove()
      await settled()
      const next = add('x-device-table', {
        properties: { client: await elsewhere.client(USER), queryKeyPrefix: 'told' }
      })
      await loaded(next)
      leave()
      await settled()
      expect(since(0)).to.deep.equal(nothing)
      expect(elsewhere.telemetry.length).to.be.greaterThan(0)
    })
  })

  it('contains nothing that the user has typed, owns or is', async () => {
    const lock = add('x-lock-details', of(LOCK))
    await rename(lock, 'Hidden Cellar')
    await turn(lock, 'Unlock')

    const form = new Screen(add('x-access-code-form', of(LOCK)))
    await form.find('button', 'Save')
    form.enter('Name the new code', 'Hidden Guest')
    form.enter('Enter the code (PIN)', '739146')
    await form.press('button', 'Save')
    await form.waitForText('Access code created')

    const presets = new Manager(add('x-preset-manager', of({ 'device-id': 'device_hallway_thermostat' })))
    await presets.press('button', 'Create New')
    await presets.find('button', 'Save')
    presets.enter(KEY, 'hidden_preset')
    presets.enter(NAME, 'Hidden Night')
    await presets.press('button', 'Save')
    await until(() => platform.count('/thermostats/create_climate_preset') === 1)
    await until(() => presets.presets.includes('Hidden Night'))

    const table = add('x-device-table', of())
    ;(await rowOf(table, 'Back Door')).click()
    await until(() => findButton(table, 'Back'))

    const messages = await readMessages()
    expect(words(messages).filter((text) => text.startsWith('track'))).to.deep.equal([
      'track devices.update done',
      'track locks.unlockDoor done',
      'track accessCodes.create done',
      'track thermostats.createClimatePreset done'
    ])
    const tokens = platform.sent.flatMap(({ headers }) => {
      const given = [headers.get('client-session-token'), headers.get('seam-publishable-key')]
      return given.filter((token) => token !== null)
    })
    expect(new Set(tokens).size).to.equal(2)
    const secrets = [
      ...tokens,
      platform.publishableKey,
      USER,
      '739146',
      'hidden',
      'front door',
      'front_door',
      'device_',
      'access_code_',
      'http',
      '@',
      document.title
    ]
    const text = JSON.stringify(messages).toLowerCase()
    for (const secret of secrets) if (secret) expect(text, secret).not.to.include(secret.toLowerCase())
  })
})
