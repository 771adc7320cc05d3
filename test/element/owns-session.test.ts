import { configure, endSessions } from '../../elements/index.js'
import type { Session } from '../../src/core/session/session.js'
import type { Controller } from '../../src/element/custom-element/controller.js'
import { MINUTE } from '../clock.js'
import { keyOf } from '../platform.js'
import { add, notes, settled, until, useStoppedClock } from './page.js'
import { addTableOf, loaded, onTwoPlatforms, platform } from './stage.js'
import { isAway } from './taken-out.js'

const VERIFY = '/client_sessions/get'

describe('ownsSession()', () => {
  onTwoPlatforms()
  const advance = useStoppedClock(Date.parse('2026-03-01T12:00:00Z'))

  const tokenOf = (token: string) => ({ 'client-session-token': token, endpoint: platform.endpoint })

  function controllerOf(element: Element): Controller {
    return Reflect.get(Reflect.get(element, Symbol.for('r2wc.props')), 'controller')
  }

  function sessionOf(element: Element): Session {
    const { session } = controllerOf(element).store.getState()
    if (!session) throw new Error('There is no session.')
    return session
  }

  /** Adds a table with a token, and returns a function that checks whether it still owns its current session. */
  async function tableOf(attributes: Record<string, string>, parent?: Node) {
    const table = await loaded(addTableOf(attributes, parent), 6)
    const [session, { ownsSession }] = [sessionOf(table), controllerOf(table)]
    const speaks = (): boolean => ownsSession(session)
    expect(speaks()).to.equal(true)
    return { table, session, speaks }
  }

  it('is false from the turn in which another token is set until the platform confirms the same user', async () => {
    const { table, speaks } = await tableOf(tokenOf(await platform.token('jane')))
    const next = await platform.secondToken('jane')
    const release = platform.hold(VERIFY)
    table.setAttribute('client-session-token', next)
    expect(speaks()).to.equal(false)
    await settled()
    expect(speaks()).to.equal(false)
    release()
    await until(speaks)
  })

  it('stays false with a token of another user', async () => {
    const { table, session, speaks } = await tableOf(tokenOf(await platform.token('jane')))
    table.setAttribute('client-session-token', await platform.token('joe'))
    expect(speaks()).to.equal(false)
    await until(() => sessionOf(table) !== session)
    expect(speaks()).to.equal(false)
    expect(controllerOf(table).ownsSession(sessionOf(table))).to.equal(true)
  })

  it('is true again if the token is rejected, or if the old one is set again', async () => {
    const token = await platform.token('jane')
    const { table, speaks } = await tableOf(tokenOf(token))
    table.setAttribute('client-session-token', 'seam_cst_refused')
    expect(speaks()).to.equal(false)
    await until(() => notes.reports.length)
    expect(speaks()).to.equal(true)
    const release = platform.hold(VERIFY)
    table.setAttribute('client-session-token', await platform.token('joe'))
    await settled()
    expect(speaks()).to.equal(false)
    table.setAttribute('client-session-token', token)
    expect(speaks()).to.equal(true)
    table.setAttribute('client-session-token', 'seam_cst_refused')
    expect(speaks()).to.equal(false)
    release()
  })

  it('is false while the platform cannot verify the token', async () => {
    const { table, speaks } = await tableOf(tokenOf(await platform.token('jane')))
    const next = await platform.secondToken('jane')
    platform.update({ faults: { [VERIFY]: { drop: true } } })
    table.setAttribute('client-session-token', next)
    await settled()
    await advance(MINUTE)
    expect(notes.reports).to.have.length(1)
    expect(speaks()).to.equal(false)
  })

  it('is false at once for all elements that inherit another user, and for an ended session', async () => {
    const sessionElement = add('x-session', { attributes: keyOf(platform) })
    const first = await tableOf({}, sessionElement)
    sessionElement.setAttribute('user-identifier-key', 'joe')
    expect(first.speaks()).to.equal(false)
    configure({ publishableKey: platform.publishableKey, userIdentifierKey: 'jane', endpoint: platform.endpoint })
    const second = await tableOf({})
    configure({ publishableKey: platform.publishableKey, userIdentifierKey: 'joe', endpoint: platform.endpoint })
    expect(second.speaks()).to.equal(false)
    const third = await tableOf(keyOf(platform, 'jim'))
    endSessions()
    expect(third.speaks()).to.equal(false)
  })

  it('stays true for a detached element until it gets another user or is released', async () => {
    const sessionElement = add('x-session', { attributes: tokenOf(await platform.token('jane')) })
    const { table, speaks } = await tableOf({}, sessionElement)
    const witness = await tableOf({}, sessionElement)
    table.remove()
    expect(speaks()).to.equal(true)
    await isAway()
    expect(speaks()).to.equal(true)
    const next = await platform.secondToken('jane')
    const release = platform.hold(VERIFY)
    sessionElement.setAttribute('client-session-token', next)
    await settled()
    expect(speaks()).to.equal(false)
    release()
    await until(() => witness.speaks() && speaks())
    sessionElement.setAttribute('client-session-token', await platform.token('joe'))
    await until(() => sessionOf(witness.table) !== witness.session)
    expect(speaks()).to.equal(false)

    const other = await tableOf(keyOf(platform, 'jim'))
    other.table.remove()
    await isAway()
    expect(other.speaks()).to.equal(true)
    await advance(11 * MINUTE)
    expect(other.speaks()).to.equal(false)
  })
})
