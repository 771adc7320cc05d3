import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { DELETE } from '../support/access-code-calls.js'
import { useFakeClock } from '../support/clock.js'
import { addCodeTable, choose, type CodeTable, wordsOf } from '../support/code-table.js'
import { letStand } from '../support/let-stand.js'
import { addManager, DELETE as DELETE_PRESET, type Manager } from '../support/preset-manager.js'
import { expectAccessible, heard, settled, show, startPlatform, type TestPlatform, useCleanPage } from '../support/stage.js'

const FAMILY = { access_code_id: 'access_code_garage_1' }

describe('Undoing a deletion', () => {
  useCleanPage()

  describe('of an access code', () => {
    const pass = useFakeClock()

    async function tableOf(platform: TestPlatform): Promise<CodeTable> {
      const table = addCodeTable(platform, { deviceId: 'device_garage' })
      await pass(0)
      return table
    }

    async function remove(table: CodeTable, name = 'Family'): Promise<void> {
      await choose(table, name, 'Delete')
      await table.press('button', 'Delete')
      await settled()
    }

    async function removed(platform: TestPlatform): Promise<CodeTable> {
      const table = await tableOf(platform)
      await remove(table)
      return table
    }

    it('sends nothing at all, and shows the code as it was, in every element', async () => {
      const platform = await startPlatform()
      const other = await tableOf(platform)
      const table = await tableOf(platform)
      const events = heard(table, 'access-code-deleted')
      const changes = heard(table, 'before-change')
      await remove(table)
      for (const each of [table, other]) expect(wordsOf(each, 'Family')).to.include('Removing…')
      expect(changes, 'the host is asked when the person confirms').to.have.length(1)
      await pass(7000)
      await table.press('button', 'Undo')
      await pass(60_000)
      for (const each of [table, other]) expect(wordsOf(each, 'Family')).not.to.include('Removing…')
      expect(platform.asked(DELETE)).to.deep.equal([])
      expect(events).to.deep.equal([])
    })

    it('tells what was undone, and by the keyboard leaves the focus where it is', async () => {
      const platform = await startPlatform()
      const table = await removed(platform)
      expect(table.focused).to.equal('Actions for Family')
      await sendKeys({ press: 'Control+z' })
      await pass(0)
      expect(table.said).to.contain('FamilyUndone')
      expect(table.focused).to.equal('Actions for Family')
      await pass(60_000)
      expect(platform.asked(DELETE)).to.deep.equal([])
    })

    it('is offered for one code and then for the other: the last one first', async () => {
      const platform = await startPlatform()
      const table = await removed(platform)
      await remove(table, 'Guest Weber')
      await sendKeys({ press: 'Control+z' })
      await pass(0)
      expect(wordsOf(table, 'Guest Weber')).not.to.include('Removing…')
      expect(wordsOf(table, 'Family')).to.include('Removing…')
      await pass(8000)
      expect(platform.asked(DELETE)).to.deep.equal([FAMILY])
    })

    it('ends for the oldest where more than three stand: that is sent', async () => {
      const platform = await startPlatform()
      const table = addCodeTable(platform, { deviceId: 'device_front_door' })
      await pass(0)
      const names = table.rowNames.filter((name) => !wordsOf(table, name).includes('Removing…')).slice(0, 4)
      for (const name of names) await remove(table, name)
      expect(table.names('button', 'Undo')).to.have.length(3)
      expect(platform.asked(DELETE)).to.have.length(1)
      await pass(8000)
      expect(platform.asked(DELETE)).to.have.length(4)
    })

    it('does not let the same be deleted again in another element meanwhile', async () => {
      const platform = await startPlatform()
      const other = await tableOf(platform)
      const table = await removed(platform)
      await other.press('button', 'Actions for Family')
      await settled()
      expect([...other.root.querySelectorAll('[role=menuitem]')].map(({ textContent }) => textContent)).not.to.include('Delete code')
      await table.press('button', 'Undo')
      await settled()
    })

    const leavings: readonly (readonly [string, (table: CodeTable) => unknown])[] = [
      ['the page is left', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
      ['the element is taken out of the page', ({ element }) => element.remove()],
      ['the toast is dismissed', letStand]
    ]
    for (const [what, leave] of leavings) {
      it(`can no longer be done when ${what}: it is sent at once, once, and outlives the page`, async () => {
        const platform = await startPlatform()
        const table = await removed(platform)
        expect(platform.asked(DELETE)).to.deep.equal([])
        await leave(table)
        await settled()
        expect(platform.asked(DELETE)).to.deep.equal([FAMILY])
        expect(platform.outlivePage(DELETE)).to.deep.equal([true])
        dispatchEvent(new PageTransitionEvent('pagehide'))
        await pass(60_000)
        expect(platform.asked(DELETE)).to.have.length(1)
      })
    }

    it('goes on being possible in an element that is only moved', async () => {
      const platform = await startPlatform()
      const table = await removed(platform)
      const place = document.createElement('div')
      document.body.append(place)
      place.append(table.element)
      await pass(5000)
      expect(platform.asked(DELETE)).to.deep.equal([])
      await table.press('button', 'Undo')
      await pass(10_000)
      expect(platform.asked(DELETE)).to.deep.equal([])
    })

    it('is over with the token of another user: what was confirmed is sent with the one it was confirmed under', async () => {
      const [platform, others] = [await startPlatform(), await startPlatform()]
      const table = show(AccessCodeTableElement, { client: platform.client, deviceId: 'device_garage' })
      await pass(0)
      await remove(table)
      table.element.client = others.client
      await pass(1000)
      expect(platform.asked(DELETE)).to.deep.equal([FAMILY])
      expect(others.asked(DELETE)).to.deep.equal([])
      expect(table.names('button', 'Undo')).to.deep.equal([])
    })

    it('brings the code back with a message where the connection is dropped, and is sent again only when asked', async () => {
      const platform = await startPlatform({ faults: { [DELETE]: { drop: true } } })
      const table = await removed(platform)
      await pass(8000)
      expect(table.said).to.contain('The code could not be deleted.')
      expect(wordsOf(table, 'Family')).not.to.include('Removing…')
      await pass(1000)
      expect(platform.asked(DELETE)).to.have.length(1)
      platform.update({ faults: {} })
      const events = heard(table, 'access-code-deleted')
      await table.press('button', 'Try again')
      await pass(0)
      expect(platform.asked(DELETE)).to.have.length(2)
      expect(events).to.have.length(1)
    })
  })

  describe('of a preset', () => {
    const pass = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

    async function removed(platform: TestPlatform): Promise<Manager> {
      const manager = addManager(platform)
      await pass(100)
      await manager.press('button', 'Delete airing')
      await settled()
      await manager.press('button', 'Delete')
      await settled()
      return manager
    }

    it('sends nothing, and shows it in its place again, in every element', async () => {
      const platform = await startPlatform()
      const other = addManager(platform)
      const manager = await removed(platform)
      const before = ['Home', 'Away', 'Guest arrival', 'airing']
      for (const { presets } of [manager, other]) expect(presets).to.have.members(before.slice(0, 3))
      await manager.press('button', 'Undo')
      await pass(60_000)
      for (const { presets } of [manager, other]) expect(presets).to.have.members(before)
      expect(platform.asked(DELETE_PRESET)).to.deep.equal([])
    })

    it('is sent after 8 seconds, tells the host then, and never shows it again', async () => {
      const platform = await startPlatform()
      const manager = await removed(platform)
      const events = heard(manager, 'preset-deleted')
      await pass(7999)
      expect(events).to.deep.equal([])
      await pass(1001)
      expect(platform.asked(DELETE_PRESET)).to.have.length(1)
      expect(events).to.have.length(1)
      await pass(60_000)
      expect(manager.presets).not.to.include('airing')
    })
  })

  for (const [theme, width] of [['light', 320], ['dark', 900]] as const) {
    it(`keeps nobody out, ${theme}, ${width} px wide`, async () => {
      const table = addCodeTable(await startPlatform(), { deviceId: 'device_garage' }, { width })
      table.element.setAttribute('theme', theme)
      await table.find('button', 'Actions for Family')
      await choose(table, 'Family', 'Delete')
      await table.press('button', 'Delete')
      const button = await table.find('button', 'Undo')
      expect(table.all('status').some((status) => status.contains(button)), 'it is announced').to.equal(true)
      await expectAccessible(table)
      await table.press('button', 'Undo')
      await table.says('Undone')
      await expectAccessible(table)
    })
  }
})
