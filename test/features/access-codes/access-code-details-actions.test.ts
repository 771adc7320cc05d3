import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { DELETE, GET, UPDATE } from '../support/access-code-calls.js'
import { withClipboard } from '../support/clipboard.js'
import { useFakeClock } from '../../passing-time.js'
import { buttonOf, type CodeDetails, questionOf, stateOf, oneCode } from '../support/code-details.js'
import { recordEvents, settled, type, until } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

describe('Access code details', () => {
  cleanUpAfterEach()

  describe('Copy', () => {
    for (const [name, term] of [
      ['Copy code', undefined],
      ['Copy ID', 'ID']
    ] as const) {
      it(`announces "Copied" after "${name}"`, async () => {
        const written: string[] = []
        await withClipboard(
          async (copied) => void written.push(copied),
          async () => {
            const { screen: details } = await setup('x-access-code-details', oneCode({}))
            await details.press('button', name)
            await until(() => details.announcements.includes('Copied'))
          }
        )
        expect(written).to.deep.equal([term === 'ID' ? 'code' : '4821'])
      })
    }
  })

  describe('Lock control', () => {
    const advance = useFakeClock()

    it('is hidden if disableLockUnlock is set', async () => {
      const { screen: details } = await setup('x-access-code-details', {
        accessCodeId: 'access_code_garage_1',
        disableLockUnlock: true
      })
      await advance(0)
      expect(details.text).to.contain('Locked')
      expect(stateOf(details, 'Unlock')).to.equal('none')
    })
  })

  describe('Deletion', () => {
    const advance = useFakeClock()
    const ID = 'access_code_garage_1'

    it('shows the removal in every element, then that the code was removed, and stops polling it', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', { accessCodeId: ID })
      const { screen: other } = await setup('x-access-code-details', { platform, accessCodeId: ID })
      const reports = recordEvents(details, 'platform-error')
      await details.press('button', 'Delete code')
      await details.press('button', 'Delete')
      await advance(0)
      for (const { text } of [details, other])
        expect(text).to.contain('Removing…').and.to.contain('currently being removed')
      expect(stateOf(other, 'Edit code')).to.equal('disabled')
      await advance(5000)
      await advance(1000)
      for (const { text } of [details, other]) expect(text).to.contain('This access code has been removed.')
      // The undo toast has disappeared too.
      await advance(2000)
      expect(details.text).not.to.contain('Family')
      expect(reports).to.deep.equal([])
      const reads = platform.requests(GET).length
      await advance(300_000)
      expect(platform.requests(GET)).to.have.length(reads)
    })

    it('does not ask for confirmation if the host cancels access-code-delete', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: ID })
      await advance(0)
      const events = recordEvents(details, 'access-code-delete')
      details.element.addEventListener('access-code-delete', (event) => event.preventDefault())
      await details.press('button', 'Delete code')
      await advance(0)
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: ID }])
      expect(questionOf(details)).to.equal(undefined)
    })
  })

  describe('Editing', () => {
    const ID = 'access_code_garage_1'
    const nameField = (details: CodeDetails) =>
      until(() => details.root.querySelector<HTMLInputElement>('input:not([type=radio])'))

    it('opens the form with the keyboard and returns the focus to the button on Cancel', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: ID })
      buttonOf(details, 'Edit code')?.focus()
      await sendKeys({ press: 'Enter' })
      await details.find('heading', /^Edit access code/)
      await nameField(details)
      expect(details.root.activeElement).to.not.equal(null)
      await details.press('button', 'Cancel')
      await details.find('term', 'Timing')
      expect(details.focused).to.equal('Edit code')
    })

    it('shows the saved name in every element, with the status "Setting…"', async () => {
      const { screen: details, platform } = await setup('x-access-code-details', { accessCodeId: ID })
      const { screen: other } = await setup('x-access-code-details', { platform, accessCodeId: ID })
      const events = recordEvents(details, 'access-code-updated')
      await details.press('button', 'Edit code')
      type(await nameField(details), 'The Webers')
      await details.press('button', 'Save')
      await details.find('term', 'Timing')
      expect(platform.requests(UPDATE).map(({ name }) => name)).to.deep.equal(['The Webers'])
      expect(details.names('heading')[1]).to.equal('The Webers')
      expect(other.names('heading')[1]).to.equal('The Webers')
      expect(other.text).to.contain('Setting…')
      expect(details.announcements).to.contain('Access code updated')
      expect(details.focused).to.equal('Edit code')
      expect(events.map(({ detail }) => detail.access_code_id)).to.deep.equal([ID])
    })

    it('stays in the details if the host cancels access-code-edit', async () => {
      const { screen: details } = await setup('x-access-code-details', { accessCodeId: ID })
      const events = recordEvents(details, 'access-code-edit')
      details.element.addEventListener('access-code-edit', (event) => event.preventDefault())
      await details.press('button', 'Edit code')
      await settled()
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ access_code_id: ID }])
      expect(details.names('heading')[0]).to.equal('Access code')
    })
  })

  it('deletes the code with the keyboard alone', async () => {
    const { screen: details, platform } = await setup('x-access-code-details', {
      accessCodeId: 'access_code_garage_1',
      width: 480
    })
    await details.find('button', 'Guest pass')
    const order: (string | undefined)[] = []
    for (let presses = 0; presses < 7; presses += 1) {
      await sendKeys({ press: 'Tab' })
      order.push(details.focused)
    }
    expect(order).to.deep.equal([
      'Copy code',
      'Guest pass',
      'Garage',
      'Unlock',
      'Code info',
      'Edit code',
      'Delete code'
    ])
    await sendKeys({ press: 'Enter' })
    await until(() => details.focused === 'Cancel')
    for (const press of ['Tab', 'Enter']) await sendKeys({ press })
    await details.waitForText('Access code is being removed')
    await until(() => platform.requests(DELETE).length > 0)
    expect(platform.requests(DELETE)).to.deep.equal([{ access_code_id: 'access_code_garage_1' }])
    expect(details.focused).to.equal('Access code')
  })
})
