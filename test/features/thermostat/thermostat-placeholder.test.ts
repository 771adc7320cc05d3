import { cleanUpAfterEach, setup, until } from '../support/setup.js'

/** A thermostat with one set point. */
const ID = 'device_bedroom_thermostat'

const heightsOf = (elements: Iterable<Element>): number[] =>
  [...elements].map((element) => element.getBoundingClientRect().height)

describe('Thermostat placeholder', () => {
  cleanUpAfterEach()

  it('is as high as the details that replace it when the list knows the device', async () => {
    const { screen, release } = await setup('x-device-table', {
      width: 390,
      openedDeviceId: ID,
      holds: ['/devices/list', '/devices/get', '/events/list']
    })
    const heights: number[] = []
    new MutationObserver(() => {
      if (screen.root.querySelector('.known-settings'))
        heights.push(...heightsOf(screen.root.querySelectorAll('.device')))
    }).observe(screen.root, { childList: true, subtree: true })
    for (const path of ['/devices/list', '/devices/get']) release(path)
    await until(() => screen.root.querySelector('.recent-places'))
    const [height] = heightsOf(screen.root.querySelectorAll('.device'))
    expect(heights[0]).to.be.closeTo(height ?? 0, 8)
  })

  for (const width of [320, 480, 900])
    it(`is as high as a thermostat with two set points and some presets at ${width} px`, async () => {
      const { screen, release } = await setup('x-thermostat', {
        width,
        deviceId: 'device_hallway_thermostat',
        holds: ['/devices/get', '/events/list']
      })
      await until(() => screen.root.querySelector('.hero'))
      const [placeholder] = heightsOf(screen.root.querySelectorAll('.hero'))
      release('/devices/get')
      await until(() => screen.root.querySelector('.plan-line'))
      const [height] = heightsOf(screen.root.querySelectorAll('.hero'))
      expect(placeholder).to.be.closeTo(height ?? 0, 16)
    })

  for (const width of [320, 390, 800])
    it(`has cards as high as those of the details at ${width} px`, async () => {
      const { screen, release } = await setup('x-thermostat', {
        width,
        deviceId: ID,
        holds: ['/devices/get', '/events/list']
      })
      await until(() => screen.root.querySelector('.skeleton-card'))
      const placeholders = heightsOf(screen.root.querySelectorAll('.skeleton-card'))
      release('/devices/get')
      await until(() => screen.root.querySelector('.recent-places'))
      const cards = heightsOf(screen.root.querySelectorAll('.hero ~ *'))
      expect(placeholders).to.have.length(cards.length)
      for (const [index, height] of cards.entries()) expect(placeholders[index]).to.be.closeTo(height, 2)
    })
})
