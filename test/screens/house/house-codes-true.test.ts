import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { MINUTE } from '../../clock.js'
import { useFakeClock } from '../../passing-time.js'
import { type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage, words } from '../support/stage.js'

const LIST = '/access_codes/list'
const CLEANING = [{ name: 'Cleaning', code: '4711' }]

const doors = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind: 'lock' as const, name: `Door ${index + 1}`, accessCodes: CLEANING }))

const rowOf = (table: Screen<AccessCodeTableElement>): string => words(table.all('row')[0]?.innerText)

describe('The access codes of a house that stays open', () => {
  useCleanPage(settled)
  const pass = useFakeClock(Date.parse('2026-03-01T12:00:00Z'))

  async function shown(platform: TestPlatform, count: number): Promise<Screen<AccessCodeTableElement>> {
    const table = show(AccessCodeTableElement, { client: platform.client })
    // What shows them is fetched, which takes time of the real clock.
    await until(() => platform.asked(LIST).length > 0)
    await pass(1000)
    await until(() => rowOf(table) === `Cleaning ${count} locks • 4711`)
    return table
  }

  it('come to be as somebody else has made them', async () => {
    const platform = await startPlatform({ devices: doors(3), commandTime: 0 })
    const table = await shown(platform, 3)
    await platform.client.accessCodes.delete({ access_code_id: 'access_code_door_2_1' })
    await pass(MINUTE)
    expect(rowOf(table)).to.equal('Cleaning 2 locks • 4711')
  })

  it('are read six locks a minute, however many there are', async () => {
    const platform = await startPlatform({ devices: doors(30), commandTime: 0 })
    await shown(platform, 30)
    expect(platform.asked(LIST)).to.have.length(30)
    await pass(4 * MINUTE)
    expect(platform.asked(LIST)).to.have.length(30)
    await pass(MINUTE)
    expect(platform.asked(LIST)).to.have.length(60)
  })
})
