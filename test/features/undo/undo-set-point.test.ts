import { cleanUpAfterEach } from '../support/setup.js'
import { AT_FIRST, changesOf, HALLWAY, heatCool, setupThermostat } from '../support/thermostat.js'

describe('Undoing a climate change', () => {
  cleanUpAfterEach()

  const NOW = '2026-03-01T12:00:00Z'

  async function setupWarmer() {
    const t = await setupThermostat({ now: NOW })
    const changes = t.events('climate-change')
    t.screen.slide('Heat', 66)
    await t.advance(4000)
    expect(changesOf(t.platform)).to.deep.equal([heatCool(66, 76)])
    return { ...t, changes }
  }

  it('sends the previous climate in one command and dispatches climate-change', async () => {
    const { platform, screen, advance, changes } = await setupWarmer()
    expect(screen.announcements).to.contain('Hallway').and.to.contain('66')
    await screen.press('button', 'Undo')
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
    expect(screen.control).to.equal(AT_FIRST)
    const setPoints = { device_id: HALLWAY, hvac_mode_setting: 'heat_cool', cooling_set_point_fahrenheit: 76 }
    expect(changes.map(({ detail }) => detail)).to.deep.equal([
      { ...setPoints, heating_set_point_fahrenheit: 66 },
      { ...setPoints, heating_set_point_fahrenheit: 70 }
    ])
    expect(screen.announcements).to.contain('Undone')
    expect(screen.names('button', 'Undo'), 'what was undone').to.deep.equal([])
  })

  it('restores the mode with its set points', async () => {
    const { platform, screen, advance } = await setupThermostat({ now: NOW })
    screen.choose('Mode', 'Off')
    await advance(4000)
    await screen.press('button', 'Undo')
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(70, 76), ['/thermostats/off', { device_id: HALLWAY }]])
    expect(screen.control).to.equal(AT_FIRST)
  })

  it('works with Ctrl+Z on the slider', async () => {
    const { platform, screen, user, advance } = await setupWarmer()
    screen.slider('Heat')?.focus()
    await user.press('Control+z')
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
  })
})
