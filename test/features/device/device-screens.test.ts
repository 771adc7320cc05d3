import { withoutNetwork } from '../support/network.js'
import { cleanUpAfterEach, settled, setup, until } from '../support/setup.js'

cleanUpAfterEach()

const NOW = Date.parse('2026-03-01T12:00:00Z')
const NOT_FOUND = 'This device could not be found.'
const THERMOSTAT = 'device_hallway_thermostat'

const DETAILS = [
  ['x-device-details', 'device_garage'],
  ['x-lock-details', 'device_garage'],
  ['x-noise-sensor-details', 'device_living_room_sensor'],
  ['x-thermostat', THERMOSTAT]
] as const

const SCREENS = [
  ...DETAILS,
  ['x-access-code-table', 'device_garage'],
  ['x-preset-manager', THERMOSTAT],
  ['x-thermostat-schedule', THERMOSTAT]
] as const

for (const [tag, deviceId] of SCREENS) {
  describe(`Screen of a device in ${tag}`, () => {
    // Without a device, the table lists the codes of all locks.
    if (tag !== 'x-access-code-table') {
      it('names the missing attribute, and requests nothing', async () => {
        const { screen, requests } = await setup(tag)
        await screen.waitForText('No device selected. Set the attribute device-id.')
        expect(requests('/devices/get')).to.deep.equal([])
      })
    }

    it('reports a missing device with a back button', async () => {
      const t = await setup(tag, { deviceId: 'device_of_nobody', showBack: true })
      await t.screen.waitForText(NOT_FOUND)
      expect(t.screen.announcements).to.contain(NOT_FOUND)
      expect(t.screen.names('button')).to.deep.equal(['Back'])
      const events = t.events('back')
      await t.user.click('Back')
      expect(events).to.have.length(1)
    })

    for (const status of [403, 404]) {
      it(`shows nothing of the device once its request is answered with ${status}, and focuses the title`, async () => {
        const t = await setup(tag, { deviceId, now: NOW })
        expect(t.screen.announcements).not.to.contain(NOT_FOUND)
        t.screen.all('button')[0]?.focus()
        t.platform.update({ faults: { '/devices/get': { status } } })
        await t.advance(31_000)
        expect(t.screen.announcements).to.contain(NOT_FOUND)
        // A refusal stays until refresh().
        expect(t.screen.names('button')).to.deep.equal(status === 403 ? [] : ['Try again'])
        expect(t.screen.focused).to.equal(t.screen.names('heading')[0])
      })
    }

    it('stays while the browser is offline, which it says', async () => {
      const { screen } = await setup(tag, { deviceId })
      await until(() => screen.names('button').length > 0)
      const names = screen.names('button')
      await withoutNetwork(() => screen.waitForText('You’re offline'))
      await until(() => !screen.text.includes('You’re offline'))
      expect(screen.names('button')).to.include.members(names)
    })
  })
}

for (const [tag, deviceId] of DETAILS) {
  describe(`Details of a device in ${tag}`, () => {
    it('rename the device', async () => {
      const t = await setup(tag, { deviceId })
      await t.user.click('Edit name')
      await t.user.fill('Device name', 'Stairs')
      await t.user.click('Save')
      expect(t.requests('/devices/update')).to.deep.equal([{ device_id: deviceId, name: 'Stairs' }])
      expect(t.screen.text).to.contain('Stairs')
    })

    it('hide the ID and the account that the host disables, which is not requested', async () => {
      const hidden = { disableResourceIds: true, disableConnectedAccountInformation: true }
      const { element, screen, requests } = await setup(tag, { deviceId, ...hidden })
      await until(() => screen.detail('Manufacturer'))
      await settled()
      expect([screen.detail('Device ID'), screen.detail('Linked account')]).to.deep.equal([undefined, undefined])
      expect(requests('/connected_accounts/get')).to.deep.equal([])
      Object.assign(element, { disableResourceIds: false, disableConnectedAccountInformation: false })
      await until(() => screen.detail('Linked account')?.includes('@'))
      expect(screen.detail('Device ID')).to.equal(deviceId)
    })
  })
}
