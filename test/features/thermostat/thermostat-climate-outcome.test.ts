import { sendMouse } from '@web/test-runner-commands'
import { cleanUpAfterEach, settled } from '../support/setup.js'
import { AT_FIRST, changesOf, HEAT_COOL, heatCool, setupThermostat } from '../support/thermostat.js'

const NOW = Date.parse('2026-03-01T12:00:00Z')

describe('Thermostat climate', () => {
  cleanUpAfterEach()

  describe('Request in flight', () => {
    it('is followed by a request back to the previous value', async () => {
      const { platform, screen, advance } = await setupThermostat({ now: NOW })
      screen.slide('Heat', 66)
      await advance(2100)
      screen.slide('Heat', 70)
      screen.element.remove()
      await advance(3000)
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
    })

    it('updates another element once completed, which sends nothing itself', async () => {
      const { platform, screen, advance } = await setupThermostat({ now: NOW })
      const { screen: other } = await setupThermostat({ platform })
      screen.slide('Heat', 66)
      await advance(2000)
      expect(other.control).to.equal(AT_FIRST)
      // An element out of view does not update.
      other.element.scrollIntoView({ block: 'end' })
      await advance(2500)
      expect(other.control).to.equal('Heat & Cool 66°F 76°F')
      await advance(60_000)
      expect(changesOf(platform)).to.have.length(1)
    })
  })

  describe('User input', () => {
    const moved = { hvac_mode_setting: 'heat_cool', heating_set_point_fahrenheit: 50, cooling_set_point_fahrenheit: 90 }

    it('is kept while the user drags, despite changes on the platform', async () => {
      const { platform, screen, advance } = await setupThermostat({ now: NOW })
      const thumb = screen.root.querySelector('.thumb')?.getBoundingClientRect()
      if (!thumb) throw new Error('There is no thumb.')
      const middle: [number, number] = [Math.round(thumb.x + thumb.width / 2), Math.round(thumb.y + thumb.height / 2)]
      await sendMouse({ type: 'move', position: middle })
      await sendMouse({ type: 'down' })
      platform.edit = (device) => Object.assign(device.properties ?? {}, { current_climate_setting: moved })
      await advance(31_000)
      // The target is not shown, because the measured temperature exceeds it.
      expect(screen.reading).to.include('Heating')
      expect(screen.control).to.equal(AT_FIRST)
      await sendMouse({ type: 'up' })
      await settled()
      expect(screen.control).to.equal('Heat & Cool 50°F 90°F')
      await advance(9000)
      expect(changesOf(platform)).to.deep.equal([])
    })

    it('is discarded if the climate changed elsewhere, and sent if the user retries', async () => {
      const { platform, screen, advance } = await setupThermostat({ now: NOW })
      platform.edit = (device) => Object.assign(device.properties ?? {}, { current_climate_setting: moved })
      await advance(29_000)
      screen.slide('Heat', 66)
      await advance(1900)
      // The target is not shown, because the measured temperature exceeds it.
      expect(screen.reading).to.include('Heating')
      expect(screen.control).to.equal('Heat & Cool 66°F 76°F')
      await advance(100)
      expect(changesOf(platform)).to.deep.equal([])
      expect(screen.control).to.equal('Heat & Cool 50°F 90°F')
      expect(screen.announcements).to.contain('Someone else changed it in the meantime.')
      await screen.press('button', 'Try again')
      await settled()
      expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    })
  })

  describe('Rollback', () => {
    it('shows "Still waiting" and restores the climate after a timeout', async () => {
      const { platform, screen, advance } = await setupThermostat({ now: NOW })
      platform.update({ faults: { [HEAT_COOL]: { attempt: 'never-ends' } } })
      screen.slide('Heat', 66)
      await advance(6500)
      expect(screen.text).not.to.contain('Still waiting')
      await advance(1000)
      expect(screen.all('status').map(({ textContent }) => textContent)).to.include('Still waiting for the device')
      await advance(116_000)
      expect(screen.text).not.to.contain('Still waiting')
      expect(screen.announcements).to.contain('Error updating climate setting. Please try again.')
      expect(screen.control).to.equal(AT_FIRST)
      expect(changesOf(platform)).to.have.length(1)
    })
  })
})
