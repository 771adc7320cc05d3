import { DELETE } from '../support/access-code-calls.js'
import { CODE, fillCode } from '../support/code-form.js'
import { type CodeTable, choose, codesOf, listing, rowOf, setupCodes, titleOf, wordsOf } from '../support/code-table.js'
import { cleanUpAfterEach, type Test } from '../support/setup.js'
import { settled, tabTo, until } from '../support/stage.js'
import { search } from '../support/table.js'

describe('Access code table navigation', () => {
  cleanUpAfterEach()

  async function back(table: CodeTable): Promise<void> {
    await table.press('button', 'Back')
    await until(() => titleOf(table).startsWith('Access Codes'))
    await settled()
  }

  it('opens the details by "View code details" and returns the focus to the row', async () => {
    const t = await setupCodes()
    const events = t.events('access-code-click')
    await choose(t.screen, 'Courier', 'View')
    await until(() => titleOf(t.screen) === 'Access code')
    expect(t.screen.focused).to.equal('Access code')
    expect(events.map(({ detail }) => detail.access_code_id)).to.deep.equal(['access_code_garage_6'])
    await back(t.screen)
    expect(t.screen.focused).to.match(/^Courier/)
  })

  it('opens the form of a code and returns the focus to its row', async () => {
    const { screen } = await setupCodes()
    await choose(screen, 'Courier', 'Edit')
    await until(() => titleOf(screen) === 'Edit access code')
    await back(screen)
    expect(screen.focused).to.match(/^Courier/)
  })

  it('opens an empty form and returns the focus to the add button', async () => {
    const { screen, user } = await setupCodes()
    await user.click('Add access code')
    expect(titleOf(screen)).to.equal('Add new access code')
    await back(screen)
    expect(screen.focused).to.equal('Add access code')
  })

  async function create({ screen, user }: Test<HTMLElement>, name: string): Promise<void> {
    await user.click('Add access code')
    await until(() => screen.maybe(CODE))
    await fillCode({ user }, '9753', name)
    await user.click('Save')
  }

  it('focuses the row of a new code', async () => {
    const t = await setupCodes({ now: '2026-03-20T12:00:00Z', deviceId: 'device_office' })
    await create(t, 'Window cleaner')
    expect(t.requests('/access_codes/create')).to.have.length(1)
    expect(codesOf(t.screen)[0]).to.equal('Window cleaner')
    expect(wordsOf(t.screen, 'Window cleaner')).to.include('Setting…')
    expect(titleOf(t.screen)).to.equal('Access Codes 4')
    expect(t.screen.focused).to.match(/^Window cleaner/)
  })

  it('focuses the add button if the search does not match a new code', async () => {
    const t = await setupCodes({ deviceId: 'device_office' })
    await search(t.screen, 'audit')
    await create(t, 'Window cleaner')
    expect(codesOf(t.screen)).to.deep.equal(['Auditor'])
    expect(t.screen.focused).to.equal('Add access code')
  })

  it('focuses the next row, or else the title, if the code was deleted meanwhile', async () => {
    const codes = ['A', 'B', 'C'].map((name) => ({ name, access_code_id: name, code: name }))
    const { screen, advance } = await setupCodes({ now: '2026-03-20T12:00:00Z', faults: listing(codes) })
    /** Opens a code that was deleted elsewhere. */
    async function visit(name: string): Promise<void> {
      rowOf(screen, name).click()
      await until(() => titleOf(screen) === 'Access code')
      await advance(1000)
      expect(screen.text).to.contain('This access code could not be found.')
      await back(screen)
    }
    await visit('B')
    expect(codesOf(screen)).to.deep.equal(['A', 'C'])
    expect(screen.focused).to.match(/^C/)
    await visit('C')
    expect(screen.focused).to.equal('Access Codes 1')
  })

  it('searches, deletes, opens a code and returns with the keyboard alone', async () => {
    // Time stands still, so that codes being removed stay in the list.
    const { screen, user, requests } = await setupCodes({ now: '2026-03-20T12:00:00Z', deviceId: 'device_office' })
    await tabTo(screen, 'Add access code')
    await tabTo(screen, 'Search access codes')
    await user.type('clean')
    expect(codesOf(screen)).to.have.length(1)
    await tabTo(screen, /^Cleaning/)
    await user.press('Tab')
    expect(screen.focused).to.match(/^Copy code/)
    await user.press('Tab')
    expect(screen.focused).to.equal('Actions for Cleaning')
    await user.press('ArrowUp')
    expect(screen.focused).to.equal('Delete code')
    await user.press('Enter')
    expect(screen.focused).to.equal('Cancel')
    await user.press('Tab')
    expect(screen.focused).to.equal('Delete')
    await user.press('Enter')
    expect(screen.focused).to.equal('Actions for Cleaning')
    expect(requests(DELETE)).to.have.length(1)
    // The digits of a code that is being removed can't be copied.
    await user.press('Shift+Tab')
    expect(screen.focused).to.match(/^Cleaning/)
    await user.press('Enter')
    expect(screen.focused).to.equal('Access code')
    for (let presses = 0; presses < 6 && screen.focused !== 'Back'; presses += 1) await user.press('Shift+Tab')
    await user.press('Enter')
    expect(screen.focused).to.match(/^Cleaning/)
  })
})
