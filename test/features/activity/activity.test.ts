import { isFullRun } from '../../run-settings.js'
import { Activity, ago, comings, DOOR, EVENTS, NOW, REFRESH, setupActivity } from '../support/activity.js'
import { cleanUpAfterEach, setup, until, words } from '../support/setup.js'

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const minutesAgo = (minutes: number): number => NOW - minutes * 60_000

/** Returns the local time of day some minutes ago. */
const timeHere = (minutes: number): string => words(clock.format(minutesAgo(minutes)))

describe('Activity', () => {
  cleanUpAfterEach()

  it('lists events by day, newest first, with device, user and time', async () => {
    const t = await setupActivity([
      ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' }),
      ago(6, 'lock.locked', { method: 'remote' }),
      ago(26 * 60, 'device.low_battery', { battery_level: 0.079 }),
      ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2', code: '9371' }),
      ago(73 * 60, 'lock.melted_down', { device_id: null })
    ])
    expect(t.screen.days).to.deep.equal(['Today', 'Yesterday', 'Tuesday, March 17'])
    expect(t.screen.rows).to.deep.equal([
      `Front Door | Unlocked by Cleaning | ${timeHere(5)}`,
      `Front Door | Locked remotely | ${timeHere(6)}`,
      `Front Door | Battery is low | 7% | ${timeHere(26 * 60)}`,
      `Front Door | Access code set | Caretaker | ${timeHere(72 * 60)}`,
      `Lock melted down | ${timeHere(73 * 60)}`
    ])
    expect(t.screen.root.innerHTML).not.to.contain('9371')
  })

  it('aligns places, events and times of wide rows in columns', async () => {
    const t = await setupActivity(
      [
        ago(5, 'lock.locked', { method: 'manual' }),
        ago(6, 'lock.unlocked', { method: 'manual' }),
        ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2' })
      ],
      { width: 900 }
    )
    const columns = t.screen
      .all('row')
      .map((row) => [...row.querySelectorAll('b, .activity-event')].map((part) => part.getBoundingClientRect().left))
    expect(columns).to.have.length(2)
    expect(columns[0]).to.deep.equal(columns[1])
  })

  it('aligns the times and events of one device across wide rows, next to each other', async () => {
    const t = await setupActivity(
      [
        ago(5, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_1' }),
        ago(6, 'access_code.changed', { access_code_id: 'access_code_front_door_2' })
      ],
      { deviceId: DOOR, width: 900 }
    )
    const places = t.screen.all('row').map((row) => {
      const { left } = row.getBoundingClientRect()
      const [time, event] = ['time', '.activity-event'].map((part) => row.querySelector(part)?.getBoundingClientRect())
      return [(time?.left ?? NaN) - left, (event?.left ?? NaN) - left]
    })
    expect(places).to.have.length(2)
    expect(places[0]).to.deep.equal(places[1])
    expect(places[0]?.[0]).to.be.below(24)
    expect(places[0]?.[1]).to.be.below(200)
  })

  it('distinguishes unlocking from locking by more than an icon', async () => {
    const t = await setupActivity([ago(5, 'lock.locked'), ago(60, 'lock.unlocked')], { deviceId: DOOR })
    const weights = t.screen
      .all('row')
      .map((row) => getComputedStyle(row.querySelector('.activity-event > span') ?? row).fontWeight)
    expect(weights).to.deep.equal(['400', '600'])
  })

  it('shows climate presets by name, or by key for an unknown preset', async () => {
    const applied = (minutes: number, climate_preset_key: string) =>
      ago(minutes, 'thermostat.climate_preset_activated', {
        device_id: 'device_hallway_thermostat',
        climate_preset_key
      })
    const t = await setupActivity([applied(1, 'away'), applied(2, 'gone')])
    expect(t.screen.rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).to.deep.equal([
      'Hallway Thermostat | Climate preset applied | Away',
      'Hallway Thermostat | Climate preset applied | gone'
    ])
  })

  it('uses different icons for opposite events', async () => {
    const t = await setupActivity(
      ['lock.locked', 'lock.unlocked', 'device.connected', 'device.disconnected'].map((type, index) =>
        ago(index * 5, type)
      )
    )
    const graphics = t.screen.all('row').map((row) => row.querySelector('svg')?.innerHTML)
    expect(new Set(graphics).size).to.equal(4)
  })

  it('groups repeated events in one row, which expands to the single times', async () => {
    const times = Array.from({ length: 14 }, (_, index) =>
      ago(20 + index / 2, 'lock.unlocked', { event_id: `again_${index}`, method: 'manual' })
    )
    const t = await setupActivity(times)
    expect(t.screen.rows).to.deep.equal([
      `Front Door | Unlocked by hand, 14 times | ${words(clock.formatRange(minutesAgo(26.5), minutesAgo(20)))}`
    ])
    await t.open()
    expect(t.screen.all('row')[0]?.ariaExpanded).to.equal('true')
    const timeTexts = [...t.screen.root.querySelectorAll('.activity-details time')].map(
      ({ textContent }) => textContent
    )
    expect(timeTexts).to.have.length(14)
    const second = new Intl.DateTimeFormat('en', { timeStyle: 'medium' })
    expect([timeTexts[0], timeTexts[13]].map(words)).to.deep.equal(
      [20, 26.5].map((minutes) => words(second.format(minutesAgo(minutes))))
    )
  })

  for (const [how, locking, sentence] of [
    [
      'the same way',
      { method: 'keycode', access_code_id: 'access_code_front_door_1' },
      'Unlocked and locked by Cleaning'
    ],
    ['in different ways', { method: 'automatic' }, 'Unlocked by Cleaning · Locked automatically'],
    ['in an unknown way', {}, 'Unlocked by Cleaning · Locked']
  ] as const) {
    it(`groups unlocking and locking ${how} in one row, which expands to both times`, async () => {
      const t = await setupActivity([
        ago(4, 'lock.locked', locking),
        ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' })
      ])
      const span = words(clock.formatRange(minutesAgo(5), minutesAgo(4)))
      expect(t.screen.rows).to.deep.equal([`Front Door | ${sentence} | ${span}`])
      await t.open()
      const steps = [...t.screen.root.querySelectorAll('.activity-details li')].map(({ textContent }) => textContent)
      expect(steps.map((step) => step.slice(0, step.indexOf(' ')))).to.deep.equal(['Locked', 'Unlocked'])
      expect(t.screen.names('button', 'Show access code')).to.have.length(1)
    })
  }

  it('shows the time at a device in another time zone in a tooltip and in the expanded row', async () => {
    const t = await setupActivity([ago(5, 'lock.locked', { device_id: 'device_cellar' }), ago(9, 'lock.locked')])
    const title = t.screen.root.querySelector('time')?.title ?? ''
    expect(words(title)).to.match(/^March 20, 2026 at 5:40 PM · .*Kathmandu$/)
    await t.open()
    expect(words(t.screen.root.querySelector('.activity-details')?.textContent)).to.contain(words(title))
  })

  it('names the zone of times that clocks show twice', async () => {
    const at = (time: string, type: string) => {
      const occurred = `2025-11-02T${time}:00.000Z`
      return ago(0, type, { event_id: time, created_at: occurred, occurred_at: occurred })
    }
    const events = [at('06:30', 'lock.locked'), at('05:30', 'device.low_battery')]
    const t = await setupActivity(events, { now: Date.parse('2025-11-02T07:00:00Z') })
    const titles = [...t.screen.root.querySelectorAll('time')].map(({ title }) => words(title))
    expect(titles).to.deep.equal(['EST', 'EDT'].map((zone) => `November 2, 2025 at 1:30 AM ${zone} · New York`))
  })

  it('can be filtered by kind and device, and reset with one press', async () => {
    const t = await setupActivity([ago(1, 'lock.locked'), ago(2, 'device.low_battery')])
    await t.user.choose('Kind', 'Batteries')
    expect(t.screen.rows).to.have.length(1)
    await t.user.choose('Device', 'Garage')
    expect(t.requests(EVENTS).at(-1)).to.include({ device_id: 'device_garage' })
    await t.user.choose('Kind', 'Noise')
    await t.screen.waitForText('No matching events')
    expect(t.element.matches(':state(ready)')).to.equal(true)
    await t.user.click('Show all activity')
    expect(t.screen.rows).to.have.length(2)
  })

  it('hides the device filter for a single device and the kind filter for kinds set by the host', async () => {
    const t = await setupActivity(comings(2), { deviceId: DOOR, kinds: ['lock'] })
    expect(t.screen.root.querySelectorAll('select')).to.have.length(0)
    expect(t.screen.rows[0]).not.to.contain('Front Door')
  })

  it('opens the device and the code of a row, unless canceled, and returns the focus', async () => {
    const code = { method: 'keycode', access_code_id: 'access_code_front_door_1' }
    const t = await setupActivity([ago(5, 'lock.unlocked', code), ago(9, 'lock.locked')])
    const [devices, codes, screens] = [
      t.events('device-click'),
      t.events('access-code-click'),
      t.events('screen-change')
    ]
    await t.open()
    await t.user.click('Show access code')
    expect(codes.map(({ detail }) => detail.access_code_id)).to.deep.equal(['access_code_front_door_1'])
    expect(t.screen.names('heading')[0]).to.equal('Access code')
    await t.user.click('Back')
    expect(t.screen.rows).to.have.length(2)
    t.element.addEventListener('device-click', (event) => event.preventDefault(), { once: true })
    await t.user.click('Show device')
    expect(t.screen.rows).to.have.length(2)
    await t.user.click('Show device')
    expect(devices.map(({ detail }) => detail.device_id)).to.deep.equal([DOOR, DOOR])
    expect(t.screen.names('heading')[0]).to.equal('Device')
    expect(screens.map(({ detail }) => detail.screen)).to.deep.equal([
      'access-code-details',
      'activity',
      'device-details'
    ])
  })

  it('shows no links to a deleted device', async () => {
    const t = await setupActivity([ago(5, 'lock.locked', { device_id: 'gone' })])
    expect(t.screen.rows).to.deep.equal([`Deleted device | Locked | ${timeHere(5)}`])
    await t.open()
    expect(t.screen.names('button', /^Show/)).to.deep.equal([])
  })

  it('reports an unknown kind and shows all events', async () => {
    const t = await setupActivity(comings(2))
    const errors = t.events('platform-error')
    t.element.setAttribute('kinds', 'lock,party')
    await t.advance(100)
    expect(errors).to.have.length(1)
    expect(t.requests(EVENTS).at(-1)).not.to.have.property('event_types')
  })

  it('renders few of thousands of events', async () => {
    const pages = isFullRun ? 200 : 40
    const t = await setupActivity(comings(pages * 50))
    for (let page = 0; page < pages; page++) await t.scrollToEnd()
    expect(t.requests(EVENTS).length).to.be.at.least(pages)
    expect(t.screen.all('row').at(-1)?.closest('li')?.getAttribute('aria-setsize')).to.equal(String(pages * 50))
    expect(t.screen.all('row').length).to.be.lessThan(60)
  })

  it('shows the history and the commands of the sandbox', async () => {
    const t = await setup('x-activity', { now: NOW, commandTime: 0, deviceId: DOOR, width: 480 })
    const activity = new Activity(t.element)
    expect(activity.days.length).to.be.within(5, 9)
    expect(activity.text).to.contain('14 times')
    await t.platform.client.locks.lockDoor({ device_id: DOOR })
    await t.advance(REFRESH)
    await until(() => activity.rows[0]?.includes('Locked remotely'))
  })
})
