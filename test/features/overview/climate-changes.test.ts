import { cleanUpAfterEach, type Given, setup, type Test } from '../support/setup.js'
import { startPlatform, type TestPlatform, words } from '../support/stage.js'
import { HALLWAY, NOW } from '../support/thermostat-schedule.js'

const LIST = '/thermostats/schedules/list'
const LOBBY = 'device_lobby_thermostat'
const HOUR = 60 * 60_000

describe('Climate changes of today', () => {
  cleanUpAfterEach()

  /** Returns the text of each listed thermostat. */
  const changes = ({ screen }: Test<HTMLElement>): string[] =>
    screen
      .all('group', /^Thermostat changes today/)
      .flatMap((part) => [...part.querySelectorAll('[part~=row]')].map(({ textContent }) => words(textContent)))

  /** Starts a platform on which a preset is held at the lobby for some hours. */
  async function startHeld(hours: number): Promise<TestPlatform> {
    const platform = await startPlatform({ now: () => NOW })
    await platform.client.thermostats.schedules.create({
      device_id: LOBBY,
      climate_preset_key: 'opening_hours',
      starts_at: new Date(NOW).toISOString(),
      ends_at: new Date(NOW + hours * HOUR).toISOString()
    })
    return platform
  }
  const setupOverview = (given: Given<'x-overview'>) => setup('x-overview', { now: NOW, ...given })

  it('are listed by time, fetched once per thermostat, and open the thermostat', async () => {
    const deviceIds = [LOBBY, HALLWAY, 'device_attic_thermostat', 'device_front_door']
    const t = await setupOverview({ platform: await startHeld(2), deviceIds })
    const [first = '', second = '', ...more] = changes(t)
    expect(first).to.contain('Hallway Thermostat').and.to.contain('Home until 8:30 AM, then Away')
    expect(second).to.contain('Lobby').and.to.contain('Opening hours until')
    expect(more).to.deep.equal([])
    expect(t.requests(LIST).map(({ device_id }) => device_id)).to.have.members([LOBBY, HALLWAY])
    await t.user.click(/^Hallway Thermostat/, 'row')
    expect(t.screen.names('heading')).to.include('Thermostat')
    expect(t.screen.text).to.contain('Hallway Thermostat').and.not.to.contain('Lobby')
  })

  it('omit changes on other days', async () => {
    const t = await setupOverview({ platform: await startHeld(30), deviceIds: [LOBBY] })
    expect(t.screen.text).to.contain('All OK')
    expect(changes(t)).to.deep.equal([])
  })

  it('are absent if the platform refuses them', async () => {
    const t = await setupOverview({ faults: { [LIST]: { status: 403 } }, deviceIds: [HALLWAY] })
    expect(t.requests(LIST)).to.have.length(1)
    expect(changes(t)).to.deep.equal([])
    expect(t.screen.text).not.to.match(/permission|could not be loaded/)
    expect(t.screen.names('button', 'Try again')).to.deep.equal([])
  })

  it('are hidden without an error if the platform has no schedules', async () => {
    const t = await setupOverview({ faults: { [LIST]: { status: 404 } }, deviceIds: [HALLWAY] })
    expect(t.requests(LIST)).to.have.length(1)
    expect(t.screen.announcements).not.to.contain('could not be loaded')
    expect(t.screen.text).to.contain('All OK')
  })

  it('are listed for other thermostats if one schedule cannot be loaded, with a retry', async () => {
    const platform = await startHeld(2)
    platform.update({ faults: { [LIST]: { status: 409, times: 1 } } })
    const t = await setupOverview({ platform, deviceIds: [LOBBY, HALLWAY] })
    expect(changes(t)).to.have.length(1)
    expect(t.screen.announcements).to.contain('The schedules of 1 thermostat could not be loaded')
    await t.user.click('Try again')
    expect(changes(t)).to.have.length(2)
    expect(t.screen.announcements).not.to.contain('could not be loaded')
  })
})
