import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { type AllLocks, rowsOf, setupAllLocks } from '../support/all-locks.js'
import { CODE, fillCode, NAME } from '../support/code-form.js'
import { cleanUpAfterEach, type Given, setup, until, words } from '../support/setup.js'

const ADD = 'Add access code'
const SEARCH = 'Search locks'

const lock = (name: string, codeLengths: number[] = [4, 5, 6]): SandboxDevice => ({ kind: 'lock', name, codeLengths })

/** Three locks that share a code length, and one with a different length. */
const DEVICES: readonly SandboxDevice[] = [
  { kind: 'lock', name: 'Front Door', codeLengths: [4, 5, 6], accessCodes: [{ name: 'Cleaning', code: '4711' }] },
  lock('Back Door'),
  lock('Gate', [6]),
  lock('Safe', [8])
]

const boxesOf = ({ screen }: AllLocks): HTMLInputElement[] => [
  ...screen.root.querySelectorAll<HTMLInputElement>('dialog [type=checkbox]')
]
const labelOf = ({ labels }: HTMLInputElement): string => words(labels?.[0]?.textContent)
const labelsOf = (t: AllLocks, state: 'checked' | 'disabled'): string[] =>
  boxesOf(t)
    .filter((box) => box[state])
    .map(labelOf)

/** Opens the lock selection and selects locks. */
async function choose(t: AllLocks, ...names: readonly string[]): Promise<void> {
  await t.user.click(ADD)
  await until(() => boxesOf(t).length > 0)
  for (const name of names) await t.user.check(name)
}
async function open(given: Given<'x-access-code-table'> = {}, ...names: readonly string[]): Promise<AllLocks> {
  const t = await setupAllLocks({ devices: DEVICES, ...given })
  await choose(t, ...names)
  return t
}

/** Continues from the lock selection and fills in the form. */
async function fillIn({ screen, user }: AllLocks): Promise<void> {
  await user.click('Continue')
  await until(() => screen.maybe(NAME))
  await fillCode({ user }, '4812', 'Painter')
}

describe('Adding an access code to several locks', () => {
  cleanUpAfterEach()

  it('creates one code on the chosen locks in one request and dispatches an event for each', async () => {
    const t = await open({}, 'Front Door', 'Gate')
    const [changes, created] = [t.events('before-change'), t.events('access-code-created')]
    await t.user.click('Continue')
    await t.screen.waitForText('Front Door, Gate')
    await t.user.fill(NAME, 'Painter')
    await t.user.click('Generate code')
    expect(t.screen.field(CODE).value).to.match(/^\d{6}$/)
    await t.user.click('Add to 2 locks')
    await until(() => rowsOf(t).some((row) => row.startsWith('Painter Front Door, Gate')))
    const ids = ['device_front_door', 'device_gate']
    expect([changes.length, created.map(({ detail }) => detail.device_id)]).to.deep.equal([2, ids])
    expect(t.requests('/access_codes/create_multiple').map(({ device_ids }) => device_ids)).to.deep.equal([ids])
    expect(t.screen.announcements).to.contain('2 done')
  })

  it('styles its form and progress on a page without a device table', async () => {
    const t = await open({}, 'Back Door')
    // The styles must come from the modules of the form itself.
    const styleOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(t.screen.root.querySelector(selector) ?? t.element)
    await fillIn(t)
    expect(styleOf('.bulk-fields').display).to.equal('grid')
    await t.user.click('Add to 1 lock')
    await t.screen.waitForText('1 done')
    expect(styleOf('.run-parts').blockSize).to.equal('4px')
  })

  it('asks to choose a lock if none is chosen', async () => {
    const t = await open()
    const alerts = (): string[] => [...(t.screen.dialog?.querySelectorAll('[role=alert]') ?? [])].map(textOf)
    const textOf = ({ textContent }: Element): string => words(textContent)
    await t.user.click('Continue')
    expect(alerts()).to.deep.equal(['Choose at least one lock.'])
    await t.user.check('Back Door')
    expect(alerts()).to.deep.equal([])
  })

  it('disables the locks that cannot take the code of the chosen ones, and shows how many', async () => {
    const t = await open({}, 'Gate')
    expect([labelsOf(t, 'disabled'), labelsOf(t, 'checked')]).to.deep.equal([['Safe'], ['Gate']])
    expect(t.screen.announcements).to.contain('1 lock needs a different code length.')
    await t.user.check('Gate')
    expect(labelsOf(t, 'disabled')).to.deep.equal([])
    expect(t.screen.announcements).not.to.contain('different code length')
    await t.user.check('Safe')
    expect(labelsOf(t, 'disabled')).to.deep.equal(['Front Door', 'Back Door', 'Gate'])
    expect(labelsOf(t, 'checked')).to.deep.equal(['Select all 1', 'Safe'])
  })

  it('selects all locks that can share a code', async () => {
    const t = await open({}, 'Select all 3')
    expect(labelsOf(t, 'checked')).to.deep.equal(['Select all 3', 'Front Door', 'Back Door', 'Gate'])
    await t.user.click('Continue')
    await t.screen.find('button', 'Add to 3 locks')
  })

  it('keeps the values on the way back to the locks and after Cancel', async () => {
    const t = await open({}, 'Front Door')
    await fillIn(t)
    await t.user.click('Back')
    expect(labelsOf(t, 'checked')).to.deep.equal(['Front Door'])
    await t.user.check('Back Door')
    await t.user.click('Cancel')
    expect([t.screen.dialog, t.screen.focused]).to.deep.equal([null, ADD])
    await choose(t)
    expect(labelsOf(t, 'checked')).to.deep.equal(['Front Door', 'Back Door'])
    await t.user.click('Continue')
    await t.screen.find('button', 'Add to 2 locks')
    expect([NAME, CODE].map((label) => t.screen.field(label).value)).to.deep.equal(['Painter', '4812'])
  })

  it('keeps its step and its values while the host shows a code', async () => {
    const t = await open({}, 'Front Door')
    await fillIn(t)
    t.element.openedAccessCodeId = 'access_code_1'
    await t.screen.waitForText('Cleaning')
    await until(() => !t.screen.dialog)
    t.element.openedAccessCodeId = undefined
    await t.screen.find('button', 'Add to 1 lock')
    expect([NAME, CODE].map((label) => t.screen.field(label).value)).to.deep.equal(['Painter', '4812'])
  })

  it('has a search for more than eight locks, and selects all results', async () => {
    const devices = Array.from({ length: 12 }, (_, index) => lock(index < 4 ? `Cabin ${index}` : `Room ${index}`))
    const t = await setup('x-access-code-table', { devices })
    await choose(t)
    expect(t.screen.root.activeElement === t.screen.field(SEARCH)).to.equal(true)
    await t.user.fill(SEARCH, 'cabin')
    expect(boxesOf(t)).to.have.length(5)
    expect(t.screen.announcements).to.contain('4 locks')
    await t.user.check('Select all 4')
    expect(t.screen.announcements).to.contain('4 selected')
    await t.user.fill(SEARCH, 'tower')
    expect(t.screen.announcements).to.contain('No lock matches')
    await t.user.fill(SEARCH, '')
    expect(labelsOf(t, 'checked')).to.deep.equal(['Cabin 0', 'Cabin 1', 'Cabin 2', 'Cabin 3'])
    expect(t.screen.field('Select all 12').indeterminate).to.equal(true)
  })

  it('renders few of many locks', async () => {
    const devices = Array.from({ length: 150 }, (_, index) => lock(`Room ${index}`))
    const t = await setup('x-access-code-table', { devices })
    await choose(t, 'Select all 150')
    expect(boxesOf(t).length).to.be.lessThan(60)
    expect(t.screen.announcements).to.contain('150 selected')
  })

  it('selects a lock and cancels with the keyboard alone', async () => {
    const t = await setupAllLocks({ devices: DEVICES })
    ;(await t.screen.find('button', ADD)).focus()
    await t.user.press('Enter')
    await until(() => t.screen.root.activeElement === boxesOf(t)[0])
    await t.user.press('Tab', 'Space')
    expect(labelsOf(t, 'checked')).to.deep.equal(['Front Door'])
    await t.user.press('Escape')
    expect([t.screen.dialog, t.screen.focused]).to.deep.equal([null, ADD])
  })

  it('closes if the host disables it', async () => {
    const t = await open({}, 'Gate')
    t.element.disableCreateAccessCode = true
    await until(() => !t.screen.dialog && t.screen.names('button', ADD).length === 0)
  })

  it('opens a separate form for a lock whose manufacturer chooses the codes', async () => {
    const constraints = { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] }
    const edit: Given<'x-access-code-table'>['edit'] = ({ device_id, properties }) =>
      void (device_id === 'device_gate' && Object.assign(Object(properties), constraints))
    const t = await open({ edit }, 'Back Door')
    expect(labelsOf(t, 'disabled')).to.deep.equal(['Gate', 'Safe'])
    for (const name of ['Back Door', 'Gate']) await t.user.check(name)
    await t.user.click('Continue')
    await t.screen.waitForText('Add new access code Gate')
    await t.user.click('Back')
    expect(rowsOf(t)).to.have.length(1)
    await t.user.click('Continue')
    await t.screen.waitForText('Add new access code Gate')
    await t.user.fill('Name the new code', 'Gardener')
    await t.user.click('Save')
    await until(() => rowsOf(t).length > 0)
    expect(t.screen.dialog).to.equal(null)
  })
})
