import type { SandboxOptions } from '../../../src/sandbox/index.js'
import { ago, DOOR, EVENTS, NOW, REFRESH, startHistory } from '../support/activity.js'
import { placesIn } from '../support/prerendered-screen.js'
import { recentOf, recentRows } from '../support/recent.js'
import type { PlatformEvent } from '../support/sent.js'
import { cleanUpAfterEach, type Given, type Screen, setup, type Test } from '../support/setup.js'

const SENSOR = 'device_living_room_sensor'
const THERMOSTAT = 'device_hallway_thermostat'
const SHOW_ALL = 'Show all activity'

const SOME = [
  ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' }),
  ago(130, 'lock.locked', { method: 'remote' }),
  ago(26 * 60, 'device.low_battery', { battery_level: 0.079 }),
  ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2', code: '9371' })
]

describe('Recent activity', () => {
  cleanUpAfterEach()

  const openLock = (given: Given<'x-lock-details'> = {}) =>
    setup('x-lock-details', { now: NOW, deviceId: DOOR, width: 480, ...given })
  /** Opens a lock with these events. */
  async function openWith(events: PlatformEvent[], faults?: SandboxOptions['faults']) {
    const history = await startHistory(events, faults)
    return { ...(await openLock({ platform: history })), history }
  }

  describe('Lock', () => {
    it('shows three events with relative and exact times', async () => {
      const t = await openWith(SOME)
      expect(recentRows(t.screen)).to.deep.equal([
        'Unlocked by Cleaning | 5 min ago',
        'Locked remotely | 2 hr ago',
        'Battery is low | 7% | 1 day ago'
      ])
      const [time] = recentOf(t.screen)?.querySelectorAll('time') ?? []
      expect(time?.dateTime).to.equal('2026-03-20T11:55:00.000Z')
      expect(time?.title).to.equal('March 20, 2026 at 7:55 AM · New York')
    })

    it('updates the relative times', async () => {
      const t = await openWith(SOME)
      await t.advance(60_000)
      expect(recentRows(t.screen)[0]).to.equal('Unlocked by Cleaning | 6 min ago')
    })

    it('shows no relative time for unknown or future dates', async () => {
      const unknown = { occurred_at: 'some day', created_at: '2026, some day' }
      const t = await openWith([ago(-120, 'lock.locked'), ago(5, 'lock.unlocked', unknown)])
      expect(recentRows(t.screen)).to.deep.equal(['Locked | March 20, 2026 at 10:00 AM', 'Unlocked'])
    })

    it('polls a few events every 30 s', async () => {
      const t = await openWith(SOME)
      const last = { device_id: DOOR, since: '2000-01-01T00:00:00.000Z', limit: 10 }
      expect(t.requests(EVENTS)).to.deep.equal([last])
      t.history.events = [ago(0, 'lock.locked'), ...t.history.events]
      await t.advance(REFRESH)
      expect(t.requests(EVENTS)).to.deep.equal([last, last])
    })

    it('shows a command of the user immediately, with one more request', async () => {
      const t = await openLock()
      await t.user.click('Unlock')
      await t.advance(2000)
      expect(recentRows(t.screen)[0]).to.equal('Unlocked remotely | 1 min ago')
      expect(t.requests('/locks/unlock_door')).to.have.length(1)
      expect(t.requests(EVENTS)).to.have.length(2)
    })

    describe('in the latch', () => {
      const sinceOf = ({ root }: Screen<HTMLElement>): string | undefined =>
        root.querySelector('.since > :first-child')?.textContent?.replaceAll(/[\u2068\u2069]/g, '')
      const lockedByCleaning = ago(5, 'lock.locked', { method: 'keycode', access_code_id: 'access_code_front_door_1' })

      it('shows who gave the lock its state, without another request', async () => {
        const t = await openWith([lockedByCleaning, ago(9, 'lock.unlocked')])
        expect(sinceOf(t.screen)).to.equal('by Cleaning, 5 min ago')
        expect(t.requests(EVENTS)).to.have.length(1)
      })

      it('shows nothing if the latest event gave another state', async () => {
        const t = await openWith([ago(2, 'lock.unlocked'), lockedByCleaning])
        expect(recentRows(t.screen)).to.have.length(2)
        expect(sinceOf(t.screen)).to.equal(undefined)
      })

      it('shows nothing after commands whose events are still missing', async () => {
        const t = await openWith([lockedByCleaning])
        await t.user.click('Unlock')
        await t.advance(2000)
        expect(sinceOf(t.screen)).to.equal(undefined)
        await t.user.click('Lock')
        await t.advance(2000)
        await t.screen.find('button', 'Unlock')
        expect(sinceOf(t.screen)).to.equal(undefined)
        t.history.events = [ago(0, 'lock.locked', { method: 'remote' }), ...t.history.events]
        await t.advance(REFRESH)
        expect(sinceOf(t.screen)).to.equal('remotely, 1 min ago')
      })
    })

    it('replaces its placeholder without moving anything', async () => {
      const t = await openLock({ holds: [EVENTS] })
      const PARTS = '.header, .device > div > *'
      const places = (): string[] => placesIn(t.element, PARTS).map((place) => place.replace(/^\w+ /, ''))
      const previous = places()
      expect(recentOf(t.screen)).to.equal(undefined)
      t.release(EVENTS)
      await t.advance(100)
      expect(recentRows(t.screen)).to.have.length(3)
      expect(places()).to.deep.equal(previous)
    })

    it('belongs to the displayed lock', async () => {
      const t = await openLock()
      t.hold(EVENTS)
      t.element.deviceId = 'device_garage'
      await t.advance(100)
      expect(t.screen.text).to.contain('Garage')
      expect(recentOf(t.screen)).to.equal(undefined)
    })
  })

  describe('Missing data', () => {
    it('shows an empty state', async () => {
      const t = await openWith([])
      expect(recentOf(t.screen)?.innerText).to.contain('No activity yet')
      expect(t.screen.all('button', SHOW_ALL)).to.have.length(0)
    })

    for (const status of [403, 404]) {
      it(`is hidden if the platform returns ${status}`, async () => {
        const t = await openWith(SOME, { [EVENTS]: { status } })
        expect(t.requests(EVENTS)).to.have.length(1)
        expect(recentOf(t.screen)).to.equal(undefined)
        expect(t.element.matches(':state(ready)')).to.equal(true)
      })
    }

    it('keeps its events if a refetch fails', async () => {
      const t = await openWith(SOME)
      t.platform.update({ faults: { [EVENTS]: { status: 500 } } })
      await t.advance(REFRESH + 8000)
      expect(recentRows(t.screen)).to.have.length(3)
      expect(recentOf(t.screen)?.innerText).to.contain('Activity could not be loaded')
    })
  })

  describe('Full activity', () => {
    async function openAll(t: Test<HTMLElement>): Promise<void> {
      await t.user.click(SHOW_ALL)
      expect(t.screen.names('heading')[0]).to.equal('Activity')
      expect(t.screen.focused).to.equal('Activity')
    }
    async function openRow(t: Test<HTMLElement>): Promise<void> {
      t.screen.all('row')[0]?.click()
      await t.advance(100)
    }
    async function goBack(t: Test<HTMLElement>): Promise<void> {
      await t.user.click('Back')
      expect(t.screen.focused).to.equal(SHOW_ALL)
    }

    it('opens from a lock with the used codes, and returns', async () => {
      const t = await openWith(SOME)
      const screens = t.events('screen-change')
      await openAll(t)
      expect(t.screen.all('row')).to.have.length(4)
      await openRow(t)
      expect(t.screen.all('button', 'Show device')).to.have.length(0)
      await t.user.click('Show access code')
      expect(t.screen.text).to.contain('Cleaning')
      await t.user.click('Back')
      await goBack(t)
      expect(screens.map(({ detail: { screen } }) => screen)).to.deep.equal([
        'activity',
        'access-code-details',
        'activity',
        'device-details'
      ])
    })

    it('does not open a code if the host cancels access-code-click', async () => {
      const t = await openWith(SOME)
      t.element.addEventListener('access-code-click', (event) => event.preventDefault())
      await openAll(t)
      await openRow(t)
      await t.user.click('Show access code')
      expect(t.screen.names('heading')[0]).to.equal('Activity')
    })

    it('opens from a thermostat with preset names, and returns', async () => {
      const applied = { device_id: THERMOSTAT, climate_preset_key: 'away' }
      const platform = await startHistory([ago(5, 'thermostat.climate_preset_activated', applied)])
      const t = await setup('x-thermostat', { now: NOW, platform, deviceId: THERMOSTAT })
      expect(recentRows(t.screen)).to.deep.equal(['Climate preset applied | Away | 5 min ago'])
      await openAll(t)
      expect(t.screen.all('row')[0]?.innerText).to.contain('Away')
      await goBack(t)
    })

    it('opens from a noise sensor and returns', async () => {
      const loud = { device_id: SENSOR, noise_threshold_name: 'Quiet hours', noise_level_decibels: 71 }
      const platform = await startHistory([ago(90, 'noise_sensor.noise_threshold_triggered', loud)])
      const t = await setup('x-noise-sensor-details', { now: NOW, platform, deviceId: SENSOR })
      expect(recentRows(t.screen)).to.deep.equal(['Noise threshold exceeded | Quiet hours · 71 dB | 1 hr ago'])
      const screens = t.events('screen-change')
      await openAll(t)
      await goBack(t)
      expect(screens.map(({ detail: { screen } }) => screen)).to.deep.equal(['activity', 'device-details'])
    })

    it('opens from the details in a device table and returns', async () => {
      const t = await setup('x-device-table', { now: NOW, width: 480, platform: await startHistory(SOME) })
      await t.user.click('Front Door', 'row')
      expect(recentRows(t.screen)).to.have.length(3)
      await openAll(t)
      await goBack(t)
      await t.user.click('Back')
      expect(t.screen.focused).to.contain('Front Door')
    })
  })
})
