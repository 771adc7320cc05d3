import { cleanUpAfterEach, words } from '../support/setup.js'
import { changesOf, setupThermostat, type ThermostatScreen, withProperties } from '../support/thermostat.js'

const chips = ({ root }: ThermostatScreen): HTMLButtonElement[] => [
  ...root.querySelectorAll<HTMLButtonElement>('.preset-choices button')
]

/** Returns the names of the presets with their set points, and an asterisk at the active one. */
const presets = (screen: ThermostatScreen): string[] =>
  chips(screen).map((chip) => `${words(chip.textContent)}${chip.ariaPressed === 'true' ? ' *' : ''}`)

describe('Thermostat presets', () => {
  cleanUpAfterEach()

  it('mark the active preset and activate another with one press', async () => {
    const { platform, screen, user, advance, events: record } = await setupThermostat({ now: 0 })
    const events = record('climate-change')
    const names = presets(screen).map((name) => name.replace(' *', ''))
    const [first = '', second = ''] = names.filter((name) => !presets(screen).includes(`${name} *`))
    await user.click(second)
    expect(changesOf(platform).map(([path]) => path)).to.deep.equal(['/thermostats/activate_climate_preset'])
    await advance(3000)
    expect(presets(screen)).to.include(`${second} *`)
    expect(screen.announcements).to.contain('Guest arrival')
    expect(events).to.have.length(1)
    await user.click(first)
    await advance(3000)
    expect(presets(screen).filter((name) => name.endsWith('*'))).to.deep.equal([`${first} *`])
    expect(changesOf(platform)).to.have.length(2)
  })

  it('show their name once if it is the name of their mode', async () => {
    const preset = { climate_preset_key: 'eco', hvac_mode_setting: 'eco' }
    const { screen } = await setupThermostat(withProperties({ available_climate_presets: [preset] }))
    expect(presets(screen).map((name) => name.replace(' *', ''))).to.deep.equal(['Eco'])
  })

  it('replace a set point that was not sent yet', async () => {
    const { platform, screen, user, advance } = await setupThermostat({ now: 0 })
    screen.slide('Heat', 66)
    await advance(100)
    const wanted = presets(screen).find((name) => !name.endsWith('*')) ?? ''
    await user.click(wanted)
    await advance(9000)
    expect(changesOf(platform).map(([path]) => path)).to.deep.equal(['/thermostats/activate_climate_preset'])
  })

  it('are activated in turn, skipping replaced choices', async () => {
    const { platform, screen, advance } = await setupThermostat({ now: 0 })
    platform.update({ latency: 1000 })
    const [first, , last] = chips(screen).filter(({ ariaPressed }) => ariaPressed !== 'true')
    for (const chip of chips(screen).filter(({ ariaPressed }) => ariaPressed !== 'true')) {
      chip.click()
      await advance(100)
    }
    expect(chips(screen).filter(({ ariaBusy }) => ariaBusy === 'true')).to.deep.equal([last])
    await advance(1500)
    expect(chips(screen).filter(({ ariaBusy }) => ariaBusy === 'true')).to.deep.equal([last])
    await advance(8000)
    expect(changesOf(platform)).to.have.length(2)
    expect(presets(screen)).to.include(`${words(last?.textContent)} *`)
    expect(presets(screen)).not.to.include(`${words(first?.textContent)} *`)
  })

  it('are disabled if the thermostat is offline', async () => {
    const { screen } = await setupThermostat(withProperties({ online: false }))
    expect(chips(screen).every(({ disabled }) => disabled)).to.equal(true)
  })

  it('are all inactive after the user changes a set point', async () => {
    const { screen, user, advance } = await setupThermostat({ now: 0 })
    const wanted = presets(screen).find((name) => !name.endsWith('*')) ?? ''
    await user.click(wanted)
    await advance(3000)
    screen.slide('Heat', 64)
    await advance(6000)
    expect(presets(screen).filter((name) => name.endsWith('*'))).to.deep.equal([])
  })
})
