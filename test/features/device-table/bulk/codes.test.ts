import { SECOND } from '../../../clock.js'
import type { DeviceTable } from '../../support/device-table.js'
import { cleanUpAfterEach, type Setting, setup } from '../../support/setup.js'
import { recordEvents, settled, until, words } from '../../support/stage.js'
import { barOf, checkAll, dialogOf, selectableTable } from './many.js'

const MOST_SECONDS = 10

const CREATE_MULTIPLE = '/access_codes/create_multiple'

cleanUpAfterEach()

/** Code lengths of locks from three manufacturers. */
const rules = [[4, 5, 6], [6], [6, 7, 8]]
const locks = (count: number, lengths = rules) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({ kind: 'lock', name: `Lock ${index + 1}`, codeLengths: lengths[index % lengths.length] ?? [] }) as const
  )

const buttonIn = (dialog: HTMLElement, name: string): HTMLButtonElement => {
  const found = [...dialog.querySelectorAll('button')].find(({ textContent }) => words(textContent) === name)
  if (!found) throw new Error(`There is no "${name}": ${dialog.innerText}`)
  return found
}

/** Adds one code to all locks of a table. */
async function addToAll(table: DeviceTable, count: number): Promise<void> {
  checkAll(table).click()
  await table.press('button', `Add an access code to ${count} locks`)
  const form = table
  const dialog = await dialogOf(table)
  form.enter('Name the new code', 'Guest')
  form.enter('Enter the code (PIN)', '482913')
  buttonIn(dialog, `Add to ${count} locks`).click()
}

describe('Adding an access code to many locks', () => {
  it('takes four presses and fits all locks of three manufacturers', async () => {
    const { platform, table } = await selectableTable({ devices: locks(20) })
    const over = recordEvents(table, 'bulk-change')
    const created = recordEvents(table, 'access-code-created')
    const beforeChanges = recordEvents(table, 'before-change')
    checkAll(table).click()
    await table.press('button', 'Add an access code to 20 locks')
    const dialog = await dialogOf(table)
    const form = table
    expect(form.description('Enter the code (PIN)')).to.contain('6 digit code')
    form.enter('Name the new code', 'Cleaning')
    buttonIn(dialog, 'Generate code').click()
    await until(() => form.field('Enter the code (PIN)').value.length === 6)
    buttonIn(dialog, 'Add to 20 locks').click()
    await until(() => over.length > 0)
    const [sent, ...rest] = platform.requests(CREATE_MULTIPLE)
    expect([rest.length, beforeChanges.length, created.length]).to.deep.equal([0, 20, 20])
    expect([sent?.['name'], Array.isArray(sent?.['device_ids']) && sent['device_ids'].length]).to.deep.equal([
      'Cleaning',
      20
    ])
    expect(String(sent?.['code'])).to.match(/^\d{6}$/)
    expect(barOf(table)).to.contain('20 done')
    // No attribute contains the code.
    expect(table.root.innerHTML).not.to.contain(String(sent?.['code']))
  })

  it('says which lock takes which length if none fits all', async () => {
    const { platform, table } = await selectableTable({ devices: locks(4, [[4], [6]]) })
    checkAll(table).click()
    await table.press('button', 'Add an access code to 4 locks')
    const dialog = await dialogOf(table)
    expect(dialog.innerText).to.contain('No code length fits all of these locks. Select fewer locks.')
    expect(
      [...dialog.querySelectorAll('[role=alert] > p:has(bdi)')].map(({ textContent }) => words(textContent))
    ).to.deep.equal(['4 digit code Lock 1, Lock 3', '6 digit code Lock 2, Lock 4'])
    expect(buttonIn(dialog, 'Add to 4 locks').disabled).to.equal(true)
    expect(platform.requests(CREATE_MULTIPLE)).to.deep.equal([])
  })

  it('shows errors at its fields, focuses the first, and keeps the values after Cancel', async () => {
    const { platform, table } = await selectableTable({ devices: locks(3) })
    checkAll(table).click()
    await table.press('button', 'Add an access code to 3 locks')
    buttonIn(await dialogOf(table), 'Add to 3 locks').click()
    await until(() => table.error('Name the new code') === 'Name is required')
    expect([table.error('Enter the code (PIN)'), table.focused]).to.deep.equal([
      'Code is required',
      'Name the new code'
    ])
    table.enter('Name the new code', 'Guest')
    table.enter('Enter the code (PIN)', '482913')
    await table.press('button', 'Cancel')
    await settled()
    await table.press('button', 'Add an access code to 3 locks')
    await dialogOf(table)
    expect([table.field('Name the new code').value, table.field('Enter the code (PIN)').value]).to.deep.equal([
      'Guest',
      '482913'
    ])
    expect(platform.requests(CREATE_MULTIPLE)).to.deep.equal([])
  })
})

describe('Unknown outcome of adding an access code', () => {
  async function setupStopped(given: Setting) {
    const t = await setup('x-device-table', { now: '2026-03-01T12:00:00Z', selectable: true, ...given })
    return {
      platform: t.platform,
      table: t.screen,
      /** Advances the clock until the outcome is verified. */
      async passUntil(isSo: () => boolean): Promise<void> {
        for (let second = 0; second < MOST_SECONDS && !isSo(); second += 1) await t.advance(SECOND)
        expect(isSo()).to.equal(true)
      }
    }
  }

  it('is looked up after a lost response, and reported as done without sending again', async () => {
    const { platform, table, passUntil } = await setupStopped({
      devices: locks(3),
      faults: { [CREATE_MULTIPLE]: { drop: 'response', times: 1 } }
    })
    const over = recordEvents(table, 'bulk-change')
    const created = recordEvents(table, 'access-code-created')
    await addToAll(table, 3)
    await passUntil(() => over.length > 0)
    expect(over[0]?.detail.outcomes.map(({ status }) => status)).to.deep.equal(['succeeded', 'succeeded', 'succeeded'])
    expect(created.every(({ detail }) => detail.access_code_id !== '')).to.equal(true)
    expect(platform.requests(CREATE_MULTIPLE)).to.have.length(1)
    await settled()
    expect(table.names('button', /^Retry/)).to.deep.equal([])
  })

  it('is reported as failed if the request was lost, despite an older code with the same name', async () => {
    const { platform, table, passUntil } = await setupStopped({
      devices: locks(2).map((lock) => ({ ...lock, accessCodes: [{ name: 'Guest', code: '111111' }] })),
      faults: { [CREATE_MULTIPLE]: { drop: true, times: 1 } }
    })
    const over = recordEvents(table, 'bulk-change')
    await addToAll(table, 2)
    await passUntil(() => over.length > 0)
    await table.press('button', 'Try again')
    await passUntil(() => over.length > 1)
    expect(over.map(({ detail }) => detail.outcomes.map(({ status }) => status))).to.deep.equal([
      ['failed', 'failed'],
      ['succeeded', 'succeeded']
    ])
    expect(await platform.client.accessCodes.list({ device_id: 'device_lock_1' })).to.have.length(2)
  })

  it('is reported as failed for the locks that the response omits', async () => {
    const { platform, table, passUntil } = await setupStopped({ devices: locks(3) })
    const devices = await platform.client.devices.list()
    const [first] = devices
    platform.update({
      faults: {
        [CREATE_MULTIPLE]: { body: { access_codes: [{ access_code_id: 'made', device_id: first?.device_id }] } }
      }
    })
    const over = recordEvents(table, 'bulk-change')
    await addToAll(table, 3)
    await passUntil(() => over.length > 0)
    expect(over[0]?.detail.outcomes.map(({ status }) => status)).to.deep.equal(['succeeded', 'failed', 'failed'])
    platform.update({ faults: {} })
    await table.press('button', 'Try again')
    await passUntil(() => over.length > 1)
    expect(platform.requests(CREATE_MULTIPLE).at(-1)?.['device_ids']).to.have.length(2)
  })
})
