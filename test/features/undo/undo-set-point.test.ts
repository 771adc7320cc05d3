import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from '../../passing-time.js'
import { recordEvents, useCleanPage } from '../support/stage.js'
import { AT_FIRST, changesOf, HALLWAY, heatCool, setupThermostat } from '../support/thermostat.js'

describe('Undoing a climate change', () => {
  useCleanPage()
  const advance = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))
  beforeEach(() => localStorage.clear())

  async function warmer() {
    const { platform, screen } = await setupThermostat()
    const events = recordEvents(screen, 'climate-change')
    screen.slide('Heat', 66)
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76)])
    return { platform, screen, events }
  }

  it('sends the previous climate in one command and dispatches climate-change', async () => {
    const { platform, screen, events } = await warmer()
    expect(screen.announcements).to.contain('Hallway').and.to.contain('66')
    await screen.press('button', 'Undo')
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
    expect(screen.control).to.equal(AT_FIRST)
    const setPoints = { device_id: HALLWAY, hvac_mode_setting: 'heat_cool', cooling_set_point_fahrenheit: 76 }
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { ...setPoints, heating_set_point_fahrenheit: 66 },
      { ...setPoints, heating_set_point_fahrenheit: 70 }
    ])
    expect(screen.announcements).to.contain('Undone')
    expect(screen.names('button', 'Undo'), 'what was undone').to.deep.equal([])
  })

  it('restores the mode with its set points', async () => {
    const { platform, screen } = await setupThermostat()
    screen.choose('Mode', 'Off')
    await advance(4000)
    await screen.press('button', 'Undo')
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(70, 76), ['/thermostats/off', { device_id: HALLWAY }]])
    expect(screen.control).to.equal(AT_FIRST)
  })

  it('works with Ctrl+Z on the slider', async () => {
    const { platform, screen } = await warmer()
    screen.slider('Heat')?.focus()
    await sendKeys({ press: 'Control+z' })
    await advance(4000)
    expect(changesOf(platform)).to.deep.equal([heatCool(66, 76), heatCool(70, 76)])
  })
})
