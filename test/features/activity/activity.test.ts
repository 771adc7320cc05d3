import { expect } from 'chai'
import { isFullRun } from '../../run-settings.js'
import { Activity, addActivity, ago, comings, DOOR, NOW, startHistory } from '../support/activity.js'
import { useFakeClock } from '../../passing-time.js'
import { recordEvents, startPlatform, until, useCleanPage, words } from '../support/stage.js'

const REFRESH = 30_000

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const minutesAgo = (minutes: number): number => NOW - minutes * 60_000

/** Returns the local time of day some minutes ago. */
const timeHere = (minutes: number): string => words(clock.format(minutesAgo(minutes)))

describe('Activity', () => {
  useCleanPage()
  const advance = useFakeClock(NOW)

  async function open(...given: Parameters<typeof addActivity>): Promise<Activity> {
    const activity = addActivity(...given)
    await advance(100)
    return activity
  }

  it('lists events by day, newest first, with device, user and time', async () => {
    const { client } = await startHistory([
      ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' }),
      ago(6, 'lock.locked', { method: 'remote' }),
      ago(26 * 60, 'device.low_battery', { battery_level: 0.079 }),
      ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2', code: '9371' }),
      ago(73 * 60, 'lock.melted_down', { device_id: null })
    ])
    const activity = await open(client)
    expect(activity.days).to.deep.equal(['Today', 'Yesterday', 'Tuesday, March 17'])
    expect(activity.rows).to.deep.equal([
      `Front Door | Unlocked by Cleaning | ${timeHere(5)}`,
      `Front Door | Locked remotely | ${timeHere(6)}`,
      `Front Door | Battery is low | 7% | ${timeHere(26 * 60)}`,
      `Front Door | Access code set | Caretaker | ${timeHere(72 * 60)}`,
      `Lock melted down | ${timeHere(73 * 60)}`
    ])
    expect(activity.root.innerHTML).not.to.contain('9371')
  })

  it('aligns places, events and times of wide rows in columns', async () => {
    const { client } = await startHistory([
      ago(5, 'lock.locked', { method: 'manual' }),
      ago(6, 'lock.unlocked', { method: 'manual' }),
      ago(72 * 60, 'access_code.set_on_device', { access_code_id: 'access_code_front_door_2' })
    ])
    const activity = await open(client, {}, 900)
    const columns = activity
      .all('row')
      .map((row) => [...row.querySelectorAll('b, .activity-event')].map((part) => part.getBoundingClientRect().left))
    expect(columns).to.have.length(2)
    expect(columns[0]).to.deep.equal(columns[1])
  })

  it('shows climate presets by name, or by key for an unknown preset', async () => {
    const applied = (minutes: number, climate_preset_key: string) =>
      ago(minutes, 'thermostat.climate_preset_activated', {
        device_id: 'device_hallway_thermostat',
        climate_preset_key
      })
    const { client } = await startHistory([applied(1, 'away'), applied(2, 'gone')])
    const { rows } = await open(client)
    expect(rows.map((row) => row.split(' | ').slice(0, 3).join(' | '))).to.deep.equal([
      'Hallway Thermostat | Climate preset applied | Away',
      'Hallway Thermostat | Climate preset applied | gone'
    ])
  })

  it('uses different icons for opposite events', async () => {
    const { client } = await startHistory(
      ['lock.locked', 'lock.unlocked', 'device.connected', 'device.disconnected'].map((type, index) =>
        ago(index * 5, type)
      )
    )
    const activity = await open(client)
    const drawings = activity.all('row').map((row) => row.querySelector('svg')?.innerHTML)
    expect(new Set(drawings).size).to.equal(4)
  })

  it('polls the newest 50 events', async () => {
    const { client, asked } = await startHistory(comings(60))
    await open(client, { deviceId: DOOR, since: '2026-03-01', kinds: ['noise', 'lock', 'other'] })
    const newest = { device_id: DOOR, since: '2026-03-01T00:00:00.000Z', limit: 50 }
    expect(asked).to.deep.equal([newest])
    await advance(REFRESH)
    expect(asked).to.deep.equal([newest, newest])
  })

  it('requests only the types of its kinds and shows no others', async () => {
    const { client, asked } = await startHistory([ago(1, 'lock.locked'), ago(2, 'device.low_battery')])
    const activity = await open(client, { kinds: ['battery'] })
    expect(asked[0]).to.deep.include({ event_types: ['device.low_battery', 'device.battery_status_changed'] })
    expect(activity.rows).to.have.length(1)
  })

  it('filters known events immediately when the kinds change', async () => {
    const { client } = await startHistory([
      ago(1, 'space.created'),
      ago(2, 'lock.locked'),
      ago(3, 'device.connected'),
      ago(4, 'space.deleted')
    ])
    const activity = await open(client, { kinds: ['other', 'lock'] })
    expect(activity.rows[1]).to.contain('Locked')
    activity.element.kinds = ['other', 'device']
    await advance(100)
    expect(activity.rows[1]).to.contain('Online again')
    expect(activity.rows).to.have.length(3)
  })

  it('loads older pages while scrolling until the end', async () => {
    const { client, asked } = await startHistory(comings(230))
    const activity = await open(client)
    for (let page = 0; page < 8; page++) {
      activity.scrollToEnd()
      await advance(100)
    }
    const older = asked.filter(({ between }) => between !== undefined)
    expect(older.length).to.be.within(4, 6)
    expect(activity.all('row').at(-1)?.closest('li')?.getAttribute('aria-setsize')).to.equal('230')
    const count = asked.length
    activity.scrollToEnd()
    await advance(100)
    expect(asked.length).to.equal(count)
  })

  it('shows new events at the top immediately and announces them', async () => {
    const history = await startHistory(comings(3))
    const activity = await open(history.client)
    history.events = [ago(0, 'lock.unlocked', { method: 'remote' }), ...history.events]
    await advance(REFRESH)
    expect(activity.rows[0]).to.contain('Unlocked remotely')
    expect(activity.announcements).to.contain('1 new event')
    expect(activity.all('button', /new$/)).to.have.length(0)
  })

  it('fetches the gap if more new events exist than one page holds', async () => {
    const history = await startHistory(comings(3))
    const activity = await open(history.client)
    const many = Array.from({ length: 120 }, (_, index) =>
      ago(9 - index / 20, 'lock.unlocked', { event_id: `fresh_${index}`, access_code_id: `code_${index}` })
    )
    history.events = [...history.events, ...many]
    await advance(REFRESH)
    expect(history.asked.at(-1)).to.deep.equal({ since: '2026-03-20T11:50:00.000Z' })
    expect(activity.all('row').at(0)?.closest('li')?.getAttribute('aria-setsize')).to.equal('123')
  })

  it('holds back new events while the user reads older ones, and shows them on request', async () => {
    const history = await startHistory(comings(230))
    const activity = await open(history.client)
    activity.scrollToEnd()
    await advance(100)
    activity.scrollToEnd()
    await advance(100)
    const previous = activity.seen
    expect(previous.text).to.match(/AM|PM/)
    history.events = [ago(0, 'lock.unlocked', { method: 'remote' }), ago(1, 'lock.locked'), ...history.events]
    await advance(REFRESH)
    expect(activity.seen.text).to.equal(previous.text)
    // The list corrects estimated heights by whole pixels.
    expect(activity.seen.top).to.be.closeTo(previous.top, 1)
    expect(activity.announcements).to.contain('2 new events')
    await activity.press('button', '2 new')
    await advance(100)
    expect(activity.rows[0]).to.contain('Unlocked remotely')
    expect(activity.root.activeElement?.textContent).to.contain('Unlocked remotely')
    expect(activity.all('button', /new$/)).to.have.length(0)
  })

  it('groups repeated events in one row, which expands to the single times', async () => {
    const times = Array.from({ length: 14 }, (_, index) =>
      ago(20 + index / 2, 'lock.unlocked', { event_id: `again_${index}`, method: 'manual' })
    )
    const activity = await open((await startHistory(times)).client)
    expect(activity.rows).to.deep.equal([
      `Front Door | Unlocked by hand, 14 times | ${words(clock.formatRange(minutesAgo(26.5), minutesAgo(20)))}`
    ])
    activity.all('row')[0]?.click()
    await advance(0)
    expect(activity.all('row')[0]?.ariaExpanded).to.equal('true')
    const timeTexts = [...activity.root.querySelectorAll('.activity-details time')].map(
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
      const { client } = await startHistory([
        ago(4, 'lock.locked', locking),
        ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_1' })
      ])
      const activity = await open(client)
      const span = words(clock.formatRange(minutesAgo(5), minutesAgo(4)))
      expect(activity.rows).to.deep.equal([`Front Door | ${sentence} | ${span}`])
      activity.all('row')[0]?.click()
      await advance(0)
      const steps = [...activity.root.querySelectorAll('.activity-details li')].map(({ textContent }) => textContent)
      expect(steps.map((step) => step.slice(0, step.indexOf(' ')))).to.deep.equal(['Locked', 'Unlocked'])
      expect(activity.names('button', 'Show access code')).to.have.length(1)
    })
  }

  it('shows the time at a device in another time zone in a tooltip and in the expanded row', async () => {
    const { client } = await startHistory([
      ago(5, 'lock.locked', { device_id: 'device_cellar' }),
      ago(9, 'lock.locked')
    ])
    const activity = await open(client)
    const title = activity.root.querySelector('time')?.title ?? ''
    expect(words(title)).to.match(/^March 20, 2026 at 5:40 PM · .*Kathmandu$/)
    activity.all('row')[0]?.click()
    await advance(0)
    expect(words(activity.root.querySelector('.activity-details')?.textContent)).to.contain(words(title))
  })

  it('can be filtered by kind and device, and reset with one press', async () => {
    const { client, asked } = await startHistory([ago(1, 'lock.locked'), ago(2, 'device.low_battery')])
    const activity = await open(client)
    activity.choose('Kind', 'Batteries')
    await advance(100)
    expect(activity.rows).to.have.length(1)
    activity.choose('Device', 'Garage')
    await advance(100)
    expect(asked.at(-1)).to.include({ device_id: 'device_garage' })
    activity.choose('Kind', 'Noise')
    await advance(100)
    await activity.waitForText('No matching events')
    expect(activity.element.matches(':state(ready)')).to.equal(true)
    await activity.press('button', 'Show all activity')
    await advance(100)
    expect(activity.rows).to.have.length(2)
  })

  it('hides the device filter for a single device and the kind filter for kinds set by the host', async () => {
    const activity = await open((await startHistory(comings(2))).client, { deviceId: DOOR, kinds: ['lock'] })
    expect(activity.root.querySelectorAll('select')).to.have.length(0)
    expect(activity.rows[0]).not.to.contain('Front Door')
  })

  it('opens the device and the code of a row, unless canceled, and returns the focus', async () => {
    const code = { method: 'keycode', access_code_id: 'access_code_front_door_1' }
    const { client } = await startHistory([ago(5, 'lock.unlocked', code), ago(9, 'lock.locked')])
    const activity = await open(client)
    const [devices, codes, screens] = [
      recordEvents(activity, 'device-click'),
      recordEvents(activity, 'access-code-click'),
      recordEvents(activity, 'screen-change')
    ]
    activity.all('row')[0]?.click()
    await advance(0)
    await activity.press('button', 'Show access code')
    await advance(100)
    expect(codes.map(({ detail }) => detail.access_code_id)).to.deep.equal(['access_code_front_door_1'])
    expect(activity.names('heading')[0]).to.equal('Access code')
    await activity.press('button', 'Back')
    await advance(100)
    expect(activity.rows).to.have.length(2)
    activity.element.addEventListener('device-click', (event) => event.preventDefault(), { once: true })
    await activity.press('button', 'Show device')
    await advance(100)
    expect(activity.rows).to.have.length(2)
    await activity.press('button', 'Show device')
    await advance(100)
    expect(devices.map(({ detail }) => detail.device_id)).to.deep.equal([DOOR, DOOR])
    expect(activity.names('heading')[0]).to.equal('Device')
    expect(screens.map(({ detail }) => detail.screen)).to.deep.equal([
      'access-code-details',
      'activity',
      'device-details'
    ])
  })

  it('shows no links to a deleted device', async () => {
    const activity = await open((await startHistory([ago(5, 'lock.locked', { device_id: 'gone' })])).client)
    expect(activity.rows).to.deep.equal([`Deleted device | Locked | ${timeHere(5)}`])
    activity.all('row')[0]?.click()
    await advance(0)
    expect(activity.names('button', /^Show/)).to.deep.equal([])
  })

  describe('Messages', () => {
    it('report an empty history, with the start date if set', async () => {
      const { client } = await startHistory([])
      const activity = await open(client)
      await activity.waitForText('No activity yet')
      expect(activity.element.matches(':state(empty)')).to.equal(true)
      const since = await open(client, { since: '2026-03-01T12:00:00Z' })
      await since.waitForText('No activity since March 1, 2026')
      expect((await open(client, { deviceIds: [] })).text).to.contain('No activity yet')
    })

    it('report that older events failed to load, with a retry', async () => {
      const history = await startHistory(comings(120))
      const activity = await open(history.client)
      history.failure = { status: 400 }
      activity.scrollToEnd()
      await advance(100)
      await activity.waitForText('Older activity could not be loaded')
      expect(activity.rows.length).to.be.greaterThan(0)
      history.failure = undefined
      await activity.press('button', 'Try again')
      await advance(100)
      expect(activity.text).not.to.contain('could not be loaded')
    })

    it('report a missing permission, with a next step and a retry', async () => {
      const history = await startHistory(comings(2))
      history.failure = { status: 403 }
      const activity = await open(history.client)
      await activity.waitForText('Ask an administrator for access, then try again.')
      history.failure = undefined
      await activity.press('button', 'Try again')
      await advance(100)
      expect(activity.rows).to.have.length(2)
    })

    it('report a missing device', async () => {
      const history = await startHistory([])
      history.failure = { status: 404 }
      await (await open(history.client, { deviceId: 'device_of_nobody' })).waitForText(
        'This device could not be found.'
      )
    })
  })

  it('reports an unknown kind and shows all events', async () => {
    const { client, asked } = await startHistory(comings(2))
    const activity = addActivity(client)
    const errors = recordEvents(activity, 'platform-error')
    activity.element.setAttribute('kinds', 'lock,party')
    await advance(100)
    expect(errors).to.have.length(1)
    expect(asked[0]).not.to.have.property('event_types')
  })

  it('renders few of thousands of events', async () => {
    const pages = isFullRun ? 200 : 40
    const { client, asked } = await startHistory(comings(pages * 50))
    const activity = await open(client)
    for (let page = 0; page < pages; page++) {
      activity.scrollToEnd()
      await advance(10)
    }
    expect(asked.length).to.be.at.least(pages)
    expect(activity.all('row').at(-1)?.closest('li')?.getAttribute('aria-setsize')).to.equal(String(pages * 50))
    expect(activity.all('row').length).to.be.lessThan(60)
  })

  it('shows the history and the commands of the sandbox', async () => {
    const platform = await startPlatform({ commandTime: 0 })
    const activity = await open(platform.client, { deviceId: DOOR })
    expect(activity.days.length).to.be.within(5, 9)
    expect(activity.text).to.contain('14 times')
    await platform.client.locks.lockDoor({ device_id: DOOR })
    await advance(REFRESH)
    await until(() => activity.rows[0]?.includes('Locked remotely'))
  })
})
