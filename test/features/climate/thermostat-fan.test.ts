import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { recordEvents, settled, useCleanPage } from '../support/stage.js'
import { changesOf, HALLWAY, setupThermostat } from '../support/thermostat.js'

describe('Thermostat fan mode', () => {
  useCleanPage()
  const advance = useFakeClock()
  const SET = '/thermostats/set_fan_mode'

  it('sends a change at once and dispatches fan-mode-change', async () => {
    const { platform, screen } = await setupThermostat()
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
    const { platform, screen } = await setupThermostat()
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
})
