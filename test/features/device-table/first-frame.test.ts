import { laidOut } from '../../settled.js'
import { cleanUpAfterEach, settled, setup, words } from '../support/setup.js'

cleanUpAfterEach()

describe('First frame of device details', () => {
  for (const { row, title, state } of [
    { row: 'Front Door', title: 'Device', state: 'Locked' },
    { row: 'Garden Gate', title: 'Device', state: 'Unlocked' },
    { row: 'Hallway Thermostat', title: 'Thermostat', state: '°' },
    { row: 'Living Room Sensor', title: 'Noise Sensor', state: 'dB' }
  ]) {
    it(`shows what the list knows about ${row} in the frame of the press`, async () => {
      const t = await setup('x-device-table', { size: 30, holds: ['/devices/get', '/access_codes/list'] })
      const button = await t.screen.find('row', row)
      button.click()
      // React renders the press in a microtask, before the next frame.
      await Promise.resolve()
      const { root } = t.screen
      expect(t.screen.names('heading')).to.include(title)
      expect(t.screen.names('button')).to.include('Back')
      expect(root.querySelectorAll('.hero .thumbnail')).to.have.length(1)
      expect(words(root.querySelector('.hero')?.textContent))
        .to.contain(row)
        .and.to.contain(state)
      expect(root.activeElement?.textContent).to.contain(title)
      t.release('/devices/get')
      t.release('/access_codes/list')
    })
  }
})

describe('Lock details over a device table', () => {
  it('render once before their requests are answered', async () => {
    const paths = ['/devices/get', '/access_codes/list', '/events/list', '/connected_accounts/get']
    let renderCount = 0
    const digits = (): string => `${(renderCount += 1)} digits`
    const lock = { digits, digitsBetween: digits, digitsOneOf: digits }
    const t = await setup('x-device-table', { size: 30, holds: paths, messages: { lock } })
    await t.user.click(/Front Door/, 'row')
    await laidOut()
    expect(renderCount).to.equal(1)
    for (const path of paths) t.release(path)
  })
})

describe('Height of lock details', () => {
  it('stays until the access codes that were opened over them are loaded', async () => {
    const t = await setup('x-lock-details', { deviceId: 'device_front_door', holds: ['/access_codes/list'] })
    const height = t.element.offsetHeight
    await t.user.click(/access codes/)
    await laidOut()
    expect(t.screen.names('heading')).to.include('Access Codes')
    expect(t.element.offsetHeight).to.be.at.least(height)
    expect(t.screen.root.querySelector<HTMLElement>('.root')?.style.minBlockSize).to.equal(`${height}px`)
    t.release('/access_codes/list')
    await settled()
    expect(t.screen.root.querySelector<HTMLElement>('.root')?.style.minBlockSize).to.equal('')
  })
})
