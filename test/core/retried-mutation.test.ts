import { isApiError } from '../../src/client/index.js'
import { empty } from '../client/recording-fetch.js'
import { attemptResponse, type Reply } from './fake-platform.js'
import { LOCK, locking, openDoor, renaming, UPDATE } from './open-door.js'
import { advance, countTimers, MINUTE, onFakeClock, SECOND, settled } from './time.js'

onFakeClock()

const busy =
  (seconds?: string): Reply =>
  () =>
    empty(429, seconds === undefined ? {} : { 'retry-after': seconds })

describe('Mutation with a 429 response', () => {
  it('is retried at most twice', async () => {
    const open = await openDoor()
    open.platform.on(LOCK, busy())
    const { outcome } = open.begin(locking(open))
    await advance(5 * SECOND)
    expect(open.platform.at(LOCK)).to.have.length(3)
    expect(isApiError(outcome())).to.equal(true)
    expect([open.locked(), open.pending()]).to.deep.equal([false, []])
  })

  it('is retried after the Retry-After time', async () => {
    const open = await openDoor()
    open.platform.on(LOCK, busy('4'), () => attemptResponse('success'))
    const { outcome } = open.begin(locking(open))
    await advance(3999)
    expect(open.platform.at(LOCK)).to.have.length(1)
    await advance(1)
    expect(open.platform.at(LOCK)).to.have.length(2)
    expect([outcome(), open.locked()]).to.deep.equal([true, true])
  })

  for (const [what, seconds] of [
    ['an hour', '3600'],
    ['eleven seconds', '11']
  ] as const) {
    it(`fails at once if Retry-After is ${what}, and is never retried`, async () => {
      const open = await openDoor()
      open.platform.on(LOCK, busy(seconds))
      const { outcome } = open.begin(locking(open))
      await settled()
      expect(isApiError(outcome())).to.equal(true)
      expect([open.locked(), open.pending()]).to.deep.equal([false, []])
      await advance(2 * 60 * MINUTE)
      expect(open.platform.at(LOCK)).to.have.length(1)
    })
  }

  it('is not retried later than ten seconds after the press, however many 429 responses arrive', async () => {
    const open = await openDoor()
    open.platform.on(LOCK, busy('6'))
    const { outcome } = open.begin(locking(open))
    await advance(2 * MINUTE)
    expect(open.platform.at(LOCK)).to.have.length(2)
    expect(isApiError(outcome())).to.equal(true)
  })

  it('has the same limits for every kind of resource', async () => {
    const open = await openDoor()
    open.platform.on(UPDATE, busy('3600'))
    const { outcome } = open.begin(renaming(open, 'Back'))
    await advance(2 * MINUTE)
    expect(open.platform.at(UPDATE)).to.have.length(1)
    expect([isApiError(outcome()), open.name()]).to.deep.equal([true, 'Front'])
  })

  it('is not retried if its session ends meanwhile, and leaves no timer', async () => {
    const open = await openDoor()
    open.platform.on(LOCK, busy('4'))
    const { outcome } = open.begin(locking(open))
    await settled()
    open.session.dispose()
    await settled()
    expect(countTimers()).to.equal(0)
    await advance(MINUTE)
    expect([open.platform.at(LOCK).length, outcome()]).to.deep.equal([1, false])
  })
})
