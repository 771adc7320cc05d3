import { ago, comings, DOOR, EVENTS, REFRESH, setupActivity } from '../support/activity.js'
import { cleanUpAfterEach } from '../support/setup.js'

describe('Activity log', () => {
  cleanUpAfterEach()

  it('polls the newest 50 events', async () => {
    const kinds = ['noise', 'lock', 'other'] as const
    const t = await setupActivity(comings(60), { deviceId: DOOR, since: '2026-03-01', kinds })
    const newest = { device_id: DOOR, since: '2026-03-01T00:00:00.000Z', limit: 50 }
    expect(t.requests(EVENTS)).to.deep.equal([newest])
    await t.advance(REFRESH)
    expect(t.requests(EVENTS)).to.deep.equal([newest, newest])
  })

  it('requests only the types of its kinds and shows no others', async () => {
    const t = await setupActivity([ago(1, 'lock.locked'), ago(2, 'device.low_battery')], { kinds: ['battery'] })
    expect(t.requests(EVENTS)[0]).to.deep.include({
      event_types: ['device.low_battery', 'device.battery_status_changed']
    })
    expect(t.screen.rows).to.have.length(1)
  })

  it('filters known events immediately when the kinds change', async () => {
    const types = ['space.created', 'lock.locked', 'device.connected', 'space.deleted']
    const events = types.map((type, index) => ago(index, type))
    const t = await setupActivity(events, { kinds: ['other', 'lock'] })
    expect(t.screen.rows[1]).to.contain('Locked')
    t.element.kinds = ['other', 'device']
    await t.advance(100)
    expect(t.screen.rows[1]).to.contain('Online again')
    expect(t.screen.rows).to.have.length(3)
  })

  it('loads older pages while scrolling until the end', async () => {
    const t = await setupActivity(comings(230))
    for (let page = 0; page < 8; page++) {
      await t.scrollToEnd()
    }
    const older = t.requests(EVENTS).filter(({ between }) => between !== undefined)
    expect(older.length).to.be.within(4, 6)
    expect(t.screen.all('row').at(-1)?.closest('li')?.getAttribute('aria-setsize')).to.equal('230')
    const count = t.requests(EVENTS).length
    await t.scrollToEnd()
    expect(t.requests(EVENTS).length).to.equal(count)
  })

  it('shows new events at the top immediately and announces them', async () => {
    const t = await setupActivity(comings(3))
    t.history.events = [ago(0, 'lock.unlocked', { method: 'remote' }), ...t.history.events]
    await t.advance(REFRESH)
    expect(t.screen.rows[0]).to.contain('Unlocked remotely')
    expect(t.screen.announcements).to.contain('1 new event')
    expect(t.screen.all('button', /new$/)).to.have.length(0)
  })

  it('fetches the gap if more new events exist than one page holds', async () => {
    const t = await setupActivity(comings(3))
    const many = Array.from({ length: 120 }, (_, index) =>
      ago(9 - index / 20, 'lock.unlocked', { event_id: `fresh_${index}`, access_code_id: `code_${index}` })
    )
    t.history.events = [...t.history.events, ...many]
    await t.advance(REFRESH)
    expect(t.requests(EVENTS).at(-1)).to.deep.equal({ since: '2026-03-20T11:50:00.000Z' })
    expect(t.screen.all('row').at(0)?.closest('li')?.getAttribute('aria-setsize')).to.equal('123')
  })

  it('holds back new events while the user reads older ones, and shows them on request', async () => {
    const t = await setupActivity(comings(230))
    await t.scrollToEnd()
    await t.scrollToEnd()
    const previous = t.screen.seen
    expect(previous.text).to.match(/AM|PM/)
    t.history.events = [ago(0, 'lock.unlocked', { method: 'remote' }), ago(1, 'lock.locked'), ...t.history.events]
    await t.advance(REFRESH)
    expect(t.screen.seen.text).to.equal(previous.text)
    // The list corrects estimated heights by whole pixels.
    expect(t.screen.seen.top).to.be.closeTo(previous.top, 1)
    expect(t.screen.announcements).to.contain('2 new events')
    await t.user.click('2 new')
    expect(t.screen.rows[0]).to.contain('Unlocked remotely')
    expect(t.screen.root.activeElement?.textContent).to.contain('Unlocked remotely')
    expect(t.screen.all('button', /new$/)).to.have.length(0)
  })

  describe('Messages', () => {
    it('report an empty history, with the start date if set', async () => {
      const t = await setupActivity([])
      await t.screen.waitForText('No activity yet')
      expect(t.element.matches(':state(empty)')).to.equal(true)
      const { screen: since } = await setupActivity([], { since: '2026-03-01T12:00:00Z' })
      await since.waitForText('No activity since March 1, 2026')
      expect((await setupActivity([], { deviceIds: [] })).screen.text).to.contain('No activity yet')
    })

    it('report that older events failed to load, with a retry', async () => {
      const t = await setupActivity(comings(120))
      t.platform.update({ faults: { [EVENTS]: { status: 409 } } })
      await t.scrollToEnd()
      await t.screen.waitForText('Older activity could not be loaded')
      expect(t.screen.rows.length).to.be.greaterThan(0)
      t.platform.update({ faults: {} })
      await t.user.click('Try again')
      expect(t.screen.text).not.to.contain('could not be loaded')
    })

    it('say that the platform refuses them, with a next step, until refresh()', async () => {
      const t = await setupActivity(comings(2), { faults: { [EVENTS]: { refuse: 'unauthorized' } } })
      await t.screen.waitForText('You don’t have permission to see this.')
      expect(t.screen.text).to.contain('Ask an administrator for access.')
      expect(t.screen.names('button')).to.deep.equal([])
      t.platform.update({ faults: {} })
      await t.element.refresh()
      expect(t.screen.rows).to.have.length(2)
    })

    it('report a missing device', async () => {
      const { screen } = await setupActivity([], { deviceId: 'device_of_nobody' })
      await screen.waitForText('This device could not be found.')
    })
  })
})
