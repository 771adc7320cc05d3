import { checkAll, selectAll, selectableTable } from './device-table/bulk/many.js'
import { setupCode } from './support/code-details.js'
import { choose } from './support/code-table.js'
import { cleanUpAfterEach, type Screen, settled, setup, until } from './support/setup.js'
import { search } from './support/table.js'

async function chooseItem(screen: Screen<HTMLElement>, button: string, item: string): Promise<void> {
  await screen.press('button', button)
  const found = await screen.find('menuitem', item)
  found.click()
}

type Disabled = 'disableDeleteAccessCode' | 'disableDeleteAccessGrant' | 'disableCreateAccessCode' | 'disableLockUnlock'

describe('Question that was closed', () => {
  cleanUpAfterEach()
  const questionIn = ({ root }: Screen<HTMLElement>): Element | null => root.querySelector('dialog, [role=alertdialog]')

  const DISABLED: readonly [question: string, option: Disabled, ask: () => Promise<Screen<HTMLElement>>][] = [
    [
      'to delete a code from its row',
      'disableDeleteAccessCode',
      async () => {
        const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
        await choose(table, 'Family', 'Delete')
        return table
      }
    ],
    [
      'to delete a code from its details',
      'disableDeleteAccessCode',
      async () => {
        const { screen, user } = await setupCode()
        await user.click('Delete code')
        return screen
      }
    ],
    [
      'to delete selected codes',
      'disableDeleteAccessCode',
      async () => {
        const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage', selectable: true })
        await selectAll(table)
        await table.press('button', /^Delete/)
        return table
      }
    ],
    [
      'to delete the codes of a person',
      'disableDeleteAccessCode',
      async () => {
        const lock = (name: string) => ({ kind: 'lock', name, accessCodes: [{ name: 'Anna', code: '4711' }] }) as const
        const { screen, user } = await setup('x-access-code-table', { devices: [lock('Front Door'), lock('Gate')] })
        await user.click('Anna', 'row')
        await user.click('Delete all 2')
        return screen
      }
    ],
    [
      'to remove access from its row',
      'disableDeleteAccessGrant',
      async () => {
        const { screen } = await setup('x-access-grant-table')
        await chooseItem(screen, 'Actions for Gardener', 'Remove access')
        return screen
      }
    ],
    [
      'to remove access from its details',
      'disableDeleteAccessGrant',
      async () => {
        const { screen, user } = await setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
        await user.click('Remove access')
        return screen
      }
    ],
    [
      'to revoke a way in',
      'disableDeleteAccessGrant',
      async () => {
        const { screen } = await setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
        await chooseItem(screen, 'Actions for Mobile key', 'Revoke')
        return screen
      }
    ],
    [
      'to add codes to several locks',
      'disableCreateAccessCode',
      async () => {
        const { screen, user } = await setup('x-access-code-table')
        await user.click('Add access code')
        return screen
      }
    ],
    [
      'to lock selected doors',
      'disableLockUnlock',
      async () => {
        const { table } = await selectableTable({ devices: [{ kind: 'lock', name: 'Gate', locked: false }] })
        checkAll(table).click()
        await table.press('button', 'Lock 1 lock')
        return table
      }
    ]
  ]
  for (const [question, option, ask] of DISABLED) {
    it(`stays closed when the host enables the operation again: ${question}`, async () => {
      const screen = await ask()
      await until(() => questionIn(screen))
      Reflect.set(screen.element, option, true)
      await until(() => !questionIn(screen))
      Reflect.set(screen.element, option, false)
      await settled()
      expect(questionIn(screen)).to.equal(null)
    })
  }

  it('stays closed when its row is shown again', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    await choose(table, 'Family', 'Delete')
    await until(() => questionIn(table))
    await search(table, 'Courier')
    await until(() => !questionIn(table))
    await search(table, '')
    await until(() => table.all('row', 'Family').length > 0)
    expect(questionIn(table)).to.equal(null)
  })
})
