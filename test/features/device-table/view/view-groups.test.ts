import type { DeviceView } from '../../../../src/features/device-table/rules/device-view.js'
import { useRecordedConsole } from '../../../record-console.js'
import type { DeviceTable } from '../../support/device-table.js'
import { groupsOf, openChoices, rowsOf, selectOf } from '../../support/device-table-view.js'
import { cleanUpAfterEach, settled, setup, until } from '../../support/setup.js'

describe('Device table view', () => {
  cleanUpAfterEach()

  describe('Account information disabled', () => {
    const disableConnectedAccountInformation = true
    const ACCOUNTS = '/connected_accounts/list'

    it('hides accounts in groups, filters and choices', async () => {
      const accounts = ['account_yale', 'account_august']
      const { screen: table, requests } = await setup('x-device-table', {
        view: { group: 'account', filter: { accounts } },
        disableConnectedAccountInformation
      })
      await table.find('button', 'Account')
      await openChoices(table)
      await settled()
      expect(groupsOf(table)).to.deep.equal([])
      expect(selectOf(table, 'Account')).to.equal(undefined)
      expect(table.text).not.to.contain('@')
      expect(requests(ACCOUNTS)).to.deep.equal([])
      const shown = rowsOf(table).length
      await table.press('button', 'Account')
      await until(() => rowsOf(table).length > shown)
    })
  })

  it('names unnamed groups by kind if disableResourceIds is set', async () => {
    const { screen: table } = await setup('x-device-table', {
      faults: {
        '/spaces/list': { body: { spaces: [] } },
        '/connected_accounts/list': { body: { connected_accounts: [] } }
      },
      view: { group: 'space', filter: { accounts: ['account_yale', 'account_august'] } },
      disableResourceIds: true
    })
    await until(() => groupsOf(table).length > 1)
    await table.find('group', 'Active filters')
    await settled()
    expect(
      groupsOf(table).every((name) => /^(Space|Without a space) /.test(name)),
      groupsOf(table).join()
    ).to.equal(true)
    expect(table.text).not.to.match(/space_|account_/)
    table.element.disableResourceIds = false
    await until(() => groupsOf(table).some((name) => name.startsWith('space_')))
  })

  it('groups by account and by space under their names', async () => {
    const { screen: table } = await setup('x-device-table', { view: { group: 'account' } })
    await until(() => groupsOf(table).some((group) => group.startsWith('august@harbour-house.example')))
    table.element.view = { group: 'space' }
    await settled()
    await until(() => groupsOf(table)[0]?.startsWith('Ground floor'))
    expect(groupsOf(table).at(-1)).to.match(/^Without a space/)
  })

  describe('Grouping by space', () => {
    const SPACES = '/spaces/list'
    const rejected = { [SPACES]: { status: 403, error: { type: 'forbidden', message: 'No.' } } }
    const groupingsOf = (table: DeviceTable): string[] =>
      [...(selectOf(table, 'Group by')?.options ?? [])].map(({ label }) => label)
    const warnings = useRecordedConsole('warn')

    it('is offered while the platform allows it', async () => {
      const { screen: table } = await setup('x-device-table')
      await openChoices(table)
      await settled()
      expect(groupingsOf(table)).to.include('Space')
    })

    it('is not offered after the platform rejected it, with one warning for developers', async () => {
      const { screen: table, platform } = await setup('x-device-table', { faults: rejected })
      await openChoices(table)
      await settled()
      expect(groupingsOf(table)).to.include('Kind').and.not.include('Space')
      const { screen: other } = await setup('x-device-table', { platform })
      await openChoices(other)
      await settled()
      expect(warnings).to.have.length(1)
      expect(warnings[0]).to.contain('customer_key')
    })

    it('is ignored in a saved view after a rejection, and the view property is kept', async () => {
      const view: DeviceView = { group: 'space', sort: 'name' }
      const { screen: table, requests } = await setup('x-device-table', { faults: rejected, view })
      await until(() => requests(SPACES).length > 0)
      await settled()
      expect(groupsOf(table)).to.deep.equal([])
      expect(table.text).not.to.contain('space_')
      expect(rowsOf(table)).to.deep.equal(rowsOf(table).toSorted(new Intl.Collator('en', { numeric: true }).compare))
      expect(table.element.view).to.deep.equal(view)
    })

    it('shows no space IDs while the names are loading', async () => {
      const { screen: table, release } = await setup('x-device-table', { holds: [SPACES], view: { group: 'space' } })
      await until(() => groupsOf(table).length > 1)
      expect(table.text).not.to.contain('space_')
      release(SPACES)
      await until(() => groupsOf(table)[0]?.startsWith('Ground floor'))
    })
  })
})
