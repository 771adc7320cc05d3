import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { withClipboard } from '../support/clipboard.js'
import { useFakeClock } from '../../passing-time.js'
import {
  choose,
  type CodeTable,
  codesOf,
  listing,
  menuItems,
  openMenu,
  pinOf,
  rowOf,
  titleOf
} from '../support/code-table.js'
import { settled, startPlatform, type TestPlatform, until } from '../support/stage.js'
import { search } from '../support/table.js'
import { cleanUpAfterEach, type Given, setup } from '../support/setup.js'

const questionOf = (table: CodeTable): HTMLElement | null => table.root.querySelector('[role=alertdialog]')

const copierOf = (table: CodeTable, name: string): Promise<HTMLElement> =>
  table.find('button', `Copy code · ${name} · ${pinOf(table, name)}`)

describe('Access code row menu', () => {
  cleanUpAfterEach()

  it('offers copy, view, edit and delete, and focuses the first item', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    const button = await table.find('button', 'Actions for Family')
    expect(button.ariaExpanded).to.equal('false')
    expect(await openMenu(table, 'Family')).to.deep.equal([
      `Copy code - ${pinOf(table, 'Family')}`,
      'View code details',
      'Edit code',
      'Delete code'
    ])
    expect(table.focused).to.match(/^Copy code/)
    await sendKeys({ press: 'Escape' })
    await until(() => menuItems(table).length === 0)
    expect(table.focused).to.equal('Actions for Family')
  })

  it('offers only the details, without name or digits, if the manufacturer chooses the codes', async () => {
    const platform = await startPlatform({ faults: listing([{ name: 'Anna', code: '0147' }]) })
    platform.edit = (device) => {
      Object.assign(Object(device.properties), { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] })
    }
    const { screen: table } = await setup('x-access-code-table', {
      platform,
      deviceId: 'device_garage',
      selectable: true
    })
    expect(await openMenu(table, 'Code')).to.deep.equal(['View code details'])
    const said = [...table.root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value)
    )
    expect([table.text, ...said].filter((text) => /Anna|0147/.test(text))).to.deep.equal([])
    expect(table.root.querySelector('.row-check')?.ariaLabel).to.equal('Code')
    for (const typed of ['anna', '0147']) {
      await search(table, typed)
      expect(codesOf(table)).to.deep.equal([])
    }
  })

  it('omits copy without digits, and edit and delete while removing or offline', async () => {
    const { screen: table, platform } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    expect(await openMenu(table, 'Waiting for its digits')).to.deep.equal([
      'View code details',
      'Edit code',
      'Delete code'
    ])
    expect((await openMenu(table, 'Former tenant')).slice(1)).to.deep.equal(['View code details'])
    const { screen: other } = await setup('x-access-code-table', { platform, deviceId: 'device_beach_house' })
    const [name = ''] = codesOf(other)
    expect((await openMenu(other, name)).slice(1)).to.deep.equal(['View code details'])
  })

  for (const [option, left] of [
    ['disableEditAccessCode', ['View code details', 'Delete code']],
    ['disableDeleteAccessCode', ['View code details', 'Edit code']]
  ] as const) {
    it(`omits the action disabled by ${option}`, async () => {
      const properties: Given<'x-access-code-table'> = { [option]: true }
      const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage', ...properties })
      expect((await openMenu(table, 'Family')).slice(1)).to.deep.equal(left)
    })
  }

  describe('Copying', () => {
    const advance = useFakeClock()

    for (const [how, copy, focused] of [
      ['one press', async (table: CodeTable) => (await copierOf(table, 'Guest Weber')).click(), undefined],
      ['the menu', (table: CodeTable) => choose(table, 'Guest Weber', 'Copy'), 'Actions for Guest Weber']
    ] as const) {
      it(`writes the code to the clipboard by ${how} and shows "Copied" for three seconds`, async () => {
        const copied: string[] = []
        await withClipboard(
          async (text) => void copied.push(text),
          async () => {
            const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
            const drawn = (await copierOf(table, 'Guest Weber')).innerHTML
            await copy(table)
            await settled()
            expect(copied).to.deep.equal([pinOf(table, 'Guest Weber')])
            expect(table.announcements).to.contain('Copied')
            expect((await copierOf(table, 'Guest Weber')).innerHTML, 'a check, in the button').not.to.equal(drawn)
            if (focused) expect(table.focused).to.equal(focused)
            expect(titleOf(table), 'the row was not pressed').to.contain('Access Codes')
            await advance(3000)
            expect(table.text).not.to.contain('Copied')
            expect((await copierOf(table, 'Guest Weber')).innerHTML).to.equal(drawn)
          }
        )
      })
    }
  })

  for (const [name, clipboard] of [
    ['rejects', () => Promise.reject(new DOMException('No', 'NotAllowedError'))],
    ['is missing', undefined]
  ] as const) {
    it(`selects the code for manual copying if the clipboard ${name}`, async () => {
      await withClipboard(clipboard, async () => {
        const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
        await choose(table, 'Guest Weber', 'Copy')
        const field = table.root.activeElement
        if (!(field instanceof HTMLInputElement)) throw new TypeError('No field has the focus.')
        const pin = pinOf(table, 'Guest Weber')
        expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).to.equal(pin)
        expect(table.text).not.to.contain('Copied')
        await sendKeys({ press: 'Escape' })
        await settled()
        expect(field.isConnected).to.equal(false)
        expect(table.focused).to.equal('Actions for Guest Weber')
      })
    })
  }

  describe('Deletion', () => {
    async function asked(platform: TestPlatform, name = 'Family'): Promise<CodeTable> {
      const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_garage' })
      await choose(table, name, 'Delete')
      return table
    }

    it('asks about one code at a time', async () => {
      const table = await asked(await startPlatform())
      await choose(table, 'Courier', 'Delete')
      expect(table.root.querySelectorAll('[role=alertdialog]')).to.have.length(1)
      expect(questionOf(table)?.closest('li')?.contains(rowOf(table, 'Courier'))).to.equal(true)
    })
  })
})
