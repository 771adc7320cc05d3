import { PlatformClient } from '../../src/client/index.js'
import { createSession } from '../../src/core/session/session.js'
import { createSandbox } from '../../src/sandbox/index.js'
import { empty, json } from '../client/recording-fetch.js'
import { everything, LIST } from './device-reads.js'
import { fakePage } from './fake-page.js'
import { devicesResponse, lock, type Reply } from './fake-platform.js'
import { threePages } from './list-pages.js'
import { openSession } from './open-session.js'
import { advance, onFakeClock, settled } from './time.js'

onFakeClock()

describe('List query with a page that fails', () => {
  it('continues with the page that failed', async () => {
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
    await advance(1000)
    await settled()
    expect(standing(everything).failureCount).to.equal(2)
    await advance(2000)
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

  it('resets its failure count when the page has arrived, including during a refetch', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(LIST, threePages)
    const observer = session.observe(everything, true)
    await settled()
    platform.on(
      LIST,
      () => 'drop',
      threePages,
      () => 'wait'
    )
    void observer.fetch()
    await settled()
    expect(standing(everything).failureCount).to.equal(1)
    await advance(1000)
    await settled()
    expect(standing(everything)).to.include({ failureCount: 0, isFetching: true })
  })

  it('counts the retries of each page separately', async () => {
    const { session, platform, standing } = await openSession()
    const drop: Reply = () => 'drop'
    platform.on(LIST, drop, drop, drop, threePages, drop, drop, drop, threePages)
    session.observe(everything, true)
    for (const pause of [1000, 2000, 4000, 1000, 2000, 4000]) {
      await settled()
      await advance(pause)
    }
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second', 'third'], isComplete: true })
    expect(standing(everything).error).to.equal(undefined)
  })

  it('keeps its rows when it is retried after a failure in the middle', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(
      LIST,
      threePages,
      threePages,
      () => json({}, 400),
      threePages,
      () => 'wait'
    )
    const observer = session.observe(everything, true)
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: false, isFetching: false })
    void observer.fetch()
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'second'], isComplete: false, isFetching: true })
    platform.last(LIST).respond(devicesResponse([lock('other')]))
    await settled()
    expect(standing(everything)).to.deep.include({ ids: ['first', 'other'], isComplete: true })
  })
})

describe('List of 20,000 devices', () => {
  it('takes 100 requests, and notifies listeners at most twice per page', async () => {
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
      let updateCount = 0
      session.store.subscribe(() => {
        updateCount += 1
      })
      session.observe(everything, true)
      const standing = () => session.store.getState().queries.get(everything.key)
      await settled()
      expect(standing()?.ids).to.have.length(20_000)
      expect(session.store.getState().shown.devices.size).to.equal(20_000)
      expect(requests).to.equal(100)
      expect(updateCount).to.be.at.most(200)
    } finally {
      session.dispose()
    }
  })
})
