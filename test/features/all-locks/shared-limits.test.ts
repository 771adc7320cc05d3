import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { type AllLocks, setupAllLocks } from '../support/all-locks.js'
import { CODE, NAME } from '../support/code-form.js'
import { cleanUpAfterEach, until, words } from '../support/setup.js'

type Constraints = NonNullable<Extract<SandboxDevice, { kind: 'lock' }>['constraints']>

const NO_ZEROS: Constraints = [{ constraint_type: 'no_zeros' }]

const lock = (name: string, constraints: Constraints = [], more: object = {}): SandboxDevice => ({
  kind: 'lock',
  name,
  codeLengths: [4],
  constraints,
  ...more
})

const FRONT_DOOR = lock('Front Door', [], { mostCodes: 1, accessCodes: [{ name: 'Cleaning', code: '4711' }] })

const DEVICES: readonly SandboxDevice[] = [
  FRONT_DOOR,
  lock('Garage', NO_ZEROS),
  lock('Gate', NO_ZEROS),
  lock('Pool', NO_ZEROS),
  lock('Roof', NO_ZEROS),
  lock('Safe', [{ constraint_type: 'name_length', max_length: 5 }])
]

interface OpenedForm {
  /** The chosen locks. */
  readonly names: readonly string[]
  readonly devices?: readonly SandboxDevice[]
}

/** Opens the form for some locks. */
async function open({ names, devices = DEVICES }: OpenedForm): Promise<AllLocks> {
  const t = await setupAllLocks({ devices })
  await t.user.click('Add access code')
  await until(() => t.screen.root.querySelector('dialog [type=checkbox]'))
  for (const name of names) await t.user.check(name)
  await t.user.click('Continue')
  await until(() => t.screen.maybe(NAME))
  await t.user.fill(NAME, 'Guest')
  return t
}

const add = (t: AllLocks, count: number): Promise<void> => t.user.click(`Add to ${count} locks`)

describe('Limits of several locks', () => {
  cleanUpAfterEach()

  it('name the lock that does not accept the code, and leave it out', async () => {
    const t = await open({ names: ['Front Door', 'Garage', 'Safe'] })
    expect(t.screen.text).to.contain('1 lock is full: Front Door')
    await t.user.fill(CODE, '4700')
    await add(t, 3)
    expect(t.screen.error(CODE)).to.equal('Garage doesn’t accept 0')
    expect(t.requests('/access_codes/create_multiple')).to.deep.equal([])
    const [, leaveOut] = t.screen.all('button', 'Leave out 1 lock')
    leaveOut?.click()
    await until(() => t.screen.error(CODE) === undefined)
    await add(t, 2)
    await until(() => t.requests('/access_codes/create_multiple').length > 0)
    const [request] = t.requests('/access_codes/create_multiple')
    expect(request?.device_ids).to.deep.equal(['device_front_door', 'device_safe'])
  })

  it('name three locks and count the others', async () => {
    const t = await open({ names: ['Garage', 'Gate', 'Pool', 'Roof', 'Safe'] })
    await t.user.fill(CODE, '4700')
    await t.user.fill(NAME, 'Gardener')
    await add(t, 5)
    expect(t.screen.error(CODE)).to.equal('4 of 5 locks don’t accept 0: Garage, Gate, Pool and 1 more')
    expect(t.screen.error(NAME)).to.equal('Safe: 5 characters max')
    await t.user.click('Leave out 4 locks')
    expect(t.screen.error(CODE)).to.equal(undefined)
    // A single lock remains.
    expect(t.screen.error(NAME)).to.equal('5 characters max')
  })

  it('do not offer to leave all locks out', async () => {
    const t = await open({ names: ['Garage', 'Gate'] })
    await t.user.fill(CODE, '4700')
    await add(t, 2)
    expect(t.screen.error(CODE)).to.equal('2 of 2 locks don’t accept 0: Garage, Gate')
    expect(t.screen.names('button', /Leave out/)).to.deep.equal([])
  })

  it('say that no code fits all of the locks', async () => {
    const short = { codeLengths: [2] }
    const devices = [
      FRONT_DOOR,
      lock('Cabin', [{ constraint_type: 'at_least_three_unique_digits' }], short),
      lock('Lodge', [], short)
    ]
    const t = await open({ names: ['Cabin', 'Lodge'], devices })
    await t.user.click('Generate code')
    expect(t.screen.error(CODE)).to.equal('No code fits all of these locks.')
  })

  it('offer the pairs of times that the locks have in common', async () => {
    const pairs = (...starts: string[]): object => ({
      timezone: 'UTC',
      timeFrames: [{ time_pairs: starts.map((start_time) => ({ start_time, end_time: '11:00' })) }]
    })
    const devices = [FRONT_DOOR, lock('Cabin', [], pairs('14:00', '15:00')), lock('Lodge', [], pairs('15:00'))]
    const t = await open({ names: ['Cabin', 'Lodge'], devices })
    await t.user.fill(CODE, '4711')
    await t.user.check('Start/end times')
    expect(t.screen.offered('Times')).to.deep.equal(['Choose the times', '3:00 PM – 11:00 AM'])
    await t.user.fill('Start date', '2030-03-05')
    await t.user.fill('End date', '2030-03-07')
    await t.user.choose('Times', '3:00 PM – 11:00 AM')
    await add(t, 2)
    await until(() => t.requests('/access_codes/create_multiple').length > 0)
    const [request] = t.requests('/access_codes/create_multiple')
    expect([request?.starts_at, request?.ends_at]).to.deep.equal([
      '2030-03-05T15:00:00.000Z',
      '2030-03-07T11:00:00.000Z'
    ])
  })

  it('say which locks are full in the choice of locks', async () => {
    const t = await setupAllLocks({ devices: DEVICES })
    await t.user.click('Add access code')
    const box = await until(() => t.screen.root.querySelector('dialog .lock-boxes [type=checkbox]'))
    expect(words(box.closest('.checkbox')?.textContent)).to.equal('Front DoorFull: 1 of 1 codes')
  })
})
