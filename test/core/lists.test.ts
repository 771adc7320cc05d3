import { expect } from 'chai'
import { PlatformClient } from '../../src/client/index.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { accessCodeListQuery } from '../../src/features/access-codes/data/access-code-queries.js'
import { deviceListQuery } from '../../src/features/device/data/queries.js'
import { createSession } from '../../src/core/session/session.js'
import { empty, json } from '../client/recording-fetch.js'
import { everything, LIST } from './device-reads.js'
import { fakePage } from './fake-page.js'
import { devicesAnswer, lock, type Reply } from './fake-platform.js'
import { openSession } from './open-session.js'
import { onFakeClock, pass, settled } from './time.js'

onFakeClock()

/** Three pages of one device each. */
const threePages: Reply = ({ body }) => {
  if (body['page_cursor'] === undefined) return devicesAnswer([lock('first')], 'to second')
  return body['page_cursor'] === 'to second'
    ? devicesAnswer([lock('second')], 'to third')
    : devicesAnswer([lock('third')])
}

describe('A list', () => {
  it('is read to its end, 200 at a time, with what it is about on every page', async () => {
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
    it(`of nothing is complete and is never requested: ${JSON.stringify(filter)}`, async () => {
      const { session, platform, standing } = await openSession()
      const query = deviceListQuery(filter)
      const subscription = session.observe(query, true)
      await subscription.refetch()
      await pass(5 * 60_000)
      expect(platform.at(LIST)).to.deep.equal([])
      expect(standing(query)).to.deep.include({ ids: [], isComplete: true, isFetching: false })
    })
  }

  it('about other things is another list', () => {
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

  it('shows its rows as they come', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => 'wait')
    session.observe(everything, true)
    await settled()
    platform.last(LIST).answer(devicesAnswer([lock('first')], 'to second'))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first'], isComplete: false, isFetching: true })
    expect(shown('first')).not.to.equal(undefined)
    platform.last(LIST).answer(devicesAnswer([lock('second')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: true, isFetching: false })
  })

  it('stays whole while it is read again, and takes over the new state of what is in it', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, threePages)
    const look = session.observe(everything, true)
    await settled()
    platform.on(LIST, () => 'wait')
    void look.fetch()
    await settled()
    platform.last(LIST).answer(devicesAnswer([lock('new'), lock('first', true)], 'to second'))
    await settled()
    expect(standing(everything)).to.deep.include({
      ids: ['first', 'second', 'third'],
      isComplete: true,
      isFetching: true
    })
    expect(shown('first')?.properties?.locked).to.equal(true)
    platform.last(LIST).answer(devicesAnswer([lock('second')]))
    await settled()
    expect(standing(everything)).to.deep.include({
      ids: ['new', 'first', 'second'],
      isComplete: true,
      isFetching: false
    })
  })

  it('goes on from the page that did not come', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      threePages,
      () => 'drop',
      () => empty(502),
      threePages
    )
    session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first'], failureCount: 1 })
    await pass(1000)
    await settled()
    expect(standing(everything).failureCount).to.equal(2)
    await pass(2000)
    await settled()
    expect(platform.at(LIST).map(({ body }) => body['page_cursor'])).to.deep.equal([
      undefined,
      'to second',
      'to second',
      'to second',
      'to third'
    ])
    expect(standing(everything)).to.deep.include({
      ids: ['first', 'second', 'third'],
      isComplete: true,
      failureCount: 0
    })
  })

  it('no longer says that it is trying once the page has come, also when it is read again', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(LIST, threePages)
    const look = session.observe(everything, true)
    await settled()
    platform.on(
      LIST,
      () => 'drop',
      threePages,
      () => 'wait'
    )
    void look.fetch()
    await settled()
    expect(standing(everything).failureCount).to.equal(1)
    await pass(1000)
    await settled()
    expect(standing(everything)).to.include({ failureCount: 0, isFetching: true })
  })

  it('gives every page its own tries', async () => {
    const { session, platform, standing } = await openSession()
    const drop: Reply = () => 'drop'
    platform.on(LIST, drop, drop, drop, threePages, drop, drop, drop, threePages)
    session.observe(everything, true)
    for (const pause of [1000, 2000, 4000, 1000, 2000, 4000]) {
      await settled()
      await pass(pause)
    }
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second', 'third'], isComplete: true })
    expect(standing(everything).error).to.equal(undefined)
  })

  it('that broke off keeps its rows when it is tried again', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      threePages,
      threePages,
      () => json({}, 400),
      threePages,
      () => 'wait'
    )
    const look = session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: false, isFetching: false })
    void look.fetch()
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: false, isFetching: true })
    platform.last(LIST).answer(devicesAnswer([lock('other')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'other'], isComplete: true })
  })

  it('with no row yet is complete only when its last page was read', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      () => devicesAnswer([], 'more'),
      () => 'wait'
    )
    session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: [], isComplete: false })
    platform.last(LIST).answer(devicesAnswer([]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: [], isComplete: true })
  })

  for (const [what, reply, requests] of [
    ['that names the same page again', () => devicesAnswer([lock('first')], 'again'), 2],
    [
      'that says that there is more, but not where',
      () => json({ devices: [lock('first')], pagination: { has_next_page: true, next_page_cursor: null } }),
      1
    ],
    [
      'that names a page though it is the last',
      () => json({ devices: [lock('first')], pagination: { next_page_cursor: 'x' } }),
      1
    ],
    ['that says nothing of pages', () => json({ devices: [lock('first')] }), 1]
  ] satisfies [string, Reply, number][]) {
    it(`${what} comes to an end`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(LIST, reply)
      session.observe(everything, true)
      await settled()
      expect(platform.at(LIST)).to.have.length(requests)
      expect(standing(everything)).to.deep.include({ ids: ['first'], isComplete: true, isFetching: false })
    })
  }

  it('leaves out what is no device, and what it names twice', async () => {
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
    platform.on(LIST, () => devicesAnswer([...garbage, lock('front'), lock('front', true), { device_id: 'bare' }]))
    session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['front', 'bare'], isComplete: true })
    expect(session.store.getState().confirmed.devices.size).to.equal(2)
    expect(shown('bare')).to.deep.equal({ device_id: 'bare' })
  })

  for (const nonsense of [null, 5, 'devices', {}, { 0: lock('front'), length: 1 }]) {
    it(`of ${JSON.stringify(nonsense)} is an error, and not an empty list`, async () => {
      const { session, platform, standing } = await openSession()
      platform.on(LIST, () => devicesAnswer(nonsense))
      session.observe(everything, true)
      await pass(10_000)
      expect(standing(everything)).to.deep.include({ isComplete: false, isFetching: false })
      expect(standing(everything)).to.have.nested.property('error.code', 'invalid_response')
    })
  }

  it('of access codes is asked for by their device', async () => {
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

describe('A list of 20,000 devices', () => {
  it('takes 100 requests, and tells its listeners at most twice a page', async () => {
    const sandbox = createSandbox({ size: 20_000, latency: 0 })
    let requests = 0
    const fetch = (input: RequestInfo | URL, init?: RequestInit) => {
      requests += 1
      return sandbox(input, init)
    }
    const client = PlatformClient.fromClientSessionToken(sandbox.clientSessionToken, { fetch })
    const session = createSession({ client }, fakePage())
    try {
      await settled()
      let told = 0
      session.store.subscribe(() => {
        told += 1
      })
      session.observe(everything, true)
      const standing = () => session.store.getState().queries.get(everything.key)
      await settled()
      expect(standing()?.ids).to.have.length(20_000)
      expect(session.store.getState().shown.devices.size).to.equal(20_000)
      expect(requests).to.equal(100)
      expect(told).to.be.at.most(200)
    } finally {
      session.dispose()
    }
  })
})
