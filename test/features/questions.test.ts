import { expect } from 'chai'
import { AccessCodeTableElement } from '../../elements/access-code-table.js'
import { NAME, NEW_CODE } from './support/code-form.js'
import { choose } from './support/code-table.js'
import { setupCode } from './support/code-details.js'
import { checkAll, selectableTable } from './device-table/bulk/many.js'
import { openForm, setupPresets } from './support/preset-manager.js'
import { type Screen, settled, show, startPlatform, until } from './support/stage.js'
import { search } from './support/table.js'
import { cleanUpAfterEach, setup } from './support/setup.js'

const QUESTIONS: Record<string, () => Promise<Screen<HTMLElement>>> = {
  async 'discarding a new code'() {
    const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE, showBack: true })
    form.enter(NAME, 'Cleaning crew')
    await form.press('button', 'Cancel')
    return form
  },
  async 'discarding the changes of a preset'() {
    const manager = await openForm((await setupPresets()).screen, 'Guest arrival')
    manager.enter('Display Name (Optional)', 'Another')
    await manager.press('button', 'Back')
    return manager
  }
}

describe('Confirmation that input is discarded', () => {
  cleanUpAfterEach()

  for (const [when, ask] of Object.entries(QUESTIONS)) {
    it(`ignores a key that is still held down when ${when}`, async () => {
      const screen = await ask()
      const question = await until(() => screen.all('question')[0])
      const harmful = [...question.querySelectorAll('button')].at(-1)
      const press = (repeat: boolean): boolean | undefined =>
        harmful?.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, composed: true, cancelable: true })
        )
      expect([press(false), press(true)]).to.deep.equal([true, false])
    })
  }
})

type Disabled = 'disableDeleteAccessCode' | 'disableCreateAccessCode' | 'disableLockUnlock'

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
      await until(() => table.root.querySelector('.select-all input'))
      checkAll(table).click()
      await table.press('button', /^Delete/)
      return table
    }
  ],
  [
    'to delete the codes of a person',
    'disableDeleteAccessCode',
    async () => {
      const lock = (name: string) => ({ kind: 'lock', name, accessCodes: [{ name: 'Anna', code: '4711' }] }) as const
      const { client } = await startPlatform({ devices: [lock('Front Door'), lock('Gate')] })
      const table = show(AccessCodeTableElement, { client })
      await table.press('row', 'Anna')
      await table.press('button', 'Delete all 2')
      return table
    }
  ],
  [
    'to add codes to several locks',
    'disableCreateAccessCode',
    async () => {
      const { client } = await startPlatform()
      const table = show(AccessCodeTableElement, { client })
      await table.press('button', 'Add access code')
      return table
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

describe('Question that was closed', () => {
  cleanUpAfterEach()
  const questionIn = ({ root }: Screen<HTMLElement>): Element | null => root.querySelector('dialog, [role=alertdialog]')

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
