import { replaceEqualDeep } from '../../src/core/resources/structural-sharing.js'
import { everything, front, GET, LIST } from './device-reads.js'
import { deviceResponse, devicesResponse, lock } from './fake-platform.js'
import { openSession } from './open-session.js'
import { advance, onFakeClock, SECOND, settled } from './time.js'

onFakeClock()

describe('Response', () => {
  it('keeps all objects if it changes nothing', async () => {
    const { session, platform, standing } = await openSession()
    platform.on(LIST, () => devicesResponse([lock('front', true), lock('back', false)]))
    session.observe(everything, true)
    await settled()
    const previous = session.store.getState()
    const { ids } = standing(everything)
    let renewals = 0
    session.store.subscribe((state, { shown }) => (renewals += Number(state.shown !== shown)))
    await advance(60 * SECOND)
    expect(platform.at(LIST)).to.have.length(2)
    expect(session.store.getState().shown).to.equal(previous.shown)
    expect(session.store.getState().confirmed).to.equal(previous.confirmed)
    expect(standing(everything).ids).to.equal(ids)
    expect(renewals).to.equal(0)
  })

  it('replaces only the objects that it changes', async () => {
    const { session, platform, shown, standing } = await openSession()
    platform.on(
      LIST,
      () => devicesResponse([lock('front', true), lock('back', false)]),
      () => devicesResponse([lock('front', false), lock('back', false)])
    )
    session.observe(everything, true)
    await settled()
    const [frontDoor, backDoor] = [shown('front'), shown('back')]
    const { ids } = standing(everything)
    const { devices, accessCodes } = session.store.getState().shown
    await advance(60 * SECOND)
    expect(shown('front')).not.to.equal(frontDoor)
    expect(shown('front')?.properties?.locked).to.equal(false)
    expect(shown('back')).to.equal(backDoor)
    expect(standing(everything).ids).to.equal(ids)
    expect(session.store.getState().shown.devices).not.to.equal(devices)
    expect(session.store.getState().shown.accessCodes).to.equal(accessCodes)
  })

  it('counts as the newer response even if it changes nothing', async () => {
    const { session, platform, shown } = await openSession()
    session.observe(front, false).fetch()
    session.observe(everything, false).fetch()
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('front', true)]))
    await settled()
    const late = platform.last(GET)
    const observer = session.observe(everything, false)
    void observer.fetch()
    await settled()
    platform.last(LIST).respond(devicesResponse([lock('front', true)]))
    await settled()
    late.respond(deviceResponse(lock('front', false)))
    await settled()
    expect(shown('front')?.properties?.locked).to.equal(true)
  })
})

describe('Structural sharing', () => {
  it('keeps every part that is equal', () => {
    const previous = { id: 'a', properties: { name: 'x', sub: { instance: 1 } }, list: [{ a: 1 }], gone: 1 }
    const after = { id: 'a', properties: { name: 'y', sub: { instance: 1 } }, list: [{ a: 1 }] }
    const shared = replaceEqualDeep<object>(previous, after)
    expect(shared).to.deep.equal(after)
    expect(Reflect.get(Reflect.get(shared, 'properties'), 'sub')).to.equal(previous.properties.sub)
    expect(Reflect.get(shared, 'list')).to.equal(previous.list)
    expect(replaceEqualDeep(previous, structuredClone(previous))).to.equal(previous)
  })

  it('replaces parts of another type', () => {
    for (const [each, other] of [
      [null, {}],
      [[], {}],
      [0, false],
      ['1', 1],
      [undefined, null]
    ]) {
      expect(replaceEqualDeep<unknown>(each, other)).to.equal(other)
    }
  })

  it('treats a __proto__ key like any other key', () => {
    const shared = replaceEqualDeep<object>({ a: 1 }, JSON.parse('{"a": 1, "__proto__": {"b": 2}}'))
    expect(Object.getPrototypeOf(shared)).to.equal(Object.prototype)
    expect(Object.keys(shared)).to.deep.equal(['a', '__proto__'])
  })
})
