import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import type { SandboxDevice } from '../../../../src/sandbox/index.js'
import {
  recordEvents,
  type Screen,
  settled,
  startPlatform,
  type TestPlatform,
  type,
  until,
  words
} from '../../support/stage.js'
import { cleanUpAfterEach, type Given, setup } from '../../support/setup.js'
const CREATE_MULTIPLE = '/access_codes/create_multiple'
const ADD = 'Add access code'
const NAME = 'Name the new code'
const PIN = 'Enter the code (PIN)'

const lock = (name: string, codeLengths: number[] = [4, 5, 6]): SandboxDevice => ({ kind: 'lock', name, codeLengths })

/** Three locks that share a code length, and one with a different length. */
const HOUSE: readonly SandboxDevice[] = [
  { kind: 'lock', name: 'Front Door', codeLengths: [4, 5, 6], accessCodes: [{ name: 'Cleaning', code: '4711' }] },
  lock('Back Door'),
  lock('Gate', [6]),
  lock('Safe', [8])
]

type Table = Screen<AccessCodeTableElement>

describe('Adding an access code to several locks', () => {
  cleanUpAfterEach()
  let platform: TestPlatform

  async function shown(
    devices: readonly SandboxDevice[] = HOUSE,
    properties: Given<'x-access-code-table'> = {},
    width?: number
  ): Promise<Table> {
    platform = await startPlatform({ devices, commandTime: 0 })
    const { screen: table } = await setup('x-access-code-table', { platform, ...properties, ...(width && { width }) })
    await until(() => table.text.includes('All access codes'))
    await settled()
    return table
  }

  const dialogOf = ({ root }: Table): Promise<HTMLDialogElement> =>
    until(() => root.querySelector('dialog') ?? undefined)
  const alerts = ({ root }: Table): string[] =>
    [...root.querySelectorAll<HTMLElement>('dialog [role=alert]')].map(({ innerText }) => words(innerText))
  const boxes = ({ root }: Table): HTMLInputElement[] => [
    ...root.querySelectorAll<HTMLInputElement>('dialog [type=checkbox]')
  ]
  const labelOf = ({ labels }: HTMLInputElement): string => words(labels?.[0]?.textContent)
  const chosen = (table: Table): string[] =>
    boxes(table)
      .filter(({ checked }) => checked)
      .map(labelOf)

  /** Opens the lock selection and selects locks. */
  async function choose(table: Table, ...names: readonly string[]): Promise<void> {
    await table.press('button', ADD)
    await until(() => boxes(table).length > 0)
    for (const box of boxes(table)) if (names.includes(labelOf(box))) box.click()
    await settled()
  }

  async function press(table: Table, name: string): Promise<void> {
    boxes(table)
      .find((box) => labelOf(box) === name)
      ?.click()
    await settled()
  }

  /** Continues from the lock selection and fills in the form. */
  async function describePainter(table: Table): Promise<void> {
    await table.press('button', 'Continue')
    const form = table
    form.enter(NAME, 'Painter')
    form.enter(PIN, '4812')
  }

  it('creates one code on the chosen locks in one request and dispatches an event for each', async () => {
    const table = await shown()
    const changes = recordEvents(table, 'before-change')
    const created = recordEvents(table, 'access-code-created')
    const over = recordEvents(table, 'bulk-change')
    await choose(table, 'Front Door', 'Gate')
    await table.press('button', 'Continue')
    await table.waitForText('Front Door, Gate')
    const form = table
    form.enter(NAME, 'Painter')
    await table.press('button', 'Generate code')
    await until(() => form.field(PIN).value.length === 6)
    await table.press('button', 'Add to 2 locks')
    await until(() => over.length === 1)
    expect([changes.length, created.map(({ detail }) => detail.device_id)]).to.deep.equal([
      2,
      ['device_front_door', 'device_gate']
    ])
    expect(platform.requests(CREATE_MULTIPLE).map(({ device_ids }) => device_ids)).to.deep.equal([
      ['device_front_door', 'device_gate']
    ])
    await until(() => table.all('row').some((row) => words(row.innerText).startsWith('Painter 2 locks')))
    expect(table.announcements).to.contain('2 of 2 done')
  })

  it('styles its form and progress on a page without a device table', async () => {
    const table = await shown()
    // The styles must come from the modules of the form itself.
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(table.root.querySelector(selector) ?? table.element)
    await choose(table, 'Back Door')
    await describePainter(table)
    expect(styleOf('.bulk-fields').display).to.equal('grid')
    await table.press('button', 'Add to 1 lock')
    await table.waitForText('1 of 1 done')
    expect(styleOf('.run-parts').blockSize).to.equal('4px')
  })

  it('asks to choose a lock if none is chosen', async () => {
    const table = await shown()
    await choose(table)
    await table.press('button', 'Continue')
    await until(() => alerts(table)[0] === 'Choose at least one lock.')
    expect((await dialogOf(table)).open).to.equal(true)
    boxes(table)[1]?.click()
    await until(() => alerts(table).length === 0)
  })

  it('disables the locks that cannot take the code of the chosen ones, and shows how many', async () => {
    const table = await shown()
    const off = (): string[] => boxes(table).flatMap((box) => (box.disabled ? labelOf(box) : []))
    await choose(table, 'Gate')
    expect([off(), chosen(table)]).to.deep.equal([['Safe'], ['Gate']])
    expect(table.announcements).to.contain('1 lock needs a different code length.')
    await press(table, 'Gate')
    expect([off(), table.announcements.includes('different code length')]).to.deep.equal([[], false])
    await press(table, 'Safe')
    expect([off(), chosen(table)]).to.deep.equal([
      ['Front Door', 'Back Door', 'Gate'],
      ['Select all 1', 'Safe']
    ])
  })

  it('selects all locks that can share a code', async () => {
    const table = await shown()
    await choose(table, 'Select all 3')
    expect(chosen(table)).to.deep.equal(['Select all 3', 'Front Door', 'Back Door', 'Gate'])
    await table.press('button', 'Continue')
    await table.find('button', 'Add to 3 locks')
  })

  it('keeps the values on the way back to the locks and after Cancel', async () => {
    const table = await shown()
    await choose(table, 'Front Door')
    await describePainter(table)
    await table.press('button', 'Back')
    await until(() => boxes(table).length > 0)
    expect(chosen(table)).to.deep.equal(['Front Door'])
    await press(table, 'Back Door')
    await table.press('button', 'Cancel')
    await until(() => !table.root.querySelector('dialog'))
    expect(table.focused).to.equal(ADD)
    await choose(table)
    expect(chosen(table)).to.deep.equal(['Front Door', 'Back Door'])
    await table.press('button', 'Continue')
    await table.find('button', 'Add to 2 locks')
    expect([table.field(NAME).value, table.field(PIN).value]).to.deep.equal(['Painter', '4812'])
    await table.press('button', 'Cancel')
    await until(() => table.focused === ADD)
  })

  it('has a search for more than eight locks, and selects all results', async () => {
    const table = await shown(
      Array.from({ length: 12 }, (_, index) => lock(index < 4 ? `Cabin ${index}` : `Room ${index}`))
    )
    await choose(table)
    const box = await until(() => table.root.querySelector<HTMLInputElement>('dialog [type=search]') ?? undefined)
    expect(table.root.activeElement === box).to.equal(true)
    expect(boxes(table).map(labelOf)[0]).to.equal('Select all 12')
    type(box, 'cabin')
    await until(() => boxes(table).length === 5)
    expect(table.announcements).to.contain('4 locks')
    boxes(table)[0]?.click()
    await until(() => table.announcements.includes('4 selected'))
    type(box, 'tower')
    await until(() => table.announcements.includes('No lock matches'))
    type(box, '')
    await until(() => boxes(table).length === 13)
    expect([boxes(table)[0]?.indeterminate, chosen(table)]).to.deep.equal([
      true,
      ['Cabin 0', 'Cabin 1', 'Cabin 2', 'Cabin 3']
    ])
  })

  it('renders few of many locks', async () => {
    const table = await shown(Array.from({ length: 150 }, (_, index) => lock(`Room ${index}`)))
    await choose(table)
    expect(boxes(table).length).to.be.lessThan(60)
    boxes(table)[0]?.click()
    await until(() => table.announcements.includes('150 selected'))
  })

  it('selects a lock and cancels with the keyboard alone', async () => {
    const table = await shown()
    const add = await table.find('button', ADD)
    add.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => table.root.activeElement === boxes(table)[0])
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Space' })
    await until(() => chosen(table).length === 1)
    await sendKeys({ press: 'Escape' })
    await until(() => table.focused === ADD)
    expect(table.root.querySelectorAll('dialog')).to.have.length(0)
  })

  it('closes if the host disables it', async () => {
    const table = await shown()
    await choose(table, 'Gate')
    table.element.disableCreateAccessCode = true
    await until(() => !table.root.querySelector('dialog') && table.all('button', ADD).length === 0)
  })

  it('opens a separate form for a lock whose manufacturer chooses the codes', async () => {
    platform = await startPlatform({ devices: HOUSE, commandTime: 0 })
    platform.edit = (device) => {
      if (device.device_id === 'device_gate')
        Object.assign(Object(device.properties), { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] })
    }
    const { screen: table } = await setup('x-access-code-table', { platform })
    await until(() => table.all('row').length > 0)
    await choose(table, 'Back Door')
    expect(boxes(table).flatMap((box) => (box.disabled ? labelOf(box) : []))).to.deep.equal(['Gate', 'Safe'])
    await press(table, 'Back Door')
    await press(table, 'Gate')
    await table.press('button', 'Continue')
    await table.waitForText('Add new access code Gate')
    await table.press('button', 'Back')
    await until(() => table.all('row').length > 0)
  })
})
