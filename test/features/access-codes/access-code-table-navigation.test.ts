import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DELETE } from '../support/access-code-calls.js'
import { choose, type CodeTable, codesOf, listing, rowOf, titleOf, wordsOf } from '../support/code-table.js'
import { recordEvents, settled, startPlatform, tabTo, type, until } from '../support/stage.js'
import { search } from '../support/table.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

describe('Access code table navigation', () => {
  cleanUpAfterEach()

  async function back(table: CodeTable): Promise<void> {
    await table.press('button', 'Back')
    await until(() => titleOf(table).startsWith('Access Codes'))
    await settled()
  }

  it('opens the details by "View code details" and returns the focus to the row', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    const events = recordEvents(table, 'access-code-click')
    await choose(table, 'Courier', 'View')
    await until(() => titleOf(table) === 'Access code')
    expect(table.focused).to.equal('Access code')
    expect(events.map(({ detail }) => detail.access_code_id)).to.deep.equal(['access_code_garage_6'])
    await back(table)
    expect(table.focused).to.match(/^Courier/)
  })

  it('opens the form of a code and returns the focus to its row', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    await choose(table, 'Courier', 'Edit')
    await until(() => titleOf(table) === 'Edit access code')
    await back(table)
    expect(table.focused).to.match(/^Courier/)
  })

  it('opens an empty form and returns the focus to the add button', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    await table.press('button', 'Add access code')
    await until(() => titleOf(table) === 'Add new access code')
    await back(table)
    expect(table.focused).to.equal('Add access code')
  })

  async function create(table: CodeTable, name: string): Promise<void> {
    await table.press('button', 'Add access code')
    await until(() => titleOf(table) === 'Add new access code')
    const [nameField, codeField] = await until(() => {
      const fields = table.all('textbox')
      return fields.length > 1 ? fields : undefined
    })
    if (!nameField || !codeField) throw new Error('The form has no fields.')
    type(nameField, name)
    type(codeField, '9753')
    await settled()
    await table.press('button', 'Save')
    await until(() => titleOf(table).startsWith('Access Codes'))
    await settled()
  }

  it('focuses the row of a new code', async () => {
    const start = Date.now()
    const platform = await startPlatform({ now: () => start })
    const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_office' })
    await create(table, 'Window cleaner')
    expect(platform.requests('/access_codes/create')).to.have.length(1)
    expect(codesOf(table)[0]).to.equal('Window cleaner')
    expect(wordsOf(table, 'Window cleaner')).to.include('Setting…')
    expect(titleOf(table)).to.equal('Access Codes 4')
    expect(table.focused).to.match(/^Window cleaner/)
  })

  it('focuses the add button if the search does not match a new code', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_office' })
    await search(table, 'audit')
    await create(table, 'Window cleaner')
    expect(codesOf(table)).to.deep.equal(['Auditor'])
    expect(table.focused).to.equal('Add access code')
  })

  it('focuses the next row, or else the title, if the code was deleted meanwhile', async () => {
    const codes = ['A', 'B', 'C'].map((name) => ({ name, access_code_id: name, code: name }))
    const { screen: table } = await setup('x-access-code-table', { faults: listing(codes), deviceId: 'device_garage' })
    /** Opens a code that was deleted elsewhere. */
    async function visit(name: string): Promise<void> {
      rowOf(table, name).click()
      await until(() => titleOf(table) === 'Access code')
      await table.waitForText('This access code could not be found.')
      await back(table)
    }
    const { now } = Date
    Date.now = () => now() + 40_000
    try {
      await visit('B')
      expect(codesOf(table)).to.deep.equal(['A', 'C'])
      expect(table.focused).to.match(/^C/)
      await visit('C')
      expect(table.focused).to.equal('Access Codes 1')
    } finally {
      Date.now = now
    }
  })

  it('searches, deletes, opens a code and returns with the keyboard alone', async () => {
    const start = Date.now()
    // Time stands still, so that codes being removed stay in the list.
    const platform = await startPlatform({ now: () => start })
    const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_office' })
    await tabTo(table, 'Add access code')
    await tabTo(table, 'Search access codes')
    await sendKeys({ type: 'clean' })
    await until(() => codesOf(table).length === 1)
    await tabTo(table, /^Cleaning/)
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.match(/^Copy code/)
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Actions for Cleaning')
    await sendKeys({ press: 'ArrowUp' })
    await until(() => table.focused === 'Delete code')
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Cancel')
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Delete')
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Actions for Cleaning')
    await until(() => platform.requests(DELETE).length === 1)
    for (const press of ['Shift+Tab', 'Shift+Tab']) await sendKeys({ press })
    expect(table.focused).to.match(/^Cleaning/)
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Access code')
    for (let presses = 0; presses < 6 && table.focused !== 'Back'; presses += 1) await sendKeys({ press: 'Shift+Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused?.startsWith('Cleaning'))
  })
})
