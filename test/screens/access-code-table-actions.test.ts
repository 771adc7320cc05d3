import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { useFakeClock } from './support/clock.js'
import {
  addCodeTable,
  choose,
  type CodeTable,
  codesOf,
  listing,
  loadedCodeTable,
  menuItems,
  openMenu,
  rowOf,
  search,
  titleOf,
  wordsOf
} from './support/code-table.js'
import {
  expectAccessible,
  expectNoOverflow,
  heard,
  settled,
  startPlatform,
  tabTo,
  type TestPlatform,
  type,
  until,
  useCleanPage
} from './support/stage.js'

const removal = '/access_codes/delete'

const questionOf = (table: CodeTable): HTMLElement | null => table.root.querySelector('[role=alertdialog]')

/** What the clipboard does with what is copied; each test leaves it as it was. */
async function withClipboard(writeText: ((text: string) => Promise<void>) | undefined, act: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } })
  try {
    await act()
  } finally {
    Reflect.deleteProperty(navigator, 'clipboard')
  }
}

const pinOf = (table: CodeTable, name: string): string => rowOf(table, name).querySelector('.pin')?.textContent ?? ''

describe('The menu of a row of the access code table', () => {
  useCleanPage()

  it('offers to copy, view, edit and delete, the focus on the first', async () => {
    const table = await loadedCodeTable(await startPlatform())
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

  it('does not copy what is not there, nor changes what is on its way off or cannot be changed', async () => {
    const platform = await startPlatform()
    const table = await loadedCodeTable(platform)
    expect(await openMenu(table, 'Waiting for its digits')).to.deep.equal(['View code details', 'Edit code', 'Delete code'])
    expect((await openMenu(table, 'Former tenant')).slice(1)).to.deep.equal(['View code details'])
    for (const deviceId of ['device_beach_house', 'device_storage_room']) {
      const other = await loadedCodeTable(platform, { deviceId })
      const [name = ''] = codesOf(other)
      expect((await openMenu(other, name)).slice(1)).to.deep.equal(['View code details'])
    }
  })

  for (const [option, left] of [
    ['disableEditAccessCode', ['View code details', 'Delete code']],
    ['disableDeleteAccessCode', ['View code details', 'Edit code']]
  ] as const) {
    it(`leaves out what the host does not want by ${option}`, async () => {
      const properties: Partial<AccessCodeTableElement> = { [option]: true }
      const table = await loadedCodeTable(await startPlatform(), properties)
      expect((await openMenu(table, 'Family')).slice(1)).to.deep.equal(left)
    })
  }

  describe('copying', () => {
    const pass = useFakeClock()

    it('puts the code into the clipboard and says so for three seconds', async () => {
      const copied: string[] = []
      await withClipboard(async (text) => void copied.push(text), async () => {
        const table = addCodeTable(await startPlatform())
        await settled()
        await choose(table, 'Guest Weber', 'Copy')
        expect(copied).to.deep.equal([pinOf(table, 'Guest Weber')])
        expect(table.said).to.contain('Copied')
        const item = rowOf(table, 'Guest Weber').closest('li')
        expect(item?.textContent).to.contain('Copied')
        expect(table.focused).to.equal('Actions for Guest Weber')
        await pass(3000)
        expect(table.text).not.to.contain('Copied')
      })
    })
  })

  for (const [name, clipboard] of [
    ['is refused', () => Promise.reject(new DOMException('No', 'NotAllowedError'))],
    ['is absent', undefined]
  ] as const) {
    it(`shows the code, selected, where the clipboard ${name}`, async () => {
      await withClipboard(clipboard, async () => {
        const table = await loadedCodeTable(await startPlatform())
        await choose(table, 'Guest Weber', 'Copy')
        const field = table.root.activeElement
        if (!(field instanceof HTMLInputElement)) throw new TypeError('No field has the focus.')
        const pin = pinOf(table, 'Guest Weber')
        expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).to.equal(pin)
        expect(table.text).not.to.contain('Copied')
        await expectAccessible(table)
        await sendKeys({ press: 'Escape' })
        await settled()
        expect(field.isConnected).to.equal(false)
        expect(table.focused).to.equal('Actions for Guest Weber')
      })
    })
  }

  describe('deleting', () => {
    async function asked(platform: TestPlatform, name = 'Family'): Promise<CodeTable> {
      const table = await loadedCodeTable(platform)
      await choose(table, name, 'Delete')
      return table
    }

    it('asks in place, the focus on Cancel, and sends nothing when it is not meant', async () => {
      const platform = await startPlatform()
      const table = await asked(platform)
      const question = questionOf(table)
      expect(question?.closest('li')?.contains(rowOf(table, 'Family'))).to.equal(true)
      expect(question?.textContent).to.contain('Delete this code and data?')
      expect(table.focused).to.equal('Cancel')
      await table.press('button', 'Cancel')
      await settled()
      expect(questionOf(table) === null).to.equal(true)
      expect(table.focused).to.equal('Actions for Family')
      await choose(table, 'Family', 'Delete')
      await sendKeys({ press: 'Escape' })
      await settled()
      expect(table.focused).to.equal('Actions for Family')
      expect(platform.asked(removal)).to.deep.equal([])
    })

    it('asks about one code at a time', async () => {
      const table = await asked(await startPlatform())
      await choose(table, 'Courier', 'Delete')
      expect(table.root.querySelectorAll('[role=alertdialog]')).to.have.length(1)
      expect(questionOf(table)?.closest('li')?.contains(rowOf(table, 'Courier'))).to.equal(true)
    })

    it('shows the code as being removed at once, says so, and tells the host', async () => {
      const platform = await startPlatform({ faults: { [removal]: { delay: 300 } } })
      const table = await asked(platform)
      const [before, after] = [heard(table, 'before-change'), heard(table, 'access-code-deleted')]
      await table.press('button', 'Delete')
      await settled()
      expect(wordsOf(table, 'Family')).to.include('Removing…')
      expect(rowOf(table, 'Family').querySelector('.dimmed') === null).to.equal(false)
      expect(table.focused).to.equal('Actions for Family')
      expect(after).to.have.length(0)
      await table.says('Access code is being removed')
      expect(platform.asked(removal)).to.deep.equal([{ access_code_id: 'access_code_garage_1' }])
      expect(before.map(({ detail }) => detail)).to.deep.equal([
        { operation: 'accessCodes.delete', params: { access_code_id: 'access_code_garage_1' } }
      ])
      expect(after.map(({ detail }) => detail)).to.deep.equal([
        { access_code_id: 'access_code_garage_1', device_id: 'device_garage' }
      ])
    })

    it('sends one call however often it is pressed', async () => {
      const platform = await startPlatform({ faults: { [removal]: { delay: 100 } } })
      const table = await asked(platform)
      const button = await table.find('button', 'Delete')
      button.click()
      button.click()
      await table.says('Access code is being removed')
      button.click()
      await settled()
      expect(platform.asked(removal)).to.have.length(1)
    })

    it('leaves everything as it is when the host cancels it', async () => {
      const platform = await startPlatform()
      const table = await asked(platform)
      table.element.addEventListener('before-change', (event) => event.preventDefault())
      await table.press('button', 'Delete')
      await settled()
      expect(platform.asked(removal)).to.deep.equal([])
      expect(wordsOf(table, 'Family')).to.have.length(2)
      expect(questionOf(table) === null).to.equal(true)
      expect(table.focused).to.equal('Actions for Family')
    })

    it('keeps the code when it fails, and lets a person try again', async () => {
      const platform = await startPlatform({ faults: { [removal]: { status: 500, times: 1 } } })
      const table = await asked(platform)
      const reports = heard(table, 'platform-error')
      await table.press('button', 'Delete')
      await table.says('The code could not be deleted.')
      expect(wordsOf(table, 'Family')).to.have.length(2)
      expect(reports.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.delete'])
      await expectAccessible(table)
      await table.press('button', 'Try again')
      await table.says('Access code is being removed')
      expect(wordsOf(table, 'Family')).to.include('Removing…')
      expect(platform.asked(removal)).to.have.length(2)
    })

    it('never tells a code to the console, the address or an error', async () => {
      const said: string[] = []
      const { warn, log, info } = console
      Object.assign(console, { warn: said.push.bind(said), log: said.push.bind(said), info: said.push.bind(said) })
      try {
        const platform = await startPlatform({ faults: { [removal]: { status: 500 } } })
        const table = await asked(platform)
        const reports = heard(table, 'platform-error')
        const pin = pinOf(table, 'Family')
        await search(table, pin)
        await table.press('button', 'Delete')
        await table.says('could not be deleted')
        const told = JSON.stringify([said, location.href, reports.map(({ detail }) => String(detail.error))])
        expect(told).not.to.contain(pin)
      } finally {
        Object.assign(console, { warn, log, info })
      }
    })
  })

  describe('deleting, by the clock', () => {
    const pass = useFakeClock()

    it('takes the row away once the code is gone, the focus going to the next', async () => {
      const platform = await startPlatform()
      const table = addCodeTable(platform, { deviceId: 'device_office' })
      await settled()
      const [first = '', second = ''] = codesOf(table)
      await choose(table, first, 'Delete')
      await table.press('button', 'Delete')
      await settled()
      expect(wordsOf(table, first)).to.include('Removing…')
      expect(titleOf(table)).to.equal('Access Codes 3')
      await pass(5000)
      expect(codesOf(table)).to.have.length(2).and.not.to.include(first)
      expect(titleOf(table)).to.equal('Access Codes 2')
      expect(table.focused?.startsWith(second)).to.equal(true)
    })
  })

  for (const [theme, width] of [['light', 280], ['dark', 480], ['light', 1000]] as const) {
    it(`keeps nobody out, ${theme}, ${width} px wide`, async () => {
      await withClipboard(async () => {}, async () => {
        const table = await loadedCodeTable(await startPlatform(), {}, { width })
        table.element.setAttribute('theme', theme)
        await openMenu(table, 'Family')
        await settled()
        await expectAccessible(table)
        menuItems(table)[0]?.click()
        await table.says('Copied')
        expectNoOverflow(table)
        await expectAccessible(table)
        await choose(table, 'Guest Weber', 'Delete')
        expectNoOverflow(table)
        await expectAccessible(table)
      })
    })
  }
})

describe('From the access code table, and back', () => {
  useCleanPage()

  async function back(table: CodeTable): Promise<void> {
    await table.press('button', 'Back')
    await until(() => titleOf(table).startsWith('Access Codes'))
    await settled()
  }

  for (const [way, go] of [
    ['its row', async (table: CodeTable) => rowOf(table, 'Courier').click()],
    ['"View code details"', (table: CodeTable) => choose(table, 'Courier', 'View')]
  ] as const) {
    it(`opens the details of a code by ${way}, and its row has the focus again`, async () => {
      const table = await loadedCodeTable(await startPlatform())
      const events = heard(table, 'access-code-click')
      await go(table)
      await until(() => titleOf(table) === 'Access code')
      expect(table.focused).to.equal('Access code')
      expect(events.map(({ detail }) => detail.access_code_id)).to.deep.equal(['access_code_garage_6'])
      await back(table)
      expect(table.focused).to.match(/^Courier/)
    })
  }

  it('opens the form of a code, and its row has the focus again', async () => {
    const table = await loadedCodeTable(await startPlatform())
    await choose(table, 'Courier', 'Edit')
    await until(() => titleOf(table) === 'Edit access code')
    await back(table)
    expect(table.focused).to.match(/^Courier/)
  })

  it('opens an empty form, and the add button has the focus again', async () => {
    const table = await loadedCodeTable(await startPlatform())
    await table.press('button', 'Add access code')
    await until(() => titleOf(table) === 'Add new access code')
    await back(table)
    expect(table.focused).to.equal('Add access code')
  })

  it('stay scroll, search and chip', async () => {
    const table = await loadedCodeTable(await startPlatform())
    await search(table, 'e')
    await table.press('button', /access code issues$/)
    await settled()
    const names = codesOf(table)
    const name = names.at(-1) ?? ''
    rowOf(table, name).scrollIntoView({ block: 'center' })
    const { scrollY } = window
    rowOf(table, name).click()
    await until(() => titleOf(table) === 'Access code')
    await back(table)
    expect(codesOf(table)).to.deep.equal(names)
    expect(await table.find('search')).to.have.property('value', 'e')
    expect((await table.find('button', /access code issues$/)).ariaPressed).to.equal('true')
    expect(window.scrollY).to.equal(scrollY)
    expect(table.focused?.startsWith(name)).to.equal(true)
  })

  it('stays a long list where it was scrolled to', async () => {
    const table = await loadedCodeTable(await startPlatform(), { deviceId: 'device_staff_entrance' })
    await until(() => titleOf(table) === 'Access Codes 230')
    const region = table.all('list')[0]?.closest('.list')
    region?.scrollTo({ top: 6000, behavior: 'instant' })
    await settled()
    const { top = 0, bottom = 0 } = region?.getBoundingClientRect() ?? {}
    const placeOf = (name: string): DOMRect => rowOf(table, name).getBoundingClientRect()
    const name = codesOf(table).find((code) => placeOf(code).top > top && placeOf(code).bottom < bottom) ?? ''
    const place = placeOf(name).top
    rowOf(table, name).click()
    await until(() => titleOf(table) === 'Access code')
    await back(table)
    expect(table.focused?.startsWith(name)).to.equal(true)
    expect(placeOf(name).top).to.be.closeTo(place, 1)
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

  it('has the focus the row of the code that was made', async () => {
    const platform = await startPlatform()
    const table = await loadedCodeTable(platform, { deviceId: 'device_office' })
    await create(table, 'Window cleaner')
    expect(platform.asked('/access_codes/create')).to.have.length(1)
    expect(codesOf(table)[0]).to.equal('Window cleaner')
    expect(wordsOf(table, 'Window cleaner')).to.include('Setting…')
    expect(titleOf(table)).to.equal('Access Codes 4')
    expect(table.focused).to.match(/^Window cleaner/)
  })

  it('has the focus the add button, where what was made is not among what is searched for', async () => {
    const table = await loadedCodeTable(await startPlatform(), { deviceId: 'device_office' })
    await search(table, 'audit')
    await create(table, 'Window cleaner')
    expect(codesOf(table)).to.deep.equal(['Auditor'])
    expect(table.focused).to.equal('Add access code')
  })

  it('has the focus the next row, or else the title, where the code is no more', async () => {
    const codes = ['A', 'B', 'C'].map((name) => ({ name, access_code_id: name, code: name }))
    const platform = await startPlatform({ faults: listing(codes) })
    const table = await loadedCodeTable(platform)
    /** Opens a code that is found to be gone, since it is removed by others. */
    async function visit(name: string): Promise<void> {
      rowOf(table, name).click()
      await until(() => titleOf(table) === 'Access code')
      await table.says('This access code could not be found.')
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

  it('goes the keyboard alone: searches, opens a menu, deletes, opens a code and comes back', async () => {
    const platform = await startPlatform()
    const table = await loadedCodeTable(platform, { deviceId: 'device_office' })
    await tabTo(table, 'Add access code')
    await tabTo(table, 'Search access codes')
    await sendKeys({ type: 'clean' })
    await until(() => codesOf(table).length === 1)
    await tabTo(table, /^Cleaning/)
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Actions for Cleaning')
    await sendKeys({ press: 'ArrowUp' })
    await until(() => table.focused === 'Delete code')
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Cancel')
    await sendKeys({ press: 'Tab' })
    expect(table.focused).to.equal('Delete')
    await sendKeys({ press: 'Enter' })
    await until(() => platform.asked(removal).length === 1)
    await until(() => table.focused === 'Actions for Cleaning')
    await sendKeys({ press: 'Shift+Tab' })
    expect(table.focused).to.match(/^Cleaning/)
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused === 'Access code')
    for (let presses = 0; presses < 6 && table.focused !== 'Back'; presses += 1) await sendKeys({ press: 'Shift+Tab' })
    await sendKeys({ press: 'Enter' })
    await until(() => table.focused?.startsWith('Cleaning'))
  })
})
