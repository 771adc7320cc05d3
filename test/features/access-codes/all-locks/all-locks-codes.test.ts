import { expect } from 'chai'
import { changeElsewhere, UPDATE } from '../../support/access-code-calls.js'
import { AccessCodeTableElement } from '../../../../elements/access-code-table.js'
import type { SandboxDevice } from '../../../../src/sandbox/index.js'
import { listing } from '../../support/code-table.js'
import { search } from '../../support/table.js'
import {
  recordEvents,
  type Screen,
  settled,
  startPlatform,
  type TestPlatform,
  until,
  words
} from '../../support/stage.js'
import { cleanUpAfterEach, type Given, setup } from '../../support/setup.js'

const LIST = '/access_codes/list'
const DELETE = '/access_codes/delete'
const NAME = 'Name the code'

const lock = (name: string, accessCodes: { name: string; code: string }[]): SandboxDevice => ({
  kind: 'lock',
  name,
  accessCodes
})
const CLEANING = { name: 'Cleaning', code: '4711' }

/** The same code on three locks, two codes with one name and different digits, and a lock without codes. */
const HOUSE: readonly SandboxDevice[] = [
  lock('Front Door', [CLEANING, { name: 'Guest', code: '1001' }]),
  lock('Back Door', [CLEANING, { name: 'Guest', code: '1002' }]),
  lock('Gate', [CLEANING]),
  lock('Cellar', []),
  { kind: 'thermostat', name: 'Hallway' }
]

type Table = Screen<AccessCodeTableElement>

/** Returns the fields of a request without the IDs. */
function valuesOf(body: object): object {
  const { access_code_id: _, device_id: __, ...values } = Object(body)
  return values
}

describe('Access codes of all locks', () => {
  cleanUpAfterEach()
  let platform: TestPlatform

  const rowsOf = (table: Table): string[] => table.all('row').map((row) => words(row.innerText))

  async function shown(given: Given<'x-access-code-table'> = {}): Promise<Table> {
    const { screen: table, ...t } = await setup('x-access-code-table', { devices: HOUSE, commandTime: 0, ...given })
    platform = t.platform
    await until(() => table.all('row').length > 0)
    await settled()
    return table
  }

  it('have one row per person, which expands to one code per lock', async () => {
    const table = await shown()
    expect(rowsOf(table)).to.deep.equal([
      'Cleaning 3 locks • Ends: Never • 4711',
      'Guest 2 locks • Codes differ • Ends: Never'
    ])
    await table.press('row', 'Cleaning')
    expect((await table.find('row', 'Cleaning')).ariaExpanded).to.equal('true')
    expect(table.names('button', /^(?:Front Door|Back Door|Gate)$/)).to.deep.equal(['Front Door', 'Back Door', 'Gate'])
    await table.press('row', 'Cleaning')
    expect(table.names('button', 'Gate')).to.deep.equal([])
  })

  it('are fetched once per lock', async () => {
    await shown()
    expect(platform.requests(LIST).map((body) => Object(body).device_id)).to.have.length(4)
  })

  it('include only the locks in deviceIds', async () => {
    const table = await shown({ deviceIds: ['device_gate'] })
    expect(rowsOf(table)).to.deep.equal(['Cleaning 1 lock • Ends: Never • 4711'])
  })

  it('stay expanded, also after a refetch, and several at once', async () => {
    const table = await shown()
    const isOpen = async (name: string): Promise<string | null> => (await table.find('row', name)).ariaExpanded
    await table.press('row', 'Cleaning')
    table.all('row', 'Guest')[0]?.click()
    await settled()
    const requests = platform.requests(LIST).length
    await table.element.refresh()
    expect(platform.requests(LIST).length).to.be.greaterThan(requests)
    expect([await isOpen('Cleaning'), table.all('row', 'Guest')[0]?.ariaExpanded]).to.deep.equal(['true', 'true'])
    await table.press('row', 'Cleaning')
    await until(() => table.all('row', 'Cleaning')[0]?.ariaExpanded === 'false')
    expect(table.all('row', 'Guest')[0]?.ariaExpanded).to.equal('true')
  })

  it('expand the rows of search results, and keep rows that the user collapsed', async () => {
    const table = await shown()
    const isOpen = (name: string): string | null | undefined => table.all('row', name)[0]?.ariaExpanded
    await search(table, 'gate')
    expect(isOpen('Cleaning')).to.equal('true')
    expect(table.names('button', 'Gate')).to.deep.equal(['Gate'])
    await table.press('row', 'Cleaning')
    expect(isOpen('Cleaning')).to.equal('false')
    await search(table, 'cleaning')
    expect(isOpen('Cleaning')).to.equal('false')
    await search(table, '')
    expect(isOpen('Cleaning')).to.equal('false')
    for (const label of table.root.querySelectorAll('label')) if (words(label.textContent) === 'Lock') label.click()
    await search(table, '1002')
    expect([rowsOf(table), isOpen('Back Door')]).to.deep.equal([['Back Door 2 access codes'], 'true'])
  })

  it('open individual codes, and Back returns the focus to the row', async () => {
    const table = await shown()
    const clicks = recordEvents(table, 'access-code-click')
    await table.press('row', 'Cleaning')
    await table.press('button', 'Gate')
    await table.find('button', 'Back')
    expect(clicks).to.have.length(1)
    expect(table.element.openedAccessCodeId).to.equal(clicks[0]?.detail.access_code_id)
    await table.press('button', 'Back')
    await until(() => table.focused?.startsWith('Cleaning'))
  })

  it('are deleted together, one request each, with a retry of those that failed', async () => {
    const table = await shown()
    const deleted = recordEvents(table, 'access-code-deleted')
    platform.update({
      faults: { [DELETE]: { status: 400, error: { type: 'refused', message: 'It is jammed.' }, times: 1 } }
    })
    await table.press('row', 'Cleaning')
    await table.press('button', 'Delete all 3')
    await table.waitForText('Delete 3 access codes?Cleaning · Front Door, Back Door, Gate')
    expect(platform.requests(DELETE)).to.have.length(0)
    await table.press('button', 'Delete 3 access codes')
    await table.find('button', 'Try 1 again')
    expect(deleted).to.have.length(2)
    await table.waitForText('It is jammed.')
    await table.press('button', 'Try 1 again')
    await until(() => deleted.length === 3)
    expect(platform.requests(DELETE)).to.have.length(4)
  })

  it('are edited together: name and digits on every lock, one request each', async () => {
    const table = await shown()
    await table.press('row', 'Cleaning')
    await table.press('button', 'Edit all 3')
    const form = table
    expect(form.field(NAME).value).to.equal('Cleaning')
    form.enter(NAME, 'Cleaning crew')
    await table.press('button', 'Cancel')
    await table.press('button', 'Edit all 3')
    expect(form.field(NAME).value).to.equal('Cleaning crew')
    form.enter('Enter the code (PIN)', '4712')
    await table.press('button', 'Save')
    await until(() => rowsOf(table)[0] === 'Cleaning crew 3 locks • Ends: Never • 4712')
    expect((await table.find('row', 'Cleaning crew')).ariaExpanded).to.equal('true')
    const sent = platform.requests(UPDATE).map((body) => Object(body))
    expect(sent).to.have.length(3)
    expect(new Set(sent.map(({ access_code_id }) => access_code_id)).size).to.equal(3)
    expect(sent.map(valuesOf)).to.deep.equal(sent.map(() => ({ name: 'Cleaning crew', code: '4712', type: 'ongoing' })))
  })

  /** Edits the two codes of Anna: one is ongoing, the other ends in 2099. */
  async function shownAnna(): Promise<{ table: Table; form: Screen<HTMLElement> }> {
    const end = { starts_at: '2026-01-01T12:00:00.000Z', ends_at: '2099-01-04T12:00:00.000Z' }
    platform = await startPlatform({ devices: HOUSE, commandTime: 0 })
    await platform.client.accessCodes.create({ device_id: 'device_gate', name: 'Anna', code: '246802' })
    await platform.client.accessCodes.create({ device_id: 'device_cellar', name: 'Anna', code: '246802', ...end })
    const table = await shown({ platform })
    await until(() => rowsOf(table)[0] === 'Anna 2 locks • Times differ • 246802')
    await table.press('row', 'Anna')
    await table.press('button', 'Edit all 2')
    return { table, form: table }
  }
  const sentTo = (lockId: string) =>
    platform.requests(UPDATE).flatMap((body) => (body.device_id === lockId ? valuesOf(body) : []))
  const DIFFERS = 'Differs: each keeps its own'

  /** Fields that every update of the codes of Anna contains. */
  const ON_GATE = { name: 'Anna', code: '246802', type: 'ongoing' }
  const ON_CELLAR = {
    ...ON_GATE,
    type: 'time_bound',
    starts_at: '2026-01-01T12:00:00.000Z',
    ends_at: '2099-01-04T12:00:00.000Z'
  }

  it('send all fields of each code when renamed, so that none is reset', async () => {
    const { table, form } = await shownAnna()
    const updated = recordEvents(table, 'access-code-updated')
    form.enter(NAME, 'Anna Weber')
    await table.press('button', 'Save')
    await until(() => rowsOf(table)[0] === 'Anna Weber 2 locks • Times differ • 246802')
    expect([sentTo('device_gate'), sentTo('device_cellar')]).to.deep.equal([
      [{ ...ON_GATE, name: 'Anna Weber' }],
      [{ ...ON_CELLAR, name: 'Anna Weber' }]
    ])
    const codes = await platform.client.accessCodes.list({ device_id: 'device_cellar' })
    expect(codes.map(({ type, ends_at }) => [type, ends_at])).to.deep.equal([
      ['time_bound', '2099-01-04T12:00:00.000Z']
    ])
    // The events contain all fields.
    await until(() => updated.length === 2)
    expect(updated.map(({ detail }) => [detail.type, detail.code, detail.ends_at])).to.have.deep.members([
      ['ongoing', '246802', undefined],
      ['time_bound', '246802', '2099-01-04T12:00:00.000Z']
    ])
    await until(() => table.text.includes('2 of 2 done'))
    expect(table.text).to.contain('Ends: Never').and.to.contain('2099')
  })

  it('show differing values and send nothing for codes that are already as edited', async () => {
    const { table, form } = await shownAnna()
    const types = [...table.root.querySelectorAll<HTMLInputElement>('dialog [type=radio]')]
    expect(types.map(({ checked }) => checked)).to.deep.equal([false, false])
    const [group] = table.root.querySelectorAll('dialog fieldset')
    expect(group?.ariaDescribedByElements?.map(({ textContent }) => textContent)).to.deep.equal([DIFFERS])
    form.check('Ongoing')
    await settled()
    expect(group?.ariaDescribedByElements ?? []).to.have.length(0)
    await table.press('button', 'Save')
    await until(() => table.text.includes('1 of 1 done'))
    expect([sentTo('device_gate'), sentTo('device_cellar')]).to.deep.equal([[], [ON_GATE]])
  })

  it('can get times together, and require a start for codes without one', async () => {
    const { table, form } = await shownAnna()
    form.check('Start/end times')
    await settled()
    expect([form.field('Start').value, form.description('Start')]).to.deep.equal(['', DIFFERS])
    form.enter('End', '2099-06-01T10:00')
    await table.press('button', 'Save')
    // One of the codes has no start of its own.
    await until(() => form.error('Start') !== undefined)
    expect(platform.requests(UPDATE)).to.have.length(0)
    form.enter('Start', '2099-05-01T10:00')
    await table.press('button', 'Save')
    await until(() => table.text.includes('2 of 2 done'))
    const times = { starts_at: '2099-05-01T10:00:00.000Z', ends_at: '2099-06-01T10:00:00.000Z' }
    const timed = { ...ON_CELLAR, ...times }
    expect([sentTo('device_gate'), sentTo('device_cellar')]).to.deep.equal([[timed], [timed]])
  })

  it('show a conflict if the digits of one code changed elsewhere', async () => {
    const { table, form } = await shownAnna()
    form.enter('Enter the code (PIN)', '555555')
    const [code] = await platform.client.accessCodes.list({ device_id: 'device_cellar' })
    await changeElsewhere(platform, code?.access_code_id ?? '', { code: '999999' })
    await table.element.refresh()
    await until(() => form.conflict('Enter the code (PIN)'))
    expect(form.conflict('Enter the code (PIN)')).to.equal(
      `Someone else changed this too. Yours 555555 Theirs ${DIFFERS}`
    )
    await table.press('button', 'Save')
    expect([platform.requests(UPDATE).length, table.focused]).to.deep.equal([1, 'Keep mine'])
    await table.press('button', 'Keep mine')
    await table.press('button', 'Save')
    await until(() => table.text.includes('2 of 2 done'))
    expect([sentTo('device_gate'), sentTo('device_cellar').slice(1)]).to.deep.equal([
      [{ ...ON_GATE, code: '555555' }],
      [{ ...ON_CELLAR, code: '555555' }]
    ])
  })

  it('show differing digits after one lock rejected the new ones', async () => {
    platform = await startPlatform({ devices: HOUSE, commandTime: 0 })
    const device_ids = ['device_gate', 'device_cellar']
    await platform.client.accessCodes.createMultiple({ device_ids, name: 'Anna', code: '246802' })
    const table = await shown({ platform })
    await until(() => rowsOf(table)[0] === 'Anna 2 locks • Ends: Never • 246802')
    platform.update({
      faults: { [UPDATE]: { status: 400, error: { type: 'refused', message: 'It is jammed.' }, times: 1 } }
    })
    await table.press('row', 'Anna')
    await table.press('button', 'Edit all 2')
    table.enter('Enter the code (PIN)', '999977')
    await table.press('button', 'Save')
    await table.find('button', 'Try 1 again')
    expect(rowsOf(table)[0]).to.equal('Anna 2 locks • Codes differ • Ends: Never')
    const digits = [...table.root.querySelectorAll('[aria-label=Anna] .pin')].map(({ textContent }) => textContent)
    expect(digits.toSorted()).to.deep.equal(['246802', '999977'])
    await table.press('button', 'Try 1 again')
    await until(() => rowsOf(table)[0] === 'Anna 2 locks • Ends: Never • 999977')
  })

  it('list each lock below its person, with its state and only what differs', async () => {
    const { table } = await shownAnna()
    await table.press('button', 'Cancel')
    const linesOf = (name: string): string[] =>
      [...table.root.querySelectorAll<HTMLElement>(`[aria-label=${name}] > li`)].map(({ innerText }) =>
        words(innerText)
      )
    await until(() => linesOf('Anna')[1] === 'Cellar Ends: Jan 4, 2099')
    table.all('row', 'Cleaning')[0]?.click()
    table.all('row', 'Guest')[0]?.click()
    await until(() => linesOf('Guest').length > 0)
    expect([linesOf('Cleaning')[0], linesOf('Guest')]).to.deep.equal([
      'Front Door',
      ['Front Door 1001', 'Back Door 1002']
    ])
  })

  it('keep their digits if the locks need different lengths, with one explanation', async () => {
    const table = await shown({
      devices: [
        { kind: 'lock', name: 'Door', codeLengths: [4], accessCodes: [CLEANING] },
        { kind: 'lock', name: 'Safe', codeLengths: [8], accessCodes: [{ name: 'Cleaning', code: '47114711' }] }
      ]
    })
    await table.press('row', 'Cleaning')
    await table.press('button', 'Edit all 2')
    await table.waitForText('These locks need different code lengths, so each keeps its own code.')
    const form = table
    form.enter(NAME, 'Cleaning crew')
    await table.press('button', 'Save')
    await until(() => rowsOf(table)[0] === 'Cleaning crew 2 locks • Codes differ • Ends: Never')
    expect(platform.requests(UPDATE).map(valuesOf)).to.deep.equal([
      { name: 'Cleaning crew', code: '4711', type: 'ongoing' },
      { name: 'Cleaning crew', code: '47114711', type: 'ongoing' }
    ])
  })

  it('count each code with an issue', async () => {
    const errors = [{ error_code: 'failed_to_set_on_device', message: 'It is full.', is_access_code_error: true }]
    const anna = { device_id: 'device_gate', name: 'Anna', code: '4711', errors }
    const table = await shown({ deviceIds: ['device_gate'], faults: listing([anna, anna]) })
    expect(rowsOf(table)).to.deep.equal(['Anna 2 code issues 1 lock • Ends: Never • 4711'])
    await table.find('button', '2 access code issues')
  })

  it('can be deleted but not edited together when grouped by lock', async () => {
    const table = await shown()
    for (const label of table.root.querySelectorAll('label')) if (words(label.textContent) === 'Lock') label.click()
    await settled()
    await table.press('row', 'Front Door')
    expect(table.names('button', /^(?:Edit|Delete) all/)).to.deep.equal(['Delete all 2'])
    await table.press('button', 'Delete all 2')
    await table.waitForText('Front Door · Cleaning, Guest')
    const barred = await shown({ disableEditAccessCode: true })
    await barred.press('row', 'Cleaning')
    expect(barred.names('button', /^(?:Edit|Delete) all/)).to.deep.equal(['Delete all 3'])
  })

  it('are shown despite a lock whose codes cannot be loaded', async () => {
    const table = await shown({ faults: { [LIST]: { status: 403, times: 1 } } })
    await table.waitForText('The codes of 1 lock could not be loaded')
    expect(table.all('row').length).to.be.greaterThan(0)
    await table.press('button', 'Try again')
    await until(() => !table.text.includes('could not be loaded'))
    expect(rowsOf(table)[0]).to.equal('Cleaning 3 locks • Ends: Never • 4711')
  })

  it('render few of many rows', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      lock(
        `Lock ${index}`,
        Array.from({ length: 30 }, (_, code) => ({
          name: `Guest ${index}.${code}`,
          code: String(100_000 + index * 30 + code)
        }))
      )
    )
    const table = await shown({ devices: many })
    await until(() => words(table.all('heading')[0]?.textContent) === 'All access codes 1,200' || undefined)
    expect(table.all('row').length).to.be.lessThan(40)
  })
})
