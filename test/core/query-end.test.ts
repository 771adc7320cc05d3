import { accessCodeListQuery } from '../../src/features/access-codes/data/code-list-query.js'
import { deviceQuery } from '../../src/features/device/data/queries.js'
import { json } from '../client/recording-fetch.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock } from './fake-platform.js'
import { openSession } from './open-session.js'
import { onPagePlatform, platform as pagePlatform } from './page-platform.js'
import { advance, countTimers, MINUTE, onFakeClock, settled } from './time.js'

onFakeClock()

describe('Query without observers', () => {
  it('cancels its fetch at once', async () => {
    const { session, platform, standing } = await openSession()
    const observer = session.observe(front, true)
    await settled()
    observer.release()
    await settled()
    expect(platform.last(GET).signal.aborted).to.equal(true)
    expect(standing(front)).to.include({ isFetching: false, failureCount: 0 })
    expect(standing(front).error).to.equal(undefined)
    expect(countTimers(), 'the one that collects it').to.equal(1)
  })

  it('continues its fetch if another observer is added in the same turn', async () => {
    const { session, platform } = await openSession()
    const observer = session.observe(front, true)
    await settled()
    observer.release()
    session.observe(front, true)
    await settled()
    expect(platform.at(GET)).to.have.length(1)
    expect(platform.last(GET).signal.aborted).to.equal(false)
  })

  it('is garbage-collected after rehydration, but kept if it is observed', async () => {
    const previous = await openSession()
    previous.platform.on(GET, () => deviceResponse(lock('front')))
    previous.platform.on(LIST, () => devicesResponse([lock('front'), lock('back')]))
    previous.session.observe(front, true)
    previous.session.observe(everything, true)
    await settled()
    const { session, shown, standing } = await openSession()
    session.rehydrate(previous.session.store.getState())
    expect(shown('back')).to.be.an('object')
    session.observe(front, false)
    await advance(5 * MINUTE)
    expect(standing(everything).isComplete).to.equal(false)
    expect(standing(front).isComplete).to.equal(true)
    expect(shown('back')).to.equal(undefined)
    expect(shown('front')).to.be.an('object')
  })

  it('is fetched again if it is observed right after its fetch was canceled', async () => {
    const { session, platform, standing } = await openSession()
    const codes = accessCodeListQuery('front')
    const observer = session.observe(codes, true)
    await settled()
    observer.release()
    await Promise.resolve()
    session.observe(codes, true)
    await settled()
    expect(platform.at('/access_codes/list')).to.have.length(2)
    expect(standing(codes).isFetching).to.equal(true)
    platform.last('/access_codes/list').respond(json({ access_codes: [{ access_code_id: 'code' }] }))
    await settled()
    expect(standing(codes)).to.deep.include({ ids: ['code'], isFetching: false, isComplete: true })
  })

  it('is garbage-collected after five minutes, with the resources that only it returned', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(LIST, () => devicesResponse([lock('front'), lock('back')]))
    platform.on(GET, () => deviceResponse(lock('front')))
    const list = session.observe(everything, true)
    await advance(31_000)
    const observer = session.observe(front, true)
    await settled()
    list.release()
    await advance(5 * MINUTE - 1)
    expect(standing(everything).ids).to.deep.equal(['front', 'back'])
    expect(shown('back')).not.to.equal(undefined)
    await advance(1)
    expect(session.store.getState().queries.has(everything.key)).to.equal(false)
    expect(shown('back')).to.equal(undefined)
    expect(shown('front'), 'another query answers it').not.to.equal(undefined)
    observer.release()
    await advance(5 * MINUTE)
    expect(session.store.getState().queries.size).to.equal(0)
    expect(session.store.getState().confirmed.devices.size).to.equal(0)
    expect(countTimers()).to.equal(0)
  })

  it('is garbage-collected at once if its gcTime is 0', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(LIST, () => devicesResponse([lock('front')]))
    const observer = session.observe({ ...everything, gcTime: 0 }, true)
    await settled()
    expect(shown('front')).to.be.an('object')
    observer.release()
    await advance(0)
    expect(shown('front')).to.equal(undefined)
    expect(session.store.getState().queries.size).to.equal(0)
    expect(countTimers()).to.equal(0)
  })

  it('keeps the data of new observers if an old observer is released twice', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(GET, () => deviceResponse(lock('front')))
    const observer = session.observe(front, true)
    await settled()
    observer.release()
    await advance(5 * MINUTE)
    session.observe(front, false)
    session.observe(front, true)
    observer.release()
    await advance(10 * MINUTE)
    expect(shown('front')).not.to.equal(undefined)
    expect(session.store.getState().queries.has(front.key)).to.equal(true)
  })

  it('keeps its data for a new observer within five minutes, and then restarts the five minutes', async () => {
    const { session, platform, shown } = await openSession()
    platform.on(GET, () => deviceResponse(lock('front')))
    const observer = session.observe(front, true)
    await settled()
    observer.release()
    await advance(5 * MINUTE - 1)
    const again = session.observe(front, false)
    await advance(10 * MINUTE)
    expect(shown('front')).not.to.equal(undefined)
    again.release()
    await advance(5 * MINUTE - 1)
    expect(shown('front')).not.to.equal(undefined)
    await advance(1)
    expect(shown('front')).to.equal(undefined)
  })

  it('keeps resources that a list query in flight has returned when it is garbage-collected', async () => {
    const { session, platform, standing, shown } = await openSession()
    platform.on(
      LIST,
      () => devicesResponse([lock('front')]),
      () => devicesResponse([lock('front'), lock('new')], 'second page'),
      () => 'wait'
    )
    const list = session.observe(everything, false)
    void list.fetch()
    const observer = session.observe(deviceQuery('back'), true)
    await settled()
    observer.release()
    await advance(5 * MINUTE - 1)
    void list.fetch()
    await advance(1)
    expect(session.store.getState().queries.has(deviceQuery('back').key)).to.equal(false)
    platform.last(LIST).respond(devicesResponse([lock('last')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['front', 'new', 'last'], isFetching: false })
    for (const id of standing(everything).ids ?? []) expect(shown(id), id).not.to.equal(undefined)
  })

  it('drops a listed resource when the next response does not contain it', async () => {
    const { session, platform } = await openSession()
    platform.on(
      LIST,
      () => devicesResponse([lock('front'), lock('back')]),
      () => devicesResponse([lock('back')])
    )
    const list = session.observe(everything, true)
    await settled()
    void list.fetch()
    await settled()
    expect([...session.store.getState().confirmed.devices.keys()]).to.deep.equal(['back'])
  })
})

describe('End of a session', () => {
  onPagePlatform()

  it('cancels fetches in flight, with active observers or without', async () => {
    const { session, platform, page } = await openSession()
    session.observe(front, true)
    session.observe(everything, true)
    await settled()
    session.dispose()
    await settled()
    expect(platform.arrivals.map(({ signal }) => signal.aborted)).to.deep.equal([true, true])
    expect(countTimers()).to.equal(0)
    expect(page.listeners).to.equal(0)
    await advance(10 * MINUTE)
    expect(platform.arrivals).to.have.length(2)
  })

  it('clears the timers of retries, polls and garbage collection', async () => {
    const { session, platform } = await openSession()
    platform.on(GET, () => 'drop')
    platform.on(LIST, () => devicesResponse([]))
    session.observe(front, true)
    session.observe(everything, true)
    session.observe(accessCodeListQuery('front'), true).release()
    await settled()
    expect(countTimers(), 'a pause, a poll and a collection').to.equal(3)
    session.dispose()
    await settled()
    expect(countTimers()).to.equal(0)
  })

  it('ignores later calls', async () => {
    const { session, platform, page } = await openSession()
    const observer = session.observe(front, true)
    await settled()
    session.dispose()
    void observer.fetch()
    observer.setActive(false)
    observer.setActive(true)
    page.hide()
    page.show()
    session.reconnect()
    session.observe(everything, true).release()
    observer.release()
    await settled()
    expect(platform.arrivals).to.have.length(1)
    expect(countTimers()).to.equal(0)
  })

  it('clears the timer of the next connection attempt', async () => {
    pagePlatform.on('/client_sessions/get_or_create', () => 'drop')
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    expect(countTimers()).to.equal(1)
    session.dispose()
    await advance(MINUTE)
    expect(countTimers()).to.equal(0)
    expect(pagePlatform.arrivals).to.have.length(1)
  })

  it('ignores a connection that succeeds later', async () => {
    const { session } = await openSession({ publishableKey: 'seam_pk1_key', userIdentifierKey: 'jane' })
    session.dispose()
    const response = { client_session_id: 'session', token: 'seam_cst1_late' }
    pagePlatform.last('/client_sessions/get_or_create').respond(json({ client_session: response }))
    await settled()
    expect(session.store.getState().connection.status).to.equal('connecting')
  })
})
