import { cleanUpAfterEach } from '../support/setup.js'
import { changesOf, HALLWAY, setupThermostat } from '../support/thermostat.js'

const ON = { device_id: HALLWAY, fan_mode_setting: 'on' }

describe('Thermostat fan mode', () => {
  cleanUpAfterEach()

  it('sends a change at once and dispatches fan-mode-change', async () => {
    const t = await setupThermostat({ now: 0 })
    const events = t.events('fan-mode-change')
    await t.user.choose('Fan mode', 'On')
    expect(changesOf(t.platform)).to.deep.equal([['/thermostats/set_fan_mode', ON]])
    expect(t.screen.chosen('Fan mode')).to.equal('On')
    await t.advance(3000)
    expect(t.screen.announcements).to.contain('Successfully updated fan mode!')
    expect(events.map(({ detail }) => detail)).to.deep.equal([ON])
    await t.advance(6000)
    expect(t.screen.announcements).not.to.contain('Successfully')
  })

  it('sends the last of several choices', async () => {
    const t = await setupThermostat({ now: 0 })
    t.platform.update({ latency: 1000 })
    for (const label of ['On', 'Auto', 'On', 'Auto']) await t.user.choose('Fan mode', label)
    t.platform.update({ latency: 0 })
    await t.advance(8000)
    expect(changesOf(t.platform).map(([, body]) => body)).to.deep.equal([ON, { ...ON, fan_mode_setting: 'auto' }])
    expect(t.screen.chosen('Fan mode')).to.equal('Auto')
  })
})
