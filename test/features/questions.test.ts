import { selectAll } from './device-table/bulk/many.js'
import { setupCode } from './support/code-details.js'
import { choose, setupCodes } from './support/code-table.js'
import { cleanUpAfterEach, type Screen, settled, setup, type Test, until } from './support/setup.js'
import { search } from './support/table.js'

type Shown = Pick<Test<HTMLElement>, 'screen'>
type Press = readonly [role: 'button' | 'menuitem' | 'row', name: string | RegExp]

async function pressed(test: Promise<Shown>, ...presses: readonly Press[]): Promise<Screen<HTMLElement>> {
  const { screen } = await test
  for (const press of presses) await screen.press(...press)
  return screen
}

async function selected(test: Promise<Shown>): Promise<Shown> {
  const t = await test
  await selectAll(t.screen)
  return t
}

describe('Question that was closed', () => {
  cleanUpAfterEach()
  const questionIn = ({ root }: Screen<HTMLElement>): Element | null => root.querySelector('dialog, [role=alertdialog]')

  const locks = ['Front Door', 'Gate'].map(
    (name) => ({ kind: 'lock', name, locked: false, accessCodes: [{ name: 'Anna', code: '4711' }] }) as const
  )
  const setupGrant = () => setup('x-access-grant-details', { accessGrantId: 'access_grant_1' })
  const DISABLED: readonly [question: string, option: string, ask: () => Promise<Screen<HTMLElement>>][] = [
    [
      'to delete a code from its row',
      'disableDeleteAccessCode',
      () => pressed(setupCodes(), ['button', 'Actions for Family'], ['menuitem', 'Delete code'])
    ],
    [
      'to delete a code from its details',
      'disableDeleteAccessCode',
      () => pressed(setupCode(), ['button', 'Delete code'])
    ],
    [
      'to delete selected codes',
      'disableDeleteAccessCode',
      () => pressed(selected(setupCodes({ selectable: true })), ['button', /^Delete/])
    ],
    [
      'to delete the codes of a person',
      'disableDeleteAccessCode',
      () => pressed(setup('x-access-code-table', { devices: locks }), ['row', 'Anna'], ['button', 'Delete all 2'])
    ],
    [
      'to remove access from its row',
      'disableDeleteAccessGrant',
      () => pressed(setup('x-access-grant-table'), ['button', 'Actions for Gardener'], ['menuitem', 'Remove access'])
    ],
    [
      'to remove access from its details',
      'disableDeleteAccessGrant',
      () => pressed(setupGrant(), ['button', 'Remove access'])
    ],
    [
      'to revoke a way in',
      'disableDeleteAccessGrant',
      () => pressed(setupGrant(), ['button', 'Actions for Mobile key'], ['menuitem', 'Revoke'])
    ],
    [
      'to add codes to several locks',
      'disableCreateAccessCode',
      () => pressed(setup('x-access-code-table'), ['button', 'Add access code'])
    ],
    [
      'to lock selected doors',
      'disableLockUnlock',
      () => pressed(selected(setup('x-device-table', { devices: locks, selectable: true })), ['button', 'Lock 2 locks'])
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
    const { screen: table } = await setupCodes()
    await choose(table, 'Family', 'Delete')
    await until(() => questionIn(table))
    await search(table, 'Courier')
    await until(() => !questionIn(table))
    await search(table, '')
    await until(() => table.all('row', 'Family').length > 0)
    expect(questionIn(table)).to.equal(null)
  })
})
