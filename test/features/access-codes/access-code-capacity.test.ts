import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { CODE, fillCode, NAME } from '../support/code-form.js'
import { cleanUpAfterEach, type Given, setup, until } from '../support/setup.js'

const lock = (mostCodes: number): SandboxDevice => ({
  kind: 'lock',
  name: 'Safe',
  mostCodes,
  accessCodes: [
    { name: 'Cleaning', code: '4711' },
    { name: 'Caretaker', code: '4812' }
  ],
  unmanagedAccessCodes: [{ name: 'Family', code: '5024' }]
})

const open = (mostCodes: number, given: Given<'x-access-code-table'> = {}) =>
  setup('x-access-code-table', { deviceId: 'device_safe', devices: [lock(mostCodes)], ...given })

type Table = Awaited<ReturnType<typeof open>>

const capacityOf = ({ screen }: Table): string | null | undefined =>
  screen.root.querySelector('[part=capacity]')?.textContent

/** Opens the form of a new code above the table. */
async function openForm(t: Table): Promise<void> {
  await until(() => capacityOf(t)?.startsWith('3'))
  await t.user.click('Add access code')
  await until(() => t.screen.maybe(NAME))
}

describe('Capacity', () => {
  cleanUpAfterEach()

  it('counts managed and unmanaged codes in the head of the table', async () => {
    const t = await open(5)
    await until(() => capacityOf(t) === '3 of 5 codes used')
  })

  it('is at least the number of managed codes if the unmanaged ones are refused', async () => {
    const t = await open(5, { faults: { '/access_codes/unmanaged/list': { refuse: 'forbidden' } } })
    await until(() => capacityOf(t))
    expect(capacityOf(t)).to.equal('At least 2 of 5 codes used')
  })

  it('is not shown while codes load, or if the lock reports none', async () => {
    const t = await open(5, { holds: ['/access_codes/list'] })
    expect(capacityOf(t)).to.equal(undefined)
    const plain = await setup('x-access-code-table', { deviceId: 'device_front_door' })
    expect(plain.screen.root.querySelector('[part=capacity]')).to.equal(null)
  })

  it('warns in the form of a new code if the lock is full, without blocking it', async () => {
    const t = await open(3)
    await openForm(t)
    const text = 'This lock is full: 3 of 3 codes. Delete one first, or the new code can’t be set.'
    expect(t.screen.text).to.contain(text)
    await fillCode(t, '4913')
    await t.user.click('Save')
    expect(t.requests('/access_codes/create')).to.have.length(1)
  })

  it('is not shown over several locks', async () => {
    const t = await open(3, { deviceId: undefined, devices: [lock(3), { kind: 'lock', name: 'Shed', mostCodes: 3 }] })
    await t.screen.waitForText('Caretaker')
    expect(capacityOf(t)).to.equal(undefined)
    expect(t.screen.text).not.to.contain('codes used')
  })

  it('is not shown in the form of an existing code', async () => {
    const t = await open(3)
    await until(() => capacityOf(t)?.startsWith('3'))
    await t.user.click('Actions for Cleaning')
    ;(await t.screen.find('menuitem', 'Edit code')).click()
    await until(() => t.screen.maybe('Name the code'))
    expect(t.screen.text).not.to.contain('This lock is full')
  })

  it('says that there is room for one more code', async () => {
    const t = await open(4)
    await openForm(t)
    expect(t.screen.text).to.contain('Room for one more code.')
  })

  it('comes with a warning if a code that was set at the lock has the same digits', async () => {
    const t = await open(5)
    await openForm(t)
    await t.user.fill(CODE, '5024')
    expect(t.screen.warning('Enter the code (PIN)')).to.equal('Family already has this code on this lock')
  })
})
