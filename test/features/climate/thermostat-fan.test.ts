import { expect } from 'chai'
import { useFakeClock } from '../support/clock.js'
import { recordEvents, settled, startPlatform, useCleanPage } from '../support/stage.js'
import { changesOf, HALLWAY, loadedThermostat, startHallway } from '../support/thermostat.js'

describe('Thermostat fan mode', () => {
  useCleanPage()
  const advance = useFakeClock()
  const SET = '/thermostats/set_fan_mode'

  it('sends a change at once and dispatches fan-mode-change', async () => {
    const { platform, screen } = await startHallway()
    const events = recordEvents(screen, 'fan-mode-change')
    screen.choose('Fan mode', 'On')
    await settled()
    const params = { device_id: HALLWAY, fan_mode_setting: 'on' }
    expect(changesOf(platform)).to.deep.equal([[SET, params]])
    expect(screen.chosen('Fan mode')).to.equal('On')
    await advance(3000)
    expect(screen.announcements).to.contain('Successfully updated fan mode!')
    expect(events.map(({ detail }) => detail)).to.deep.equal([params])
    await advance(6000)
    expect(screen.announcements).not.to.contain('Successfully')
  })

  it('sends the last of several choices', async () => {
    const { platform, screen } = await startHallway()
    platform.update({ latency: 1000 })
    for (const label of ['On', 'Auto', 'On', 'Auto']) {
      screen.choose('Fan mode', label)
      await advance(100)
    }
    platform.update({ latency: 0 })
    for (let turn = 0; turn < 4; turn += 1) await advance(2000)
    expect(changesOf(platform).map(([, body]) => body)).to.deep.equal([
      { device_id: HALLWAY, fan_mode_setting: 'on' },
      { device_id: HALLWAY, fan_mode_setting: 'auto' }
    ])
    expect(screen.chosen('Fan mode')).to.equal('Auto')
  })

  it('is restored after an error, with a retry', async () => {
    const platform = await startPlatform({ faults: { [SET]: { status: 500 } } })
    const screen = await loadedThermostat(platform)
    screen.choose('Fan mode', 'On')
    await advance(1000)
    expect(screen.announcements).to.contain('Error updating fan mode. Please try again.')
    expect(screen.chosen('Fan mode')).to.equal('Auto')
    await screen.press('button', 'Try again')
    await settled()
    expect(changesOf(platform)).to.have.length(2)
  })

  it('is restored if the host cancels before-change', async () => {
    const { platform, screen } = await startHallway()
    screen.element.addEventListener('before-change', (event) => event.preventDefault())
    screen.choose('Fan mode', 'On')
    await advance(1000)
    expect(screen.chosen('Fan mode')).to.equal('Auto')
    expect(changesOf(platform)).to.deep.equal([])
  })
})
