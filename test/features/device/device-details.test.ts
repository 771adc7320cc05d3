import { cleanUpAfterEach, type Setting, setup, type Test, until, words } from '../support/setup.js'

cleanUpAfterEach()

const NOW = '2026-03-01T12:00:00Z'

type Details = Test<HTMLElementTagNameMap['x-device-details']>

async function open(deviceId: string, given: Setting = {}): Promise<Details> {
  const t = await setup('x-device-details', { deviceId, ...given })
  await t.screen.find('button', 'Edit name')
  return t
}

const titleOf = ({ screen }: Details): string | undefined => screen.names('heading')[0]

/** Returns the texts of the summary. */
const heroOf = ({ screen }: Details): string[] =>
  screen.all('group', 'Overview')[0]?.innerText.split('\n').map(words).filter(Boolean) ?? []

const alertsOf = ({ screen }: Details): (string | null | undefined)[] =>
  [...(screen.all('list', 'Alerts')[0]?.children ?? [])].map((item) => item.querySelector('p')?.textContent)

async function editName(t: Details, name: string): Promise<void> {
  await t.user.click('Edit name')
  await t.user.fill('Device name', name)
}

describe('Device details', () => {
  for (const [id, title, hasLock] of [
    ['device_front_door', 'Device', true],
    ['device_hallway_thermostat', 'Thermostat', false],
    ['device_living_room_sensor', 'Noise Sensor', false]
  ] as const) {
    it(`have the title "${title}" for ${id}`, async () => {
      const t = await open(id)
      expect(titleOf(t)).to.equal(title)
      expect(t.screen.all('group', 'Lock status')).to.have.length(hasLock ? 1 : 0)
      expect(t.screen.text.includes('access code')).to.equal(hasLock)
    })
  }

  it('show the state and the properties of the device', async () => {
    const t = await open('device_garage')
    expect(t.screen.text).to.contain('Garage')
    expect(heroOf(t)).to.include.members(['Garage', 'Low · 23%', 'Schlage Encode Plus', 'Locked', 'Unlock'])
    expect(
      ['Status', 'Power', 'Manufacturer', 'Model', 'Code length', 'Linked account', 'Device ID'].map((term) =>
        t.screen.detail(term)
      )
    ).to.deep.equal([
      'Online',
      'Low · 23%',
      'Schlage',
      'Encode Plus',
      '4-8 digit code',
      'schlage@harbour-house.example',
      'device_garage'
    ])
    await t.screen.find('group', 'Device info')
  })

  for (const [id, status] of [
    ['device_side_entrance', 'Device Offline'],
    ['device_penthouse', 'Account Offline']
  ] as const) {
    it(`show "${status}" instead of battery and lock state`, async () => {
      const t = await open(id)
      expect(heroOf(t)).to.include(status)
      expect(heroOf(t).join()).not.to.match(/Locked|Unlock|Good|%/)
    })
  }

  it('show no power state for a device without battery', async () => {
    // With its events, the latch also shows who locked it.
    const t = await open('device_office', { holds: ['/events/list'] })
    expect(heroOf(t)).to.deep.equal(['Office', 'Yale Linus L2', 'Locked', 'Unlock'])
  })

  it('list errors before warnings and apply the filters of the host', async () => {
    const t = await open('device_boiler_room')
    await t.user.click('4 problems')
    expect(alertsOf(t)).to.deep.equal([
      'The hub or bridge isn’t responding. Check its power and network, then check again.',
      'The device needs to be paired again in the manufacturer’s app.',
      'Another service is also changing this lock’s codes. Turn one of them off.',
      'The connection to the device keeps dropping. Move its hub or router closer, then check again.'
    ])
    t.element.errorFilter = ({ error_code }) => error_code === 'hub_disconnected'
    t.element.warningFilter = () => false
    await until(() => alertsOf(t).length === 1)
    expect(alertsOf(t)[0]).to.contain('The hub or bridge isn’t responding.')
    t.element.errorFilter = () => false
    await until(() => alertsOf(t).length === 0)
  })

  for (const [id, account] of [
    ['device_storage_room', 'harbour_house'],
    ['device_beach_house', '+65 5550 0123']
  ] as const) {
    it(`identify an account as ${account} without an email`, async () => {
      expect((await open(id)).screen.detail('Linked account')).to.equal(account)
    })
  }

  it('update for another device ID and drop the state of the previous device', async () => {
    const t = await open('device_garage')
    await editName(t, 'The garage')
    t.element.setAttribute('device-id', 'device_hallway_thermostat')
    await t.screen.press('button', 'Discard')
    await until(() => titleOf(t) === 'Thermostat')
    await t.screen.find('button', 'Edit name')
    expect(t.screen.names('textbox')).to.deep.equal([])
    expect(t.screen.text).to.contain('Hallway Thermostat').and.not.to.contain('Garage')
    t.element.deviceId = undefined
    await t.screen.waitForText('No device selected. Set the attribute device-id.')
  })

  it('drop the state of the previous device if the next one is already known', async () => {
    const { platform } = await open('device_back_door')
    const t = await open('device_garage', { platform })
    await editName(t, 'The garage')
    t.element.deviceId = 'device_back_door'
    await t.screen.press('button', 'Discard')
    await until(() => t.screen.text.includes('Back Door'))
    expect(t.screen.names('textbox')).to.deep.equal([])
  })

  it('are refetched every 30 s and keep the focus', async () => {
    const t = await open('device_garage', { now: NOW })
    const pencil = await t.screen.find('button', 'Edit name')
    pencil.focus()
    t.platform.edit = (device) => Object.assign(device.properties ?? {}, { battery: { status: 'good', level: 0.5 } })
    await t.advance(29_800)
    expect(t.requests('/devices/get')).to.have.length(1)
    await t.advance(200)
    expect(t.requests('/devices/get')).to.have.length(2)
    expect(t.screen.detail('Power')).to.equal('Good · 50%')
    expect(t.screen.root.activeElement).to.equal(pencil)
  })

  it('keep text that is being typed', async () => {
    const t = await open('device_garage', { now: NOW })
    await editName(t, 'The gar')
    const field = t.screen.field('Device name')
    field.setSelectionRange(1, 2)
    t.platform.edit = (device) => Object.assign(device.properties ?? {}, { name: 'Carport' })
    await t.advance(30_000)
    expect(t.requests('/devices/get')).to.have.length(2)
    expect(field).to.include({ value: 'The gar', selectionStart: 1, selectionEnd: 2 })
    expect(t.screen.root.activeElement).to.equal(field)
  })

  for (const [id, controls] of [
    ['device_front_door', [/\d access codes?$/, /^Show all activity/]],
    ['device_hallway_thermostat', [/^Manage/, /^Thermostat schedule/, /^Show all activity/]],
    ['device_living_room_sensor', [/^Add threshold/, /^Edit Quiet hours/]]
  ] as const) {
    for (const control of controls) {
      it(`ask before ${control} opens a screen over a name of ${id} that is being typed`, async () => {
        const t = await open(id)
        await editName(t, 'Street door')
        await t.user.click(control)
        expect(t.screen.focused).to.equal('Keep editing')
        await t.user.click('Keep editing')
        expect(t.screen.field('Device name').value).to.equal('Street door')
        await t.user.click(control)
        await t.user.click('Discard')
        expect(t.screen.maybe('Device name')).to.equal(undefined)
      })
    }
  }
})
