import { setupCode } from '../support/code-details.js'
import { cleanUpAfterEach, settled } from '../support/setup.js'

describe('Access code details alone', () => {
  cleanUpAfterEach()

  it('show the code that an undo has created again, and can change it', async () => {
    const t = await setupCode()
    await t.user.click('Delete code')
    await t.user.click('Delete')
    await settled()
    await t.user.click('Undo')
    await settled()
    expect(t.screen.announcements).to.contain('Undone')
    expect(t.screen.text).not.to.contain('removed')
    await t.user.click('Edit code')
    await t.user.fill('Name the code', 'Relatives')
    await t.user.click('Save')
    const [updated] = t.requests('/access_codes/update')
    expect(updated).to.include({ name: 'Relatives' })
    expect(updated?.access_code_id).not.to.equal('access_code_garage_1')
  })
})
