import { cleanUpAfterEach, setup } from '../support/setup.js'

const GARAGE = 'device_garage'
const UPDATE = '/devices/update'

const carport = { device_id: GARAGE, name: 'Carport' }
const garage = { device_id: GARAGE, name: 'Garage' }

describe('Undoing a rename', () => {
  cleanUpAfterEach()

  /** Adds the details of the garage next to a table, and renames it. */
  async function setupRenamed() {
    const { screen: table, platform } = await setup('x-device-table', { now: '2026-03-01T12:00:00Z' })
    const t = await setup('x-device-details', { platform, deviceId: GARAGE })
    await t.user.click('Edit name')
    await t.user.type('Carport')
    await t.user.press('Enter')
    return { ...t, table }
  }

  it('sends the old name once, updates all elements, and dispatches device-rename', async () => {
    const t = await setupRenamed()
    const events = t.events('device-rename')
    expect(t.table.rowNames).to.contain('Carport')
    const undo = await t.screen.find('button', 'Undo')
    expect(t.screen.announcements).to.contain('Carport')
    undo.click()
    undo.click()
    await t.advance(100)
    expect(t.requests(UPDATE)).to.deep.equal([carport, garage])
    expect(events.map(({ detail }) => detail)).to.deep.equal([garage])
    expect(t.table.rowNames).to.contain('Garage').and.not.to.contain('Carport')
    expect(t.screen.announcements).to.contain('Undone')
    expect(t.screen.names('button', 'Undo')).to.deep.equal([])
  })

  for (const keys of ['Control', 'Meta']) {
    it(`works with ${keys}+Z and keeps the focus`, async () => {
      const t = await setupRenamed()
      expect(t.screen.focused).to.equal('Edit name')
      await t.user.press(`${keys}+z`)
      expect(t.requests(UPDATE)).to.deep.equal([carport, garage])
      expect(t.screen.focused).to.equal('Edit name')
      await t.user.press(`${keys}+z`)
      expect(t.requests(UPDATE), 'there is nothing left to undo').to.have.length(2)
    })
  }

  it('ignores the keyboard shortcut while the user types', async () => {
    const t = await setupRenamed()
    await t.user.click('Edit name')
    await t.user.type('x')
    await t.user.press('Control+z')
    expect(t.requests(UPDATE)).to.deep.equal([carport])
  })

  it('is a focusable button that returns the focus', async () => {
    const t = await setupRenamed()
    const { focused: previous } = t.screen
    const button = await t.screen.find('button', 'Undo')
    expect(button.tabIndex).to.equal(0)
    expect(button.getAttribute('aria-keyshortcuts')).to.equal('Control+Z Meta+Z')
    button.focus()
    await t.user.press('Enter')
    expect(t.screen.focused).to.equal(previous)
    expect(t.requests(UPDATE)).to.have.length(2)
  })
})
