import { expect } from 'chai'
import { DELETE, UPDATE } from '../support/access-code-calls.js'
import { useFakeClock } from '../../passing-time.js'
import { choose, codesOf, type CodeTable, wordsOf } from '../support/code-table.js'
import { recordEvents, settled, startPlatform, type TestPlatform } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const FAMILY = { access_code_id: 'access_code_garage_1' }

describe('Deleting an access code while an edit of it is being saved', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

  interface Saving {
    readonly platform: TestPlatform
    readonly table: CodeTable
    /** Releases the response to the update. */
    answer(): Promise<void>
  }

  /** Saves an edited code while the response is held, and leaves the form. */
  async function leaveSaving(): Promise<Saving> {
    const platform = await startPlatform()
    const release = platform.hold(UPDATE)
    const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_garage' })
    await advance(0)
    await choose(table, 'Family', 'Edit')
    const form = table
    await form.find('button', 'Save')
    form.enter('Name the code', 'Parents')
    await table.press('button', 'Save')
    await settled()
    await table.press('button', 'Back')
    await table.press('button', 'Leave')
    await advance(0)
    return {
      platform,
      table,
      async answer() {
        release()
        await advance(0)
      }
    }
  }

  async function remove(table: CodeTable): Promise<void> {
    await choose(table, 'Family', 'Delete')
    await table.press('button', 'Delete')
    await settled()
  }

  it('shows "Removing…" immediately and sends the deletion after the update', async () => {
    const { platform, table, answer } = await leaveSaving()
    const changes = recordEvents(table, 'before-change')
    const deleted = recordEvents(table, 'access-code-deleted')
    await remove(table)
    expect(wordsOf(table, 'Family')).to.include('Removing…')
    expect(changes.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.delete'])
    await advance(8000)
    expect(platform.requests(DELETE)).to.deep.equal([])
    await answer()
    expect(platform.requests(DELETE)).to.deep.equal([FAMILY])
    expect(platform.outlivePage(DELETE)).to.deep.equal([true])
    expect(deleted).to.have.length(1)
    expect(codesOf(table)).to.include('Parents')
    expect(wordsOf(table, 'Parents')).to.include('Removing…')
  })

  it('sends the deletion even if the update takes long and the element was removed', async () => {
    const { platform, table, answer } = await leaveSaving()
    await remove(table)
    table.element.remove()
    await advance(25_000)
    expect(platform.requests(DELETE)).to.deep.equal([])
    await answer()
    expect(platform.requests(DELETE)).to.deep.equal([FAMILY])
  })
})
