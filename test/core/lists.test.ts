import { accessCodeListQuery } from '../../src/features/access-codes/data/code-list-query.js'
import { deviceListQuery } from '../../src/features/device/data/queries.js'
import { json } from '../client/recording-fetch.js'
import { everything, LIST } from './device-reads.js'
import { devicesResponse, lock, type Reply } from './fake-platform.js'
import { threePages } from './list-pages.js'
import { openSession } from './open-session.js'
import { advance, onFakeClock, settled } from './time.js'

onFakeClock()

describe('List query', () => {
  it('fetches all pages of 200 items, with its parameters on every page', async () => {
    const { session, platform, standing } = await openSession()
    const query = deviceListQuery({ deviceIds: ['first', 'second'], connectedAccountIds: ['account'] })
    platform.on(LIST, threePages)
    session.observe(query, true)
    await settled()
    const named = { device_ids: ['first', 'second'], connected_account_ids: ['account'], limit: 200 }
    expect(platform.at(LIST).map(({ body }) => body)).to.deep.equal([
      named,
      { ...named, page_cursor: 'to second' },
      { ...named, page_cursor: 'to third' }
    ])
    expect(standing(query)).to.deep.include({ ids: ['first', 'second', 'third'], isComplete: true })
  })

  for (const filter of [{ deviceIds: [] }, { connectedAccountIds: [], deviceIds: ['first'] }]) {
    it(`is complete and sends no request if there are no possible results: ${JSON.stringify(filter)}`, async () => {
      const { session, platform, standing } = await openSession()
      const query = deviceListQuery(filter)
      const subscription = session.observe(query, true)
      await subscription.refetch()
      await advance(5 * 60_000)
      expect(platform.at(LIST)).to.deep.equal([])
      expect(standing(query)).to.deep.include({ ids: [], isComplete: true, isFetching: false })
    })
  }

  it('has a separate entry per set of parameters', () => {
    const filters = [
      {},
      { deviceIds: [] },
      { deviceIds: ['a'] },
      { connectedAccountIds: ['a'] },
      { deviceIds: ['a', 'b'] }
    ]
    expect(new Set(filters.map((filter) => deviceListQuery(filter).key)).size).to.equal(filters.length)
    expect(deviceListQuery({ deviceIds: undefined }).key).to.equal(everything.key)
  })

  it('shows its rows page by page', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => 'wait')
    session.observe(everything, true)
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('first')], 'to second'))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first'], isComplete: false, isFetching: true })
    expect(shown('first')).not.to.equal(undefined)
    platform.last(LIST).respond(devicesResponse([lock('second')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: true, isFetching: false })
  })

  it('keeps all rows during a refetch, and updates the rows that arrive', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, threePages)
    const observer = session.observe(everything, true)
    await settled()
    platform.on(LIST, () => 'wait')
    void observer.fetch()
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('new'), lock('first', true)], 'to second'))
    await settled()
    expect(standing(everything)).to.deep.include({
      ids: ['first', 'second', 'third'],
      isComplete: true,
      isFetching: true
    })
    expect(shown('first')?.properties?.locked).to.equal(true)
    platform.last(LIST).respond(devicesResponse([lock('second')]))
    await settled()
    expect(standing(everything)).to.deep.include({
      ids: ['new', 'first', 'second'],
      isComplete: true,
      isFetching: false
    })
  })

  it('is complete only after its last page if the pages have no rows', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      () => devicesResponse([], 'more'),
      () => 'wait'
    )
    session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: [], isComplete: false })
    platform.last(LIST).respond(devicesResponse([]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: [], isComplete: true })
  })

  for (const [what, reply, requests] of [
    ['that has the same cursor again', () => devicesResponse([lock('first')], 'again'), 2],
    [
      'that announces another page without a cursor',
      () => json({ devices: [lock('first')], pagination: { has_next_page: true, next_page_cursor: null } }),
      1
    ],
    [
      'that has a cursor but is the last one',
      () => json({ devices: [lock('first')], pagination: { next_page_cursor: 'x' } }),
      1
    ],
    ['without pagination', () => json({ devices: [lock('first')] }), 1]
  ] satisfies [string, Reply, number][]) {
    it(`ends after a page ${what}`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(LIST, reply)
      session.observe(everything, true)
      await settled()
      expect(platform.at(LIST)).to.have.length(requests)
      expect(standing(everything)).to.deep.include({ ids: ['first'], isComplete: true, isFetching: false })
    })
  }

  it('drops values that are no devices, and duplicates', async () => {
    const { session, platform, standing, shown } = await openSession()
    const garbage = [
      null,
      7,
      'device',
      [],
      {},
      { device_id: '' },
      { device_id: ' ' },
      { device_id: 5 },
      { device_id: null }
    ]
    platform.on(LIST, () => devicesResponse([...garbage, lock('front'), lock('front', true), { device_id: 'bare' }]))
    session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['front', 'bare'], isComplete: true })
    expect(session.store.getState().confirmed.devices.size).to.equal(2)
    expect(shown('bare')).to.deep.equal({ device_id: 'bare' })
  })

  for (const nonsense of [null, 5, 'devices', {}, { 0: lock('front'), length: 1 }]) {
    it(`rejects ${JSON.stringify(nonsense)} as an error instead of an empty list`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(LIST, () => devicesResponse(nonsense))
      session.observe(everything, true)
      await advance(10_000)
      expect(standing(everything)).to.deep.include({ isComplete: false, isFetching: false })
      expect(standing(everything)).to.have.nested.property('error.code', 'invalid_response')
    })
  }

  it('sends the device id for access codes', async () => {
    const { session, platform, standing } = await openSession()
    const query = accessCodeListQuery('front')
    platform.on('/access_codes/list', () =>
      json({ access_codes: [{ access_code_id: 'one' }, { access_code_id: 'two' }] })
    )
    session.observe(query, true)
    await settled()
    expect(platform.last('/access_codes/list').body).to.deep.equal({ device_id: 'front', limit: 200 })
    expect(standing(query).ids).to.deep.equal(['one', 'two'])
    expect(session.store.getState().shown.accessCodes.get('two')?.resource).to.deep.equal({
      access_code_id: 'two'
    })
  })
})
