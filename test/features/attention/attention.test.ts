import type { AttentionElement } from '../../../elements/attention.js'
import { disconnected, offline } from '../support/device-table.js'
import { DEVICES, lock, open as openOverview, SAMPLE_DEVICES } from '../support/overview.js'
import { cleanUpAfterEach, type Given, setup, until } from '../support/setup.js'

/** Noon in London, 23:00 in Sydney. */
const NOW = Date.parse('2026-03-20T12:00:00Z')

const CODES = '/access_codes/list'
const FORBIDDEN = { status: 403, error: { type: 'forbidden', message: 'Not you.' } }
const FAILED = { status: 503, error: { type: 'unavailable', message: 'Later.' } }

async function open(given: Given<'x-attention'> = {}) {
  const t = await setup('x-attention', { now: NOW, devices: SAMPLE_DEVICES, ...given })
  const part = (): HTMLElement | null => t.element.shadowRoot?.querySelector<HTMLElement>('[part~=count]') ?? null
  return {
    ...t,
    count: () => part()?.textContent ?? undefined,
    label: () => part()?.getAttribute('aria-label') ?? undefined
  }
}

const detailsOf = (events: readonly CustomEvent<AttentionElement['counts']>[]) => events.map(({ detail }) => detail)

describe('Attention count', () => {
  cleanUpAfterEach()

  it('shows and names how many devices need attention, without reading codes', async () => {
    const t = await open()
    expect([t.count(), t.label()]).to.deep.equal(['4', '4 need attention'])
    expect(t.element.counts).to.deep.equal({ total: 4, actionRequired: 4, isComplete: true })
    expect(t.requests(CODES)).to.have.length(0)
  })

  it('counts an account once for all of its devices', async () => {
    const annex = (name: string) => lock(name, { manufacturer: 'yale', online: false, errors: [disconnected] })
    const t = await open({ devices: [annex('Annex'), annex('Attic'), annex('Barn')] })
    expect([t.count(), t.label()]).to.deep.equal(['1', '1 needs attention'])
  })

  it('shows how many items the user can resolve, not those that resolve themselves', async () => {
    const code = { name: 'Plumber', code: '1470', errors: ['failed_to_remove_from_device'] } as const
    const devices = [lock('Cellar', { online: false, errors: [offline] }), lock('Shed', { accessCodes: [code] })]
    const t = await open({ devices, include: ['devices', 'codes'] })
    expect([t.count(), t.label()]).to.deep.equal(['1', '1 needs attention'])
    expect(t.element.counts).to.deep.equal({ total: 2, actionRequired: 1, isComplete: true })
  })

  it('shows the number of the overview if codes count as well', async () => {
    const t = await open({ include: ['devices', 'codes'] })
    const overview = await openOverview({ platform: t.platform })
    expect(t.count()).to.equal('5')
    expect(overview.screen.title).to.equal('5 need attention')
    expect(t.requests(CODES)).to.have.length(7)
  })

  it('refetches codes every 5 minutes, and as often as an overview needs them', async () => {
    const t = await open({ include: ['codes'], devices: [lock('Attic'), lock('Shed')] })
    const counts: number[] = []
    const countAfter = async (wait: number): Promise<void> => {
      await t.advance(wait)
      counts.push(t.requests(CODES).length)
    }
    await countAfter(4 * 60_000)
    await countAfter(61_000)
    await openOverview({ platform: t.platform })
    await countAfter(61_000)
    expect(counts).to.deep.equal([2, 4, 6])
  })

  it('is empty while the devices are loading, and then dispatches one event', async () => {
    const t = await open({ holds: [DEVICES] })
    const changes = t.events('attention-change')
    expect([t.count(), t.element.counts]).to.deep.equal([undefined, undefined])
    t.release(DEVICES)
    await t.advance(100)
    expect(t.count()).to.equal('4')
    await t.advance(61_000)
    expect(detailsOf(changes)).to.deep.equal([{ total: 4, actionRequired: 4, isComplete: true }])
  })

  it('dispatches its event also if nothing needs attention', async () => {
    const t = await open({ devices: [lock('Attic')], holds: [DEVICES] })
    const changes = t.events('attention-change')
    t.release(DEVICES)
    await t.advance(100)
    expect(t.count()).to.equal(undefined)
    expect(detailsOf(changes)).to.deep.equal([{ total: 0, actionRequired: 0, isComplete: true }])
    t.element.hideZero = false
    await t.advance(100)
    expect(t.count()).to.equal('0')
  })

  it('follows the filters and the limits of the host', async () => {
    const t = await open({ max: 3 })
    const changes = t.events('attention-change')
    expect([t.count(), t.label()]).to.deep.equal(['3+', '4 need attention'])
    t.element.deviceIds = ['device_garage']
    await t.advance(100)
    expect(t.count()).to.equal('1')
    t.element.deviceIds = ['device_annex']
    t.element.errorFilter = () => false
    await t.advance(100)
    expect(t.element.counts).to.deep.equal({ total: 1, actionRequired: 1, isComplete: true })
    // Another device is no change of the counts.
    expect(detailsOf(changes)).to.deep.equal([{ total: 1, actionRequired: 1, isComplete: true }])
  })

  it('keeps its number after a failed read, and hides it after 3 minutes', async () => {
    const t = await open()
    const changes = t.events('attention-change')
    t.platform.update({ faults: { [DEVICES]: FAILED } })
    await t.advance(170_000)
    expect(t.count()).to.equal('4')
    await t.advance(15_000)
    expect(t.count()).to.equal(undefined)
    expect(changes).to.have.length(0)
  })

  it('is empty if the platform refuses the devices, and reports it once', async () => {
    const t = await open({ faults: { [DEVICES]: FORBIDDEN }, holds: [DEVICES] })
    const errors = t.events('platform-error')
    t.release(DEVICES)
    await t.advance(10_000)
    expect([t.count(), t.element.counts, errors.length]).to.deep.equal([undefined, undefined, 1])
    expect(t.element.matches(':state(error)')).to.equal(true)
  })

  it('is empty for a signed-out user', async () => {
    const t = await open()
    t.element.signedOut = true
    await t.advance(100)
    expect([t.count(), t.element.counts]).to.deep.equal([undefined, undefined])
    expect(t.element.shadowRoot?.textContent).to.equal('')
    expect(t.element.matches(':state(empty)')).to.equal(true)
  })

  it('shows the link of the host at all times, before the number', async () => {
    const link = Object.assign(document.createElement('a'), { href: '#devices', textContent: 'Devices' })
    const t = await open({ holds: [DEVICES] })
    t.element.append(link)
    const { left, width, height } = link.getBoundingClientRect()
    expect(width).to.be.above(0)
    t.release(DEVICES)
    await t.advance(100)
    const after = link.getBoundingClientRect()
    expect([after.left, after.width, after.height]).to.deep.equal([left, width, height])
    const badge = t.element.shadowRoot?.querySelector('[part~=count]')?.getBoundingClientRect()
    expect(badge?.left).to.be.at.least(after.right)
    expect(getComputedStyle(t.element).display).to.equal('inline')
  })

  it('keeps the height of the line', async () => {
    const line = document.createElement('p')
    document.body.append(line)
    line.append('Devices ')
    const { height } = line.getBoundingClientRect()
    await open({ parent: line })
    expect(line.getBoundingClientRect().height).to.equal(height)
  })

  it('dispatches no event of a screen', async () => {
    const t = await open({ holds: [DEVICES] })
    const screens = t.events('screen-change')
    t.release(DEVICES)
    await t.advance(100)
    expect(screens).to.have.length(0)
  })

  it('has its name in the language of the page', async () => {
    const t = await open({ locale: 'de', devices: [lock('Cellar', { online: false, errors: [offline] })] })
    await until(() => t.label() !== undefined)
    expect(t.label()).to.equal('1 braucht Aufmerksamkeit')
  })
})
