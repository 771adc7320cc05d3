import { expect } from 'chai'
import { changeElsewhere } from '../../support/access-code-calls.js'
import { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import { MINUTE } from '../../../clock.js'
import { useFakeClock } from '../../../passing-time.js'
import { type Screen, settled, startPlatform, type TestPlatform, until, words } from '../../support/stage.js'
import { cleanUpAfterEach, setup } from '../../support/setup.js'

const LIST = '/access_codes/list'
const CLEANING = [{ name: 'Cleaning', code: '4711' }]

const doors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'lock' as const,
    name: `Door ${index + 1}`,
    accessCodes: CLEANING
  }))

const rowOf = (table: Screen<AccessCodeTableElement>): string => words(table.all('row')[0]?.innerText)

describe('Updates of the access codes of all locks', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))

  async function shown(platform: TestPlatform, count: number): Promise<Screen<AccessCodeTableElement>> {
    const { screen: table } = await setup('x-access-code-table', { platform })
    // The screen is loaded with `import()`, which takes real time.
    await until(() => platform.requests(LIST).length > 0)
    await advance(1000)
    await until(() => rowOf(table) === `Cleaning ${count} locks • Ends: Never • 4711`)
    return table
  }

  it('hide the digits of deleted codes and remove the row once all codes are deleted', async () => {
    const platform = await startPlatform({ devices: doors(3), commandTime: 20_000 })
    const table = await shown(platform, 3)
    await table.press('row', 'Cleaning')
    await table.press('button', 'Delete all 3')
    await table.press('button', 'Delete 3 access codes')
    await advance(1000)
    await table.waitForText('3 of 3 done')
    expect(rowOf(table)).to.equal('Cleaning 3 locks • Removing…')
    expect(table.root.textContent).not.to.contain('4711')
    expect(
      [...table.root.querySelectorAll('.code-group li')].map((each) => words(each.textContent).includes('Removing…'))
    ).to.deep.equal([true, true, true])
    const initialCount = platform.requests(LIST).length
    await advance(30_000)
    expect(table.all('row')).to.have.length(0)
    // Polls cover all locks together, every few seconds.
    const asked = platform.requests(LIST).slice(initialCount)
    expect(
      asked.every(({ device_id }) => device_id === undefined),
      JSON.stringify(asked)
    ).to.equal(true)
    expect(asked.length).to.be.within(1, 6)
    await advance(5 * MINUTE)
    expect(platform.requests(LIST).filter(({ device_id }) => device_id === undefined)).to.have.length(asked.length)
  })

  it('refetch six locks per minute', async () => {
    const platform = await startPlatform({ devices: doors(30), commandTime: 0 })
    await shown(platform, 30)
    expect(platform.requests(LIST)).to.have.length(30)
    await advance(4 * MINUTE)
    expect(platform.requests(LIST)).to.have.length(30)
    await advance(MINUTE)
    expect(platform.requests(LIST)).to.have.length(60)
  })

  it('sort only the changed row again when a lock responds', async () => {
    const people = Array.from({ length: 200 }, (_, index) => ({
      name: `Guest ${index}`,
      code: String(100_000 + index)
    }))
    const devices = ['Front Door', 'Back Door'].map((name) => ({ kind: 'lock' as const, name, accessCodes: people }))
    const platform = await startPlatform({ devices, commandTime: 0 })
    let comparisons = 0
    const accessCodeComparator: AccessCodeTableElement['accessCodeComparator'] = (first, second) => {
      comparisons += 1
      return String(first.name).localeCompare(String(second.name))
    }
    const { screen: table } = await setup('x-access-code-table', { platform, accessCodeComparator })
    await until(() => table.text.includes('All access codes 200') && !table.text.includes('Checking'))
    await settled()
    comparisons = 0
    await changeElsewhere(platform, 'access_code_back_door_1', { name: 'Aaron' })
    await advance(MINUTE)
    await until(() => table.text.includes('Aaron'))
    expect(comparisons).to.be.within(1, 40)
  })
})
