import { type DeviceTable, headingOf } from '../support/device-table.js'
import { withoutNetwork } from '../support/network.js'
import { cleanUpAfterEach, settled, setup, type TestPlatform, until } from '../support/setup.js'

const LIST = '/devices/list'
const MINUTE = 60_000
const LAST_READ = /^Updated (.+ ago)$/

const ageElement = (table: DeviceTable): Element | undefined =>
  [...table.root.querySelectorAll('p')].find(({ textContent }) => LAST_READ.test(textContent))

const ageOf = (table: DeviceTable): string | undefined => LAST_READ.exec(ageElement(table)?.textContent ?? '')?.[1]

/** Returns the list requests: those for pages and those for visible devices. */
function listsOf(
  { requests }: TestPlatform,
  since = 0
): { readonly pages: number; readonly inView: (readonly string[])[] } {
  const ids = requests(LIST)
    .slice(since)
    .map(({ device_ids }) => device_ids)
  const inView = ids.filter((some) => Array.isArray(some))
  return { pages: ids.length - inView.length, inView }
}

describe('Table of 450 devices', () => {
  cleanUpAfterEach()

  async function openTable() {
    const { screen: table, platform, advance } = await setup('x-device-table', { size: 450, now: 0 })
    await until(() => headingOf(table) === 'Devices 450')
    await until(() => table.all('row').length > 5)
    await settled()
    return { platform, table, advance }
  }

  it('requests three pages and the visible devices once a minute, and shows changes', async () => {
    const { platform, table, advance } = await openTable()
    const names = table.rowNames
    expect(listsOf(platform).pages).to.equal(3)
    const initialCount = platform.requests(LIST).length
    const locked = table.rowNames.filter((name) => table.rowWords(name).includes('Locked'))
    expect(locked).not.to.deep.equal([])
    platform.edit = ({ properties }) => {
      if (properties && 'locked' in properties) properties.locked = false
    }
    await advance(MINUTE)
    const { pages, inView } = listsOf(platform, initialCount)
    expect([pages, inView.length]).to.deep.equal([3, 1])
    expect(inView[0]).to.have.length(table.all('row').length)
    expect(table.rowNames).to.deep.equal(names)
    for (const name of locked) expect(table.rowWords(name)).to.include('Unlocked')
    await advance(MINUTE)
    expect(platform.requests(LIST).length - initialCount).to.equal(8)
  })

  it('shows no age while its data is current', async () => {
    const { table, advance } = await openTable()
    await advance(5 * MINUTE)
    expect(ageOf(table)).to.equal(undefined)
  })

  it('shows its age after three minutes without a response, until the next one, without announcing it', async () => {
    const { platform, table, advance } = await openTable()
    platform.update({ faults: { [LIST]: { status: 503 } } })
    await advance(3 * MINUTE)
    expect(ageOf(table)).to.equal(undefined)
    await advance(2 * MINUTE)
    expect(ageOf(table)).to.match(/^[45] min ago$/)
    expect(ageElement(table)?.closest('output, [role=status], [role=alert], [aria-live]')).to.equal(null)
    expect(table.all('row').length).to.be.greaterThan(5)
    platform.update({ faults: {} })
    await advance(MINUTE)
    expect(ageOf(table)).to.equal(undefined)
  })

  it('shows its age while the browser is offline', async () => {
    const { table, advance } = await openTable()
    await withoutNetwork(async () => {
      await advance(5 * MINUTE)
      expect(ageOf(table)).to.match(/^[45] min ago$/)
    })
    await advance(1000)
    expect(ageOf(table)).to.equal(undefined)
  })
})
