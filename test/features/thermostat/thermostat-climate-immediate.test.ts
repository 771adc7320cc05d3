import { sendKeys } from '@web/test-runner-commands'
import { endSessions } from '../../../elements/index.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { settled, type } from '../support/stage.js'
import { setupStopped } from '../support/stopped-thermostat.js'
import { AT_FIRST, changesOf, HALLWAY, heatCool, type ThermostatScreen } from '../support/thermostat.js'

describe('Thermostat climate', () => {
  cleanUpAfterEach()

  describe('Immediate request', () => {
    const ends: readonly (readonly [string, (screen: ThermostatScreen) => void])[] = [
      ['the element is removed', ({ element }) => element.remove()],
      ['the user leaves the page', () => window.dispatchEvent(new PageTransitionEvent('pagehide'))]
    ]
    for (const [end, go] of ends) {
      it(`contains a typed number that was not confirmed when ${end}`, async () => {
        const { platform, screen, advance } = await setupStopped()
        screen.stepper('Heat').focus()
        type(screen.stepper('Heat'), '66')
        await settled()
        go(screen)
        await settled()
        expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
        screen.element.remove()
        await advance(9000)
        expect(changesOf(platform)).to.have.length(1)
      })
    }

    for (const [end, go] of ends.concat([['the element is moved', ({ element }) => document.body.prepend(element)]])) {
      it(`is not sent if the number was typed more than 10 s before ${end}`, async () => {
        const { platform, screen, advance } = await setupStopped()
        screen.stepper('Heat').focus()
        type(screen.stepper('Heat'), '66')
        await advance(10_001)
        go(screen)
        await advance(9000)
        expect(changesOf(platform)).to.deep.equal([])
        expect(screen.control).to.equal(AT_FIRST)
      })
    }

    it('is rejected with a message if the number was typed more than 10 s before another device is shown', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.stepper('Cool').focus()
      type(screen.stepper('Cool'), '78')
      await advance(10_001)
      screen.element.deviceId = 'device_bedroom_thermostat'
      await advance(500)
      expect(screen.text).to.contain('That took too long. Try again.')
      expect(changesOf(platform)).to.deep.equal([])
    })

    it('is sent after the user left the field, however long ago the number was typed', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.stepper('Heat').focus()
      type(screen.stepper('Heat'), '66')
      await advance(60_000)
      await sendKeys({ press: 'Tab' })
      await advance(2000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it('is not sent if the typed number was discarded', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.stepper('Heat').focus()
      type(screen.stepper('Heat'), '66')
      await sendKeys({ press: 'Escape' })
      screen.element.remove()
      await advance(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })

    it('is sent when the presets are opened', async () => {
      const { platform, screen } = await setupStopped()
      screen.choose('Mode', 'Off')
      await screen.press('button', 'Manage (4 Presets)')
      await screen.find('heading', /^Climate Presets/)
      await settled()
      expect(changesOf(platform)).to.deep.equal([['/thermostats/off', { device_id: HALLWAY }]])
    })

    it('is sent when the device ID changes', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.slide('Heat', 66)
      await settled()
      screen.element.deviceId = 'device_bedroom_thermostat'
      await advance(0)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    it('is sent to the device for which the number was typed', async () => {
      const { platform, screen, advance } = await setupStopped()
      await setupStopped({ platform, deviceId: 'device_bedroom_thermostat' })
      screen.stepper('Heat').focus()
      type(screen.stepper('Heat'), '66')
      await settled()
      screen.element.deviceId = 'device_bedroom_thermostat'
      await advance(9000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })

    const leaving: readonly (readonly [string, (screen: ThermostatScreen) => unknown])[] = [
      ...ends,
      ['another device is shown', ({ element }) => (element.deviceId = 'device_bedroom_thermostat')],
      ['the element is moved', ({ element }) => document.body.prepend(element)],
      ['the presets are opened', (screen) => screen.press('button', 'Manage (4 Presets)')]
    ]
    for (const [leave, go] of leaving) {
      it(`is not sent for an incomplete number when ${leave}`, async () => {
        const { platform, screen, advance } = await setupStopped()
        screen.stepper('Heat').focus()
        type(screen.stepper('Heat'), '6')
        await settled()
        await go(screen)
        await advance(9000)
        expect(changesOf(platform)).to.deep.equal([])
      })
    }

    it('is not sent if the session has ended', async () => {
      const { platform, screen, advance } = await setupStopped()
      screen.slide('Heat', 66)
      await settled()
      endSessions()
      await advance(9000)
      expect(screen.text).to.include('signed out')
      expect(changesOf(platform)).to.deep.equal([])
    })
  })
})
