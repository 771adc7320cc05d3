import { EVENTS } from '../support/activity.js'
import { lock, open } from '../support/overview.js'
import { cleanUpAfterEach, type Given, words } from '../support/setup.js'

/** Anna was expected at 10:30 AM. It is noon. */
const DEVICES = [lock('Front Door', { accessCodes: [{ name: 'Anna', code: '1001', days: [-0.0625, 5] }] })]

const used = (time: string, more: object = {}) => ({
  event_id: `event_${time}`,
  event_type: 'lock.unlocked',
  device_id: 'device_front_door',
  access_code_id: 'access_code_front_door_1',
  created_at: `2026-03-20T${time}Z`,
  ...more
})

/** Opens the overview of a lock with these events. */
const openWith = (events: object[], given: Given<'x-overview'> = {}) =>
  open({
    devices: DEVICES,
    showUse: true,
    respond: (request, _body, pass) =>
      new URL(request.url).pathname === EVENTS ? Promise.resolve(Response.json({ events, ok: true })) : pass(request),
    ...given
  })

describe('Guests of today in the overview', () => {
  cleanUpAfterEach()

  const arrivals = (root: ParentNode): string[] =>
    [...root.querySelectorAll('[part~="use"]')].map(({ textContent }) => words(textContent))

  it('have arrived once they used their code since its start', async () => {
    const t = await openWith([used('11:10:00'), used('10:40:00'), used('09:00:00')])
    expect(t.screen.parts).to.deep.include({ 'Arriving and leaving today': ['Anna'] })
    expect(arrivals(t.screen.root)).to.deep.equal(['Arrived 10:40 AM'])
  })

  it('are not mentioned without a use since the start', async () => {
    const t = await openWith([used('09:00:00'), used('11:00:00', { event_type: 'lock.access_denied' })])
    expect(t.requests(EVENTS)).to.have.length(1)
    expect(arrivals(t.screen.root)).to.deep.equal([])
  })

  it('cost no request without the option', async () => {
    const t = await openWith([used('11:10:00')], { showUse: false })
    expect(t.requests(EVENTS)).to.deep.equal([])
    expect(arrivals(t.screen.root)).to.deep.equal([])
  })
})

describe('Access codes that open from the overview', () => {
  cleanUpAfterEach()

  const linesWith = async (showUse: boolean): Promise<string[]> => {
    const t = await openWith([used('11:10:00')], { showUse, openedDeviceId: 'device_front_door' })
    await t.user.click(/access code/i)
    await t.advance(500)
    expect(t.screen.text).to.contain('Anna')
    return [...t.screen.root.querySelectorAll('[part~="use"]')].map(({ textContent }) => words(textContent))
  }

  it('show when they were used if the overview does', async () => {
    expect(await linesWith(true)).to.deep.equal(['Used 11:10 AM'])
    expect(await linesWith(false)).to.deep.equal([])
  })
})
