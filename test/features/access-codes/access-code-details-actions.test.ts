import { DELETE, GET, UPDATE } from '../support/access-code-calls.js'
import { replaceClipboard } from '../support/clipboard.js'
import { FAMILY, setupCode, setupCodeWith, stateOf } from '../support/code-details.js'
import { cleanUpAfterEach } from '../support/setup.js'

describe('Access code details', () => {
  cleanUpAfterEach()

  for (const [name, text] of Object.entries({ 'Copy code': '4821', 'Copy ID': 'code' })) {
    it(`copies, announces and shows "Copied" after "${name}"`, async () => {
      const copied = replaceClipboard()
      const { screen, user } = await setupCodeWith({})
      await user.click(name)
      expect(screen.announcements).to.contain('Copied')
      expect(screen.visible('Copied')).not.to.equal(undefined)
      expect(copied).to.deep.equal([text])
    })
  }

  it('shows a long ID completely after its copy button got focus', async () => {
    const { screen } = await setupCodeWith({ access_code_id: '3c8a6b1e-5f0d-4b7e-9a52-d1e4f7a90b36' }, { width: 900 })
    const button = await screen.find('button', 'Copy ID')
    button.focus()
    expect(button.closest('dd')?.scrollTop).to.equal(0)
  })

  it('shows a removal in every element, then that the code was removed, and stops polling it', async () => {
    const t = await setupCode({ now: 0 })
    const { screen: other } = await setupCode({ platform: t.platform })
    const reports = t.events('platform-error')
    await t.user.click('Delete code')
    await t.user.click('Delete')
    for (const { text } of [t.screen, other])
      expect(text).to.contain('Removing…').and.to.contain('currently being removed')
    expect(stateOf(other, 'Edit code')).to.equal('disabled')
    await t.advance(6000)
    for (const { text } of [t.screen, other]) expect(text).to.contain('This access code has been removed.')
    // The undo toast has disappeared too.
    await t.advance(2000)
    expect(t.screen.text).not.to.contain('Family')
    expect(reports).to.deep.equal([])
    const reads = t.requests(GET).length
    await t.advance(300_000)
    expect(t.requests(GET)).to.have.length(reads)
  })

  for (const [event, button] of [
    ['access-code-delete', 'Delete code'],
    ['access-code-edit', 'Edit code']
  ] as const) {
    it(`stays as it is if the host cancels ${event}`, async () => {
      const t = await setupCode()
      const events = t.events(event)
      t.element.addEventListener(event, (cancelable) => cancelable.preventDefault())
      await t.user.click(button)
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: FAMILY }])
      expect(t.screen.names('heading')[0]).to.equal('Access code')
      expect(t.screen.names('question')).to.deep.equal([])
    })
  }

  it('opens the form with the keyboard and returns the focus to the button on Cancel', async () => {
    const { screen, user } = await setupCode()
    ;(await screen.find('button', 'Edit code')).focus()
    await user.press('Enter')
    expect(screen.names('heading')[0]).to.match(/^Edit access code/)
    expect(screen.root.activeElement).to.not.equal(null)
    await user.click('Cancel')
    expect(screen.names('term')).to.include('Timing')
    expect(screen.focused).to.equal('Edit code')
  })

  it('shows the saved name in every element, with the status "Setting…"', async () => {
    const t = await setupCode()
    const { screen: other } = await setupCode({ platform: t.platform })
    await t.user.click('Edit code')
    await t.user.fill('Name the code', 'The Webers')
    await t.user.click('Save')
    expect(t.requests(UPDATE).map(({ name }) => name)).to.deep.equal(['The Webers'])
    expect([t.screen.names('heading')[1], other.names('heading')[1]]).to.deep.equal(['The Webers', 'The Webers'])
    expect(other.text).to.contain('Setting…')
    expect(t.screen.announcements).to.contain('Access code updated')
    expect(t.screen.focused).to.equal('Edit code')
  })

  it('deletes the code with the keyboard alone', async () => {
    const { screen, user, requests } = await setupCode({ width: 480 })
    await screen.find('button', 'Show all uses')
    const order: (string | undefined)[] = []
    for (let presses = 0; presses < 8; presses += 1) {
      await user.press('Tab')
      order.push(screen.focused)
    }
    const sections = ['Show all uses', 'Garage', 'Unlock', 'Code info']
    expect(order).to.deep.equal(['Copy code', 'Guest pass', ...sections, 'Edit code', 'Delete code'])
    await user.press('Enter')
    expect(screen.focused).to.equal('Cancel')
    await user.press('Tab', 'Enter')
    expect(screen.announcements).to.contain('Access code is being removed')
    expect(requests(DELETE)).to.deep.equal([{ access_code_id: FAMILY }])
    expect(screen.focused).to.equal('Access code')
  })
})
