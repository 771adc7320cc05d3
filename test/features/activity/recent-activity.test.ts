import { expect } from 'chai'
import { DeviceTableElement } from '../../../elements/device-table.js'
import { LockDetailsElement } from '../../../elements/lock-details.js'
import { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { ThermostatElement } from '../../../elements/thermostat.js'
import { ago, DOOR, EVENTS, type History, NOW, startHistory } from '../support/activity.js'
import { useFakeClock } from '../../passing-time.js'
import { placesIn } from '../support/first-drawing.js'
import { recentOf, recentRows } from '../support/recent.js'
import { recordEvents, type Screen, show, startPlatform, useCleanPage } from '../support/stage.js'

const REFRESH = 30_000
const SENSOR = 'device_living_room_sensor'
const THERMOSTAT = 'device_hallway_thermostat'
const SHOW_ALL = 'Show all activity'
const FAILED = 'Activity could not be loaded'

const SOME = [
  ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' }),
  ago(130, 'lock.locked', { method: 'remote' }),
  ago(26 * 60, 'device.low_battery', { battery_level: 0.079 }),
  ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2', code: '9371' })
]

describe('Recent activity', () => {
  useCleanPage()
  const advance = useFakeClock(NOW)

  async function shown<Shown extends HTMLElement>(...given: Parameters<typeof show<Shown>>): Promise<Screen<Shown>> {
    const details = show<Shown>(...given)
    await advance(100)
    return details
  }
  const openLock = ({ client }: Pick<History, 'client'>): Promise<Screen<LockDetailsElement>> =>
    shown(LockDetailsElement, { client, deviceId: DOOR })

  describe('Lock', () => {
    it('shows three events with relative and exact times', async () => {
      const details = await openLock(await startHistory(SOME))
      expect(recentRows(details)).to.deep.equal([
        'Unlocked by Cleaning | 5 min ago',
        'Locked remotely | 2 hr ago',
        'Battery is low | 7% | 1 day ago'
      ])
      const [time] = recentOf(details)?.querySelectorAll('time') ?? []
      expect(time?.dateTime).to.equal('2026-03-20T11:55:00.000Z')
      expect(time?.title).to.equal('March 20, 2026 at 7:55 AM · New York')
    })

    it('updates the relative times', async () => {
      const details = await openLock(await startHistory(SOME))
      await advance(60_000)
      expect(recentRows(details)[0]).to.equal('Unlocked by Cleaning | 6 min ago')
    })

    it('shows no relative time for unknown or future dates', async () => {
      const unknown = { occurred_at: 'some day', created_at: '2026, some day' }
      const details = await openLock(await startHistory([ago(-120, 'lock.locked'), ago(5, 'lock.unlocked', unknown)]))
      expect(recentRows(details)).to.deep.equal(['Locked | March 20, 2026 at 10:00 AM', 'Unlocked'])
    })

    it('polls a few events every 30 s', async () => {
      const history = await startHistory(SOME)
      await openLock(history)
      const last = { device_id: DOOR, since: '2000-01-01T00:00:00.000Z', limit: 10 }
      expect(history.asked).to.deep.equal([last])
      history.events = [ago(0, 'lock.locked'), ...history.events]
      await advance(REFRESH)
      expect(history.asked).to.deep.equal([last, last])
    })

    it('shows a command of the user immediately, with one more request', async () => {
      const platform = await startPlatform()
      const details = await openLock(platform)
      await details.press('button', 'Unlock')
      await advance(2000)
      expect(recentRows(details)[0]).to.equal('Unlocked remotely | 1 min ago')
      expect(platform.requests('/locks/unlock_door')).to.have.length(1)
      expect(platform.requests(EVENTS)).to.have.length(2)
    })

    describe('in the latch', () => {
      const sinceOf = ({ root }: Screen<HTMLElement>): string | undefined =>
        root.querySelector('.since > :first-child')?.textContent?.replaceAll(/[\u2068\u2069]/g, '')
      const lockedByCleaning = ago(5, 'lock.locked', { method: 'keycode', access_code_id: 'access_code_front_door_1' })

      it('shows who gave the lock its state, without another request', async () => {
        const history = await startHistory([lockedByCleaning, ago(9, 'lock.unlocked')])
        const details = await openLock(history)
        expect(sinceOf(details)).to.equal('by Cleaning, 5 min ago')
        expect(history.asked).to.have.length(1)
      })

      it('shows nothing if the latest event gave another state', async () => {
        const details = await openLock(await startHistory([ago(2, 'lock.unlocked'), lockedByCleaning]))
        expect(recentRows(details)).to.have.length(2)
        expect(sinceOf(details)).to.equal(undefined)
      })

      it('shows nothing after commands whose events are still missing', async () => {
        const history = await startHistory([lockedByCleaning])
        const details = await openLock(history)
        await details.press('button', 'Unlock')
        await advance(2000)
        expect(sinceOf(details)).to.equal(undefined)
        await details.press('button', 'Lock')
        await advance(2000)
        await details.find('button', 'Unlock')
        expect(sinceOf(details)).to.equal(undefined)
        history.events = [ago(0, 'lock.locked', { method: 'remote' }), ...history.events]
        await advance(REFRESH)
        expect(sinceOf(details)).to.equal('remotely, 1 min ago')
      })
    })

    it('replaces its placeholder without moving anything', async () => {
      const platform = await startPlatform()
      const release = platform.hold(EVENTS)
      const details = await openLock(platform)
      const PARTS = '.header, .device > div > *'
      const places = (): string[] => placesIn(details.element, PARTS).map((place) => place.replace(/^\w+ /, ''))
      const previous = places()
      expect(recentOf(details)).to.equal(undefined)
      release()
      await advance(100)
      expect(recentRows(details)).to.have.length(3)
      expect(places()).to.deep.equal(previous)
    })

    it('belongs to the displayed lock', async () => {
      const platform = await startPlatform()
      const details = await openLock(platform)
      platform.hold(EVENTS)
      details.element.deviceId = 'device_garage'
      await advance(100)
      expect(details.text).to.contain('Garage')
      expect(recentOf(details)).to.equal(undefined)
    })
  })

  describe('Missing data', () => {
    it('shows an empty state', async () => {
      const details = await openLock(await startHistory([]))
      expect(recentOf(details)?.innerText).to.contain('No activity yet')
      expect(details.all('button', SHOW_ALL)).to.have.length(0)
    })

    for (const status of [403, 404]) {
      it(`is hidden if the platform returns ${status}`, async () => {
        const history = await startHistory(SOME)
        history.failure = { status }
        const details = await openLock(history)
        expect(history.asked).to.have.length(1)
        expect(recentOf(details)).to.equal(undefined)
        expect(details.element.matches(':state(ready)')).to.equal(true)
      })
    }

    it('keeps its events if a refetch fails', async () => {
      const history = await startHistory(SOME)
      const details = await openLock(history)
      history.failure = { status: 500 }
      await advance(REFRESH + 8000)
      expect(recentRows(details)).to.have.length(3)
      expect(recentOf(details)?.innerText).to.contain(FAILED)
    })
  })

  describe('Full activity', () => {
    async function openAll(details: Screen<HTMLElement>): Promise<void> {
      await details.press('button', SHOW_ALL)
      await advance(100)
      expect(details.names('heading')[0]).to.equal('Activity')
      expect(details.focused).to.equal('Activity')
    }
    async function goBack(details: Screen<HTMLElement>): Promise<void> {
      await details.press('button', 'Back')
      await advance(100)
      expect(details.focused).to.equal(SHOW_ALL)
    }

    it('opens from a lock with the used codes, and returns', async () => {
      const history = await startHistory(SOME)
      const details = await openLock(history)
      const screens = recordEvents(details, 'screen-change')
      await openAll(details)
      expect(details.all('row')).to.have.length(4)
      details.all('row')[0]?.click()
      await advance(100)
      expect(details.all('button', 'Show device')).to.have.length(0)
      await details.press('button', 'Show access code')
      await advance(100)
      expect(details.text).to.contain('Cleaning')
      await details.press('button', 'Back')
      await advance(100)
      await goBack(details)
      expect(screens.map(({ detail: { screen } }) => screen)).to.deep.equal([
        'activity',
        'access-code-details',
        'activity',
        'device-details'
      ])
    })

    it('does not open a code if the host cancels access-code-click', async () => {
      const details = await openLock(await startHistory(SOME))
      details.element.addEventListener('access-code-click', (event) => event.preventDefault())
      await openAll(details)
      details.all('row')[0]?.click()
      await advance(100)
      await details.press('button', 'Show access code')
      await advance(100)
      expect(details.names('heading')[0]).to.equal('Activity')
    })

    it('opens from a thermostat with preset names, and returns', async () => {
      const { client } = await startHistory([
        ago(5, 'thermostat.climate_preset_activated', { device_id: THERMOSTAT, climate_preset_key: 'away' })
      ])
      const details = await shown(ThermostatElement, { client, deviceId: THERMOSTAT })
      expect(recentRows(details)).to.deep.equal(['Climate preset applied | Away | 5 min ago'])
      await openAll(details)
      expect(details.all('row')[0]?.innerText).to.contain('Away')
      await goBack(details)
    })

    it('opens from a noise sensor and returns', async () => {
      const loud = { device_id: SENSOR, noise_threshold_name: 'Quiet hours', noise_level_decibels: 71 }
      const { client } = await startHistory([ago(90, 'noise_sensor.noise_threshold_triggered', loud)])
      const details = await shown(NoiseSensorDetailsElement, { client, deviceId: SENSOR })
      expect(recentRows(details)).to.deep.equal(['Noise threshold exceeded | Quiet hours · 71 dB | 1 hr ago'])
      const screens = recordEvents(details, 'screen-change')
      await openAll(details)
      await goBack(details)
      expect(screens.map(({ detail: { screen } }) => screen)).to.deep.equal(['activity', 'device-details'])
    })

    it('opens from the details in a device table and returns', async () => {
      const { client } = await startHistory(SOME)
      const table = await shown(DeviceTableElement, { client })
      await table.press('row', 'Front Door')
      await advance(100)
      expect(recentRows(table)).to.have.length(3)
      await openAll(table)
      await goBack(table)
      await table.press('button', 'Back')
      await advance(100)
      expect(table.focused).to.contain('Front Door')
    })
  })
})
