import { changeElsewhere, UPDATE } from '../support/access-code-calls.js'
import { type AllLocks, CLEANING, DEVICES, rowsOf, setupAllLocks } from '../support/all-locks.js'
import { CODE } from '../support/code-form.js'
import { cleanUpAfterEach } from '../support/setup.js'
import { startPlatform, until } from '../support/stage.js'

const NAME = 'Name the code'
const DIFFERS = 'Differs: each keeps its own'
const TIMES = { starts_at: '2026-01-01T12:00:00.000Z', ends_at: '2099-01-04T12:00:00.000Z' }

/** Fields of every update of the codes of Anna: one is ongoing, the other ends in 2099. */
const ON_GATE = { name: 'Anna', code: '246802', type: 'ongoing' }
const ON_CELLAR = { ...ON_GATE, type: 'time_bound', ...TIMES }

/** Opens the form of all codes of a person. */
async function openForm(t: AllLocks, name: string, count: number): Promise<void> {
  await until(() => t.screen.all('row', name).length > 0)
  await t.user.click(name, 'row')
  await t.user.click(`Edit all ${count}`)
}

async function editAnna(): Promise<AllLocks> {
  const platform = await startPlatform({ devices: DEVICES, commandTime: 0 })
  const anna = { name: 'Anna', code: '246802' }
  await platform.client.accessCodes.create({ device_id: 'device_gate', ...anna })
  await platform.client.accessCodes.create({ device_id: 'device_cellar', ...anna, ...TIMES })
  const t = await setupAllLocks({ platform })
  await until(() => rowsOf(t)[0] === 'Anna Gate, Cellar • Times differ • 246802')
  await openForm(t, 'Anna', 2)
  return t
}

/** Returns the fields of the updates sent to a lock, without IDs. */
const sentTo = ({ requests }: AllLocks, deviceId: string): object[] =>
  requests(UPDATE)
    .filter(({ device_id }) => device_id === deviceId)
    .map((body) => Object.fromEntries(Object.entries(body).filter(([field]) => !field.endsWith('_id'))))
const sentToAnna = (t: AllLocks): object[][] => [sentTo(t, 'device_gate'), sentTo(t, 'device_cellar')]

describe('Editing the access codes of a person', () => {
  cleanUpAfterEach()

  it('updates name and digits on every lock, one request each, and keeps the input after Cancel', async () => {
    const t = await setupAllLocks()
    await openForm(t, 'Cleaning', 3)
    expect(t.screen.field(NAME).value).to.equal('Cleaning')
    await t.user.fill(NAME, 'Cleaning crew')
    await t.user.click('Cancel')
    await t.user.click('Edit all 3')
    expect(t.screen.field(NAME).value).to.equal('Cleaning crew')
    await t.user.fill(CODE, '4712')
    await t.user.click('Save')
    await until(() => rowsOf(t)[0] === 'Cleaning crew Front Door, Back Door + 1 • Ends: Never • 4712')
    expect(t.screen.all('row', 'Cleaning crew')[0]?.ariaExpanded).to.equal('true')
    const sent = { name: 'Cleaning crew', code: '4712', type: 'ongoing' }
    for (const id of ['device_front_door', 'device_back_door', 'device_gate'])
      expect(sentTo(t, id)).to.deep.equal([sent])
    expect(t.requests(UPDATE)).to.have.length(3)
  })

  it('sends all fields of each code when renamed, so that none is reset, and includes them in the events', async () => {
    const t = await editAnna()
    const updated = t.events('access-code-updated')
    await t.user.fill(NAME, 'Anna Weber')
    await t.user.click('Save')
    await until(() => rowsOf(t)[0] === 'Anna Weber Gate, Cellar • Times differ • 246802')
    const name = 'Anna Weber'
    expect(sentToAnna(t)).to.deep.equal([[{ ...ON_GATE, name }], [{ ...ON_CELLAR, name }]])
    const [code] = await t.platform.client.accessCodes.list({ device_id: 'device_cellar' })
    expect(code).to.include({ type: 'time_bound', ends_at: TIMES.ends_at })
    await until(() => updated.length === 2)
    expect(updated.map(({ detail }) => [detail.type, detail.code, detail.ends_at])).to.have.deep.members([
      ['ongoing', '246802', undefined],
      ['time_bound', '246802', TIMES.ends_at]
    ])
  })

  it('shows differing values and sends nothing for codes that are already as edited', async () => {
    const t = await editAnna()
    const types = [...t.screen.root.querySelectorAll<HTMLInputElement>('dialog [type=radio]')]
    expect(types.map(({ checked }) => checked)).to.deep.equal([false, false])
    const [group] = t.screen.root.querySelectorAll('dialog fieldset')
    expect(group?.ariaDescribedByElements?.map(({ textContent }) => textContent)).to.deep.equal([DIFFERS])
    await t.user.check('Ongoing')
    expect(group?.ariaDescribedByElements ?? []).to.have.length(0)
    await t.user.click('Save')
    await t.screen.waitForText('1 done')
    expect(sentToAnna(t)).to.deep.equal([[], [ON_GATE]])
  })

  it('requires a start for codes without one if all get times together', async () => {
    const t = await editAnna()
    await t.user.check('Start/end times')
    expect([t.screen.field('Start').value, t.screen.description('Start')]).to.deep.equal(['', DIFFERS])
    await t.user.fill('End', '2099-06-01T10:00')
    await t.user.click('Save')
    expect(t.screen.error('Start')).not.to.equal(undefined)
    expect(t.requests(UPDATE)).to.deep.equal([])
    await t.user.fill('Start', '2099-05-01T10:00')
    await t.user.click('Save')
    await t.screen.waitForText('2 done')
    const timed = { ...ON_CELLAR, starts_at: '2099-05-01T10:00:00.000Z', ends_at: '2099-06-01T10:00:00.000Z' }
    expect(sentToAnna(t)).to.deep.equal([[timed], [timed]])
  })

  it('shows a conflict if the digits of one code changed elsewhere', async () => {
    const t = await editAnna()
    await t.user.fill(CODE, '555555')
    const [code] = await t.platform.client.accessCodes.list({ device_id: 'device_cellar' })
    await changeElsewhere(t.platform, code?.access_code_id ?? '', { code: '999999' })
    await t.element.refresh()
    const question = `Someone else changed this too. Yours 555555 Theirs ${DIFFERS}`
    await until(() => t.screen.conflict(CODE) === question)
    await t.user.click('Save')
    expect([t.requests(UPDATE).length, t.screen.focused]).to.deep.equal([1, 'Keep mine'])
    await t.user.click('Keep mine')
    await t.user.click('Save')
    await t.screen.waitForText('2 done')
    const [gate, cellar] = sentToAnna(t)
    expect([gate, cellar?.at(-1)]).to.deep.equal([[{ ...ON_GATE, code: '555555' }], { ...ON_CELLAR, code: '555555' }])
  })

  it('shows differing digits after one lock rejected the new ones', async () => {
    const jammed = { status: 400, error: { type: 'refused', message: 'It is jammed.' }, times: 1 }
    const devices = DEVICES.map((device) => ({ ...device, ...(device.kind === 'lock' && { accessCodes: [CLEANING] }) }))
    const t = await setupAllLocks({
      devices,
      deviceIds: ['device_gate', 'device_cellar'],
      faults: { [UPDATE]: jammed }
    })
    await openForm(t, 'Cleaning', 2)
    await t.user.fill(CODE, '999977')
    await t.user.click('Save')
    await t.screen.find('button', 'Try again')
    expect(rowsOf(t)).to.deep.equal(['Cleaning Gate, Cellar • Ends: Never • 2 codes'])
    const digits = [...t.screen.root.querySelectorAll('[aria-label=Cleaning] .pin')].map((pin) => pin.textContent)
    expect(digits.toSorted()).to.deep.equal(['4711', '999977'])
    await t.user.click('Try again')
    await until(() => rowsOf(t)[0] === 'Cleaning Gate, Cellar • Ends: Never • 999977')
  })

  it('keeps the digits if the locks need different lengths, with one explanation', async () => {
    const t = await setupAllLocks({
      devices: [
        { kind: 'lock', name: 'Door', codeLengths: [4], accessCodes: [CLEANING] },
        { kind: 'lock', name: 'Safe', codeLengths: [8], accessCodes: [{ name: 'Cleaning', code: '47114711' }] }
      ]
    })
    await openForm(t, 'Cleaning', 2)
    await t.screen.waitForText('These locks need different code lengths, so each keeps its own code.')
    await t.user.fill(NAME, 'Cleaning crew')
    await t.user.click('Save')
    await until(() => rowsOf(t)[0] === 'Cleaning crew Door, Safe • Ends: Never • 2 codes')
    expect(t.requests(UPDATE).map(({ name, code }) => [name, code])).to.deep.equal([
      ['Cleaning crew', '4711'],
      ['Cleaning crew', '47114711']
    ])
  })
})
