import { replaceClipboard } from '../support/clipboard.js'
import {
  type CodeTable,
  choose,
  codesOf,
  listing,
  menuItems,
  openMenu,
  pinOf,
  rowOf,
  setupCodes,
  titleOf
} from '../support/code-table.js'
import { cleanUpAfterEach, until } from '../support/setup.js'
import { search } from '../support/table.js'

const copierOf = (table: CodeTable): Promise<HTMLElement> =>
  table.find('button', new RegExp(`^Copy code · Guest Weber · ${pinOf(table, 'Guest Weber')}`))

describe('Access code row menu', () => {
  cleanUpAfterEach()

  it('offers copy, view, edit and delete, and focuses the first item', async () => {
    const { screen, user } = await setupCodes()
    const button = await screen.find('button', 'Actions for Family')
    expect(button.ariaExpanded).to.equal('false')
    const copy = `Copy code - ${pinOf(screen, 'Family')}`
    expect(await openMenu(screen, 'Family')).to.deep.equal([copy, 'View code details', 'Edit code', 'Delete code'])
    expect(screen.focused).to.match(/^Copy code/)
    await user.press('Escape')
    expect(menuItems(screen)).to.have.length(0)
    expect(screen.focused).to.equal('Actions for Family')
  })

  it('offers only the details, without name or digits, if the manufacturer chooses the codes', async () => {
    const { screen } = await setupCodes({
      faults: listing([{ name: 'Anna', code: '0147' }]),
      edit: ({ properties }) =>
        void Object.assign(Object(properties), { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] }),
      selectable: true
    })
    expect(await openMenu(screen, 'Code')).to.deep.equal(['View code details'])
    const said = [...screen.root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value)
    )
    expect([screen.text, ...said].filter((text) => /Anna|0147/.test(text))).to.deep.equal([])
    expect(screen.root.querySelector('.row-check')?.ariaLabel).to.equal('Code')
    for (const typed of ['anna', '0147']) {
      await search(screen, typed)
      expect(codesOf(screen)).to.deep.equal([])
    }
  })

  it('omits copy without digits or while removing, and edit and delete while removing or offline', async () => {
    const { screen, platform } = await setupCodes()
    const withoutCopy = ['View code details', 'Edit code', 'Delete code']
    expect(await openMenu(screen, 'Waiting for its digits')).to.deep.equal(withoutCopy)
    expect(await openMenu(screen, 'Former tenant')).to.deep.equal(['View code details'])
    expect(screen.root.querySelector('s.pin')?.textContent).to.equal(pinOf(screen, 'Former tenant'))
    expect(screen.names('button').filter((name) => name.startsWith('Copy code · Former tenant'))).to.deep.equal([])
    const { screen: other } = await setupCodes({ platform, deviceId: 'device_beach_house' })
    expect((await openMenu(other, codesOf(other)[0] ?? '')).slice(1)).to.deep.equal(['View code details'])
  })

  for (const [how, copy, focused] of [
    ['one press', async (table: CodeTable) => (await copierOf(table)).click(), undefined],
    ['the menu', (table: CodeTable) => choose(table, 'Guest Weber', 'Copy'), 'Actions for Guest Weber']
  ] as const) {
    it(`writes the code to the clipboard by ${how} and shows "Copied" for three seconds`, async () => {
      const copied = replaceClipboard()
      const { screen, advance } = await setupCodes({ now: 0 })
      const rendered = (await copierOf(screen)).innerHTML
      await copy(screen)
      await advance(0)
      expect(copied).to.deep.equal([pinOf(screen, 'Guest Weber')])
      expect(screen.announcements).to.contain('Copied')
      expect((await copierOf(screen)).innerHTML, 'a check, in the button').not.to.equal(rendered)
      if (focused) expect(screen.focused).to.equal(focused)
      expect(titleOf(screen), 'the row was not pressed').to.contain('Access Codes')
      await advance(3000)
      expect(screen.text).not.to.contain('Copied')
      expect((await copierOf(screen)).innerHTML).to.equal(rendered)
    })
  }

  for (const [width, dense] of [
    [320, false],
    [480, false],
    [1000, false],
    [1000, true]
  ] as const) {
    it(`shows "Copied" without moving or covering anything, at ${width} px${dense ? ' if dense' : ''}`, async () => {
      replaceClipboard()
      const { screen } = await setupCodes({ width, dense })
      const button = await copierOf(screen)
      const digits = button.querySelector('.pin')
      const places = () => [button, digits, rowOf(screen, 'Guest Weber')].map((each) => each?.getBoundingClientRect())
      const rendered = places()
      button.click()
      const label = await until(() => screen.visible('Copied'))
      expect(places()).to.deep.equal(rendered)
      expect(digits?.checkVisibility({ opacityProperty: true })).to.equal(true)
      const { top, right } = label.getBoundingClientRect()
      const { bottom = 0, left = 0 } = digits?.getBoundingClientRect() ?? {}
      expect(top > bottom - 5 || right < left, 'beside or below the digits').to.equal(true)
    })
  }

  for (const state of ['rejected', 'missing'] as const) {
    it(`selects the code for manual copying if the clipboard is ${state}`, async () => {
      replaceClipboard(state)
      const { screen, user } = await setupCodes()
      await choose(screen, 'Guest Weber', 'Copy')
      const field = screen.root.activeElement
      if (!(field instanceof HTMLInputElement)) throw new TypeError('No field has the focus.')
      const selected = field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      expect(selected).to.equal(pinOf(screen, 'Guest Weber'))
      expect(screen.text).not.to.contain('Copied')
      await user.press('Escape')
      expect(field.isConnected).to.equal(false)
      expect(screen.focused).to.equal('Actions for Guest Weber')
    })
  }

  it('asks about the deletion of one code at a time', async () => {
    const { screen } = await setupCodes()
    for (const name of ['Family', 'Courier']) await choose(screen, name, 'Delete')
    const questions = screen.all('question').map((question) => question.closest('li'))
    expect(questions).to.deep.equal([rowOf(screen, 'Courier').closest('li')])
  })
})
