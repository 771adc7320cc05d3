import { expect } from 'chai'
import { OverviewElement } from '../../../elements/overview.js'
import { useFakeClock } from '../../passing-time.js'
import { type Screen, startPlatform, type TestPlatform, words } from '../support/stage.js'
import { HALLWAY, NOW } from '../support/thermostat-schedule.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const LIST = '/thermostats/schedules/list'
const LOBBY = 'device_lobby_thermostat'
const HOUR = 60 * 60_000
const PART = /^Thermostat changes today/

describe('Climate changes of today', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(NOW)

  async function open(platform: TestPlatform, deviceIds: readonly string[]): Promise<Screen<OverviewElement>> {
    const { screen } = await setup('x-overview', { platform, deviceIds })
    await advance(100)
    return screen
  }

  /** Returns the text of each listed thermostat. */
  const changes = (screen: Screen<OverviewElement>): string[] =>
    screen
      .all('group', PART)
      .flatMap((part) => [...part.querySelectorAll('[part~=row]')].map(({ textContent }) => words(textContent)))

  /** Holds a preset at the lobby for some hours. */
  const hold = ({ client }: TestPlatform, hours: number): Promise<unknown> =>
    client.thermostats.schedules.create({
      device_id: LOBBY,
      climate_preset_key: 'opening_hours',
      starts_at: new Date(NOW).toISOString(),
      ends_at: new Date(NOW + hours * HOUR).toISOString()
    })

  it('are listed by time, fetched once per thermostat, and open the thermostat', async () => {
    const platform = await startPlatform()
    await hold(platform, 2)
    const screen = await open(platform, [LOBBY, HALLWAY, 'device_attic_thermostat', 'device_front_door'])
    const [first = '', second = '', ...more] = changes(screen)
    expect(first).to.contain('Hallway Thermostat').and.to.contain('Home until 8:30 AM, then Away')
    expect(second).to.contain('Lobby').and.to.contain('Opening hours until')
    expect(more).to.deep.equal([])
    expect(platform.requests(LIST).map(({ device_id }) => device_id)).to.have.members([LOBBY, HALLWAY])
    await screen.press('row', /^Hallway Thermostat/)
    await advance(100)
    expect(screen.names('heading')).to.include('Thermostat')
    expect(screen.text).to.contain('Hallway Thermostat').and.not.to.contain('Lobby')
  })

  it('omit changes on other days', async () => {
    const platform = await startPlatform()
    await hold(platform, 30)
    const screen = await open(platform, [LOBBY])
    expect(screen.text).to.contain('All OK.')
    expect(changes(screen)).to.deep.equal([])
  })

  it('are hidden with an explanation if the platform forbids access', async () => {
    const platform = await startPlatform({
      faults: { [LIST]: { status: 403, error: { type: 'forbidden', message: 'Not you.' } } }
    })
    const screen = await open(platform, [HALLWAY])
    expect(platform.requests(LIST)).to.have.length(1)
    expect(changes(screen)).to.deep.equal([])
    expect(screen.text).to.contain('permission to see thermostat schedules here')
    expect(screen.names('button', 'Try again')).to.deep.equal([])
  })

  it('are hidden without an error if the platform has no schedules', async () => {
    const platform = await startPlatform({
      faults: { [LIST]: { status: 404, error: { type: 'not_found', message: 'There is no such path.' } } }
    })
    const screen = await open(platform, [HALLWAY])
    expect(platform.requests(LIST)).to.have.length(1)
    expect(screen.announcements).not.to.contain('could not be loaded')
    expect(screen.text).to.contain('All OK.')
  })

  it('are listed for other thermostats if one schedule cannot be loaded, with a retry', async () => {
    const platform = await startPlatform()
    await hold(platform, 2)
    platform.update({ faults: { [LIST]: { status: 409, error: { type: 'down', message: 'Down.' }, times: 1 } } })
    const screen = await open(platform, [LOBBY, HALLWAY])
    expect(changes(screen)).to.have.length(1)
    expect(screen.announcements).to.contain('The schedules of 1 thermostat could not be loaded')
    await screen.press('button', 'Try again')
    await advance(100)
    expect(changes(screen)).to.have.length(2)
    expect(screen.announcements).not.to.contain('could not be loaded')
  })
})
