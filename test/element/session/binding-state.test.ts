import { UnauthorizedError } from '../../../src/client/errors.js'
import { PlatformClient } from '../../../src/client/index.js'
import { endSessions } from '../../../src/core/session/end-sessions.js'
import type { SessionOptions } from '../../../src/core/session/session-options.js'
import { acquireSession } from '../../../src/core/session/session-registry.js'
import {
  type BindingEvent,
  type BindingState,
  canContinue,
  nextStep,
  reduceBinding,
  type SessionHold,
  UNBOUND
} from '../../../src/element/session/binding-state.js'
import { boundSession } from '../../../src/element/session/bound-session.js'
import { fakePage } from '../../core/fake-page.js'

const endpoint = 'https://binding.test'
const ALICE: SessionOptions = { clientSessionToken: 'seam_cst1alice', endpoint }
const RENEWED: SessionOptions = { clientSessionToken: 'seam_cst1alice2', endpoint }
const BOB: SessionOptions = { publishableKey: 'seam_pk1bob', endpoint }
const { fetch } = globalThis

/** Acquires a session whose platform never responds. */
const acquire = (options: SessionOptions): SessionHold => ({
  options,
  lease: acquireSession(options, fakePage(), { onReplaced() {}, onEnded() {}, onVerifying() {} })
})

const after = (events: readonly BindingEvent[], from = UNBOUND): BindingState => events.reduce(reduceBinding, from)
const requested = (options?: SessionOptions): BindingEvent => ({ type: 'requested', options })
const acquired = (hold?: SessionHold): BindingEvent => ({ type: 'acquired', hold })

/** Returns the state of an element that is bound to the session of options. */
const bound = (hold: SessionHold): BindingState => after([requested(hold.options), acquired(hold)])

/** Lets a session be connected without a request. */
const connect = ({ lease }: SessionHold): void =>
  lease?.session.store.setState({
    connection: { status: 'ready', client: PlatformClient.fromClientSessionToken('seam_cst1alice', { endpoint }) }
  })

beforeEach(() => {
  globalThis.fetch = () => new Promise(() => {})
})

afterEach(() => {
  endSessions()
  globalThis.fetch = fetch
})

describe('Binding of an element to a session', () => {
  it('is bound once the session of its options is acquired', () => {
    const hold = acquire(ALICE)
    expect(after([requested(ALICE)])).to.deep.include({ status: 'unbound', wanted: ALICE, generation: 0 })
    expect(bound(hold)).to.include({ status: 'bound', hold, generation: 1 })
  })

  it('keeps the session of the previous options until the next one is acquired', () => {
    const hold = acquire(ALICE)
    const state = after([requested(BOB)], bound(hold))
    expect(state).to.include({ status: 'bound', hold, wanted: BOB })
    expect(after([acquired(acquire(BOB))], state)).to.include({ status: 'bound', generation: 2 })
    expect(after([requested(), acquired()], state)).to.include({ status: 'unbound', hold: undefined, generation: 2 })
  })

  it('is of the same user if a session continues with another token', () => {
    const hold = acquire(ALICE)
    const renewed = after([requested(RENEWED), acquired({ ...hold, options: RENEWED })], bound(hold))
    expect(renewed).to.deep.include({ status: 'bound', wanted: RENEWED, generation: 1 })
  })

  it('has no session if the user signs out', () => {
    const state = after([requested({ ...ALICE, signedOut: true })], bound(acquire(ALICE)))
    expect(state).to.include({ status: 'unbound', hold: undefined, generation: 2 })
    expect(boundSession(state).isEnded).to.equal(true)
  })

  it('remembers the session of a removed element, which continues with the same user', () => {
    const hold = acquire(ALICE)
    const detached = after([{ type: 'detached' }], bound(hold))
    expect(detached).to.include({ status: 'detached', hold, wanted: undefined })
    expect(detached.known).to.equal(hold.lease?.session.store.getState())
    expect(after([{ type: 'detached' }], detached)).to.deep.equal(detached)
    const back = after([requested(ALICE), acquired(acquire(ALICE))], detached)
    expect(back).to.include({ status: 'bound', known: undefined, generation: 1 })
  })

  it('begins again if a removed element comes back with another user', () => {
    const detached = after([{ type: 'detached' }], bound(acquire(ALICE)))
    expect(canContinue(detached, acquire(BOB))).to.equal(false)
    expect(after([requested(BOB), acquired(acquire(BOB))], detached).generation).to.equal(2)
  })

  it('remembers nothing if the element is removed while its user is unknown', () => {
    const state = after([requested(RENEWED), { type: 'detached' }], bound(acquire(ALICE)))
    expect(state).to.include({ status: 'unbound', hold: undefined, known: undefined, generation: 2 })
  })

  it('is ended until other options are requested', () => {
    const ended = after([{ type: 'ended' }], bound(acquire(ALICE)))
    expect(ended).to.include({ status: 'ended', hold: undefined, wanted: undefined, generation: 2 })
    expect(after([acquired()], ended).status).to.equal('ended')
    expect(after([{ type: 'detached' }], ended).status).to.equal('ended')
    expect(after([requested(ALICE)], ended).status).to.equal('unbound')
  })
})

describe('Verification of a new token', () => {
  const verifying = () => after([requested(RENEWED)], bound(acquire(ALICE)))

  it('hides the session until the platform has responded', () => {
    expect(boundSession(bound(acquire(ALICE))).isVerifying).to.equal(false)
    expect(boundSession(verifying())).to.include({ isVerifying: true, verificationError: undefined })
  })

  it('stays with the previous token if the platform rejects the new one', () => {
    const error = new UnauthorizedError('request_1')
    const state = after([{ type: 'verificationFailed', error }], verifying())
    expect(boundSession(state).isVerifying).to.equal(false)
    expect(after([{ type: 'verificationRetried' }], state)).to.equal(state)
  })

  it('has an error after a failure, until it is retried or other options are requested', () => {
    const error = new Error('offline')
    const failed = after([{ type: 'verificationFailed', error }], verifying())
    expect(boundSession(failed)).to.include({ isVerifying: true, verificationError: error })
    expect(boundSession(after([{ type: 'verificationRetried' }], failed)).verificationError).to.equal(undefined)
    expect(after([requested(BOB)], failed).failure).to.equal(undefined)
  })
})

describe('Next step of a binding', () => {
  it('is to replace the session if the options differ', () => {
    expect(nextStep(UNBOUND, ALICE, false)).to.equal('replace')
    expect(nextStep(bound(acquire(ALICE)), BOB, false)).to.equal('replace')
    expect(nextStep(bound(acquire(ALICE)), { ...ALICE }, true)).to.equal(undefined)
  })

  it('is to verify another token of a connected session', () => {
    const hold = acquire(ALICE)
    expect(nextStep(bound(hold), RENEWED, false)).to.equal('replace')
    connect(hold)
    expect(nextStep(bound(hold), RENEWED, false)).to.equal('verify')
  })

  it('is to acquire the session again if the element is back', () => {
    const hold = acquire(ALICE)
    connect(hold)
    const detached = after([{ type: 'detached' }], bound(hold))
    expect(nextStep(detached, ALICE, false)).to.equal('replace')
    expect(nextStep(detached, RENEWED, false)).to.equal('replace')
  })

  it('does not exist for an ended session until the host provides options', () => {
    const ended = after([{ type: 'ended' }])
    expect(nextStep(ended, ALICE, false)).to.equal(undefined)
    expect(nextStep(ended, ALICE, true)).to.equal('replace')
  })

  it('is to sign out', () => {
    const signedOut = { ...ALICE, signedOut: true }
    expect(nextStep(bound(acquire(ALICE)), signedOut, false)).to.equal('signOut')
    expect(nextStep(after([{ type: 'ended' }]), signedOut, false)).to.equal('signOut')
  })
})
