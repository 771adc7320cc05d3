import { fillCode } from './support/code-form.js'
import { choose, openMenu } from './support/code-table.js'
import { WITHOUT_PERMISSION } from './support/platform-errors.js'
import { cleanUpAfterEach, setup } from './support/setup.js'

cleanUpAfterEach()

const NOW = '2026-03-21T12:00:00Z'
const GARAGE = 'device_garage'
const REJECTS_DELETING = { now: NOW, faults: { '/access_codes/delete': WITHOUT_PERMISSION } }

// Forms and deletions have contracts. These are the effects on other codes and other screens.
describe('Access codes after the platform denied the permission', () => {
  it('can still be deleted in the menu of another code', async () => {
    const t = await setup('x-access-code-table', { deviceId: GARAGE, ...REJECTS_DELETING })
    await choose(t.screen, 'Family', /^Delete/)
    await t.user.click('Delete')
    expect(await openMenu(t.screen, 'Courier')).to.include('Delete code')
  })

  it('can still be edited in the details, which have the reason after its toast is gone', async () => {
    const t = await setup('x-access-code-details', { accessCodeId: 'access_code_garage_1', ...REJECTS_DELETING })
    await t.user.click('Delete code')
    await t.user.click('Delete')
    await t.advance(10_000)
    expect(t.screen.names('button', /^(?:Delete|Edit) code$/)).to.deep.equal(['Edit code'])
    expect(t.screen.text.split('You don’t have permission to make changes here.')).to.have.length(2)
  })

  it('can’t be added in a table if a form could not create one', async () => {
    const t = await setup('x-access-code-form', {
      deviceId: GARAGE,
      now: NOW,
      faults: { '/access_codes/create': WITHOUT_PERMISSION }
    })
    await fillCode(t, '482913', 'Sister')
    await t.user.click('Save')
    const table = await setup('x-access-code-table', { deviceId: GARAGE, platform: t.platform })
    expect(table.screen.names('button', /Add/)).to.deep.equal([])
  })
})
