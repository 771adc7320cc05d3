import { isFullRun } from '../../../run-settings.js'
import { recordEvents, settled, until, useCleanPage } from '../../support/stage.js'
import { barOf, carryOut, checkAll, doors, headOf, selectableTable } from './many.js'

const COUNT = isFullRun ? 5000 : 1500
const ALL = COUNT.toLocaleString('en')

useCleanPage()

describe('Bulk action for thousands of devices', () => {
  it('sends each command once, six at a time, without re-rendering the list for each', async () => {
    let filterCalls = 0
    const deviceFilter = (): boolean => {
      filterCalls += 1
      return true
    }
    const { platform, table } = await selectableTable({ devices: doors(COUNT), commandTime: 0 }, { deviceFilter })
    await until(() => headOf(table) === `Select all ${ALL}`)
    const nodes = table.root.querySelectorAll('*').length
    const over = recordEvents(table, 'bulk-change')
    const isOver = new Promise((resolve) => table.element.addEventListener('bulk-change', resolve))
    checkAll(table).click()
    await carryOut(table, `Lock ${ALL} locks`)
    filterCalls = 0
    await isOver
    await settled()

    const { outcomes = [] } = over[0]?.detail ?? {}
    expect([over.length, outcomes.length]).to.deep.equal([1, COUNT])
    expect(outcomes.filter(({ status }) => status !== 'succeeded')).to.deep.equal([])
    const sent = platform.requests('/locks/lock_door').map(({ device_id }) => device_id)
    expect([sent.length, new Set(sent).size]).to.deep.equal([COUNT, COUNT])
    expect(platform.mostAtOnce('/locks/lock_door')).to.equal(6)
    expect(barOf(table)).to.contain(`${ALL} locked`)
    expect(table.rowWords('Door 1')).to.include('Locked')
    expect(table.root.querySelectorAll('*').length).to.be.below(nodes + 500)
    // The filter runs for each device whenever the list is computed.
    expect(filterCalls / COUNT).to.be.below(COUNT / 5)
  }).timeout(180_000)
})
