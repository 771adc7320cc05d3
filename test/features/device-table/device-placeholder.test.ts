import { cleanUpAfterEach, setup, until } from '../support/setup.js'

describe('Details of a device while their code is loading', () => {
  cleanUpAfterEach()

  it('show the status of an offline thermostat where its details show it', async () => {
    const { screen, release } = await setup('x-device-table', {
      width: 400,
      openedDeviceId: 'device_studio_thermostat',
      holds: ['/devices/list', '/devices/get']
    })
    const metas = new Set<string>()
    const statuses = new Set<number>()
    new MutationObserver(() => {
      const hero = screen.root.querySelector('.hero')
      if (!hero) return
      metas.add(hero.querySelector('.hero-meta')?.textContent ?? '')
      statuses.add(hero.querySelectorAll('.status').length)
    }).observe(screen.root, { childList: true, subtree: true, characterData: true })
    for (const path of ['/devices/list', '/devices/get']) release(path)
    await until(() => screen.text.includes('Humidity'))
    expect([...metas]).to.have.length(1)
    expect([...statuses]).to.deep.equal([1])
  })
})
