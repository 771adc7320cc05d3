import { expect } from 'chai'
import { cleanUpAfterEach, setup } from '../support/setup.js'
import { until } from '../support/stage.js'

describe('Details of a device while their code is loading', () => {
  cleanUpAfterEach()

  it('show the status of an offline thermostat where its details show it', async () => {
    const { element, screen } = await setup('x-device-table', { width: 400 })
    const metas = new Set<string>()
    const statuses = new Set<number>()
    new MutationObserver(() => {
      const hero = screen.root.querySelector('.hero')
      if (!hero) return
      metas.add(hero.querySelector('.hero-meta')?.textContent ?? '')
      statuses.add(hero.querySelectorAll('.status').length)
    }).observe(screen.root, { childList: true, subtree: true, characterData: true })
    element.openedDeviceId = 'device_studio_thermostat'
    await until(() => screen.text.includes('Humidity'))
    expect([...metas]).to.have.length(1)
    expect([...statuses]).to.deep.equal([1])
  })
})
