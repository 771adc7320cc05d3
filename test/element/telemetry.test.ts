import { KEY, Manager, NAME } from '../features/support/preset-manager.js'
import { Screen } from '../features/support/screen.js'
import { add, all, findButton, notes, press, rowOf, settled, until } from './page.js'
import { loaded } from './stage.js'
import {
  asUser,
  LOCK,
  onTelemetryPage,
  platform,
  readMessages,
  rename,
  strip,
  turn,
  USER,
  words
} from './telemetry-page.js'

describe('Telemetry', () => {
  onTelemetryPage()

  it('identifies the user once and reports each screen once, however many elements there are', async () => {
    for (const device of ['device_front_door', 'device_back_door', 'device_garage']) {
      add('x-device-table', asUser(), strip())
      add('x-lock-details', asUser({ 'device-id': device }), strip())
    }
    add('x-device-details', asUser({ 'device-id': 'device_garage' }), strip())
    add('x-thermostat', asUser({ 'device-id': 'device_hallway_thermostat' }), strip())
    add('x-noise-sensor-details', asUser({ 'device-id': 'device_living_room_sensor' }), strip())
    add('x-access-code-table', asUser(LOCK), strip())
    const details = add('x-access-code-details', asUser({ 'access-code-id': 'access_code_garage_1' }), strip())
    add('x-access-code-form', asUser(LOCK), strip())
    add('x-preset-manager', asUser({ 'device-id': 'device_hallway_thermostat' }), strip())
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
    const table = await loaded(add('x-device-table', asUser()))
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
    const table = await loaded(add('x-device-table', asUser()))
    expect(words(await readMessages())).to.deep.equal(['identify', 'group', 'page'])
    table.scrollIntoView()
    expect(words(await readMessages()).slice(3)).to.deep.equal(['screen device-table'])
    scrollTo(0, 0)
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
    const details = add('x-lock-details', asUser(LOCK))
    await press(details, 'Unlock')
    await until(() => notes.reports.length > 0)
    const tracked = words(await readMessages()).filter((text) => text.startsWith('track'))
    expect(tracked).to.deep.equal(['track locks.unlockDoor failed'])
  })

  it('reports how an export of the activity ended, and not what was exported', async () => {
    const { click } = HTMLAnchorElement.prototype
    // The browser would download the file.
    HTMLAnchorElement.prototype.click = () => {}
    const activity = new Screen(add('x-activity', asUser()))
    for (const [message, faults] of [
      ['events exported', {}],
      ['Reading stopped', { '/events/list': { status: 400 } }]
    ] as const) {
      await activity.press('button', 'Export')
      await activity.press('menuitem', 'Download CSV')
      await activity.find('button', 'Cancel')
      platform.update({ faults })
      await activity.press('button', 'Download CSV')
      await activity.waitForText(message)
    }
    HTMLAnchorElement.prototype.click = click
    const tracked = (await readMessages()).filter(({ type }) => type === 'track')
    expect(tracked.map(({ event, properties }) => ({ event, properties }))).to.deep.equal([
      { event: 'activity.export', properties: { outcome: 'succeeded' } },
      { event: 'activity.export', properties: { outcome: 'failed' } }
    ])
  })

  it('does not report a command that the host cancels', async () => {
    const details = add('x-lock-details', asUser(LOCK))
    details.addEventListener('before-change', (event) => event.preventDefault())
    await press(details, 'Unlock')
    expect(words(await readMessages()).slice(3)).to.deep.equal(['screen lock-details'])
  })

  it('contains nothing that the user has typed, owns or is', async () => {
    const lock = add('x-lock-details', asUser(LOCK))
    await rename(lock, 'Hidden Cellar')
    await turn(lock, 'Unlock')

    const form = new Screen(add('x-access-code-form', asUser(LOCK)))
    await form.find('button', 'Save')
    form.enter('Name the new code', 'Hidden Guest')
    form.enter('Enter the code (PIN)', '739146')
    await form.press('button', 'Save')
    await form.waitForText('Access code created')

    const access = new Screen(add('x-access-grant-form', asUser({ 'device-ids': 'device_back_door' })))
    await access.find('button', 'Give access')
    access.enter('Name', 'Hidden Visitor')
    access.enter('Email (optional)', 'hidden@secret.example')
    access.enter('Phone (optional)', '+15550177345')
    access.check('Back Door')
    await access.press('button', 'Give access')
    await access.waitForText('Ways in')

    const presets = new Manager(add('x-preset-manager', asUser({ 'device-id': 'device_hallway_thermostat' })))
    await presets.press('button', 'Create New')
    await presets.find('button', 'Save')
    presets.enter(KEY, 'hidden_preset')
    presets.enter(NAME, 'Hidden Night')
    await presets.press('button', 'Save')
    await until(() => platform.count('/thermostats/create_climate_preset') === 1)
    await until(() => presets.presets.includes('Hidden Night'))

    const table = add('x-device-table', asUser())
    ;(await rowOf(table, 'Back Door')).click()
    await until(() => findButton(table, 'Back'))

    const messages = await readMessages()
    expect(words(messages).filter((text) => text.startsWith('track'))).to.deep.equal([
      'track devices.update succeeded',
      'track locks.unlockDoor succeeded',
      'track accessCodes.create succeeded',
      'track accessGrants.create succeeded',
      'track thermostats.createClimatePreset succeeded'
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
      '5550177345',
      'access_grant_',
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
