import { cleanUpAfterEach, settled } from '../support/setup.js'
import { changesOf, setupThermostat, ThermostatScreen } from '../support/thermostat.js'

const unitOf = (screen: ThermostatScreen): string | undefined =>
  [...screen.root.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(({ checked }) => checked)?.labels?.[0]
    ?.textContent ?? undefined

function chooseUnit(screen: ThermostatScreen, label: string): void {
  const units = [...screen.root.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  units.find(({ labels }) => labels?.[0]?.textContent === label)?.click()
}

describe('Thermostat', () => {
  cleanUpAfterEach()

  describe('Temperature unit', () => {
    it('is that of the host until the user chooses another', async () => {
      const { screen } = await setupThermostat({ temperatureUnit: 'celsius' })
      expect(screen.reading.slice(1, 3)).to.deep.equal(['20°C', 'Heating to 21°C'])
      expect(screen.control).to.equal('Heat & Cool 21°C 24°C')
      chooseUnit(screen, '°F')
      await settled()
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
      screen.element.temperatureUnit = 'fahrenheit'
      await settled()
      screen.element.temperatureUnit = 'celsius'
      await settled()
      expect(screen.control).to.equal('Heat & Cool 21°C 24°C')
    })

    it('is shared by all elements and remembered', async () => {
      const { screen, platform } = await setupThermostat()
      const { screen: other } = await setupThermostat({ platform, deviceId: 'device_bedroom_thermostat' })
      chooseUnit(other, '°C')
      await settled()
      expect([unitOf(screen), unitOf(other)]).to.deep.equal(['°C', '°C'])
      expect(screen.reading[1]).to.equal('20°C')
      expect(Object.values({ ...localStorage })).to.deep.equal(['celsius'])
      screen.element.remove()
      other.element.remove()
      expect(unitOf((await setupThermostat({ platform })).screen)).to.equal('°C')
      chooseUnit((await setupThermostat({ platform })).screen, '°F')
      await settled()
    })

    it('is shared by all elements without local storage', async () => {
      const { getItem, setItem } = Storage.prototype
      const fail = (): never => {
        throw new DOMException('No.', 'SecurityError')
      }
      Object.assign(Storage.prototype, { getItem: fail, setItem: fail })
      try {
        const { screen, platform } = await setupThermostat()
        chooseUnit(screen, '°C')
        await settled()
        const { screen: other } = await setupThermostat({ platform })
        expect([unitOf(screen), unitOf(other)]).to.deep.equal(['°C', '°C'])
        chooseUnit(screen, '°F')
        await settled()
        expect(unitOf(other)).to.equal('°F')
      } finally {
        Object.assign(Storage.prototype, { getItem, setItem })
      }
    })

    it('does not change temperatures when it is switched', async () => {
      const { screen, platform } = await setupThermostat()
      for (const unit of ['°C', '°F', '°C', '°F']) {
        chooseUnit(screen, unit)
        await settled()
      }
      expect(screen.control).to.equal('Heat & Cool 70°F 76°F')
      expect(changesOf(platform)).to.deep.equal([])
    })
  })
})
