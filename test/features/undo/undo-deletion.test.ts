import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import { CREATE, DELETE, LIST } from '../support/access-code-calls.js'
import { useFakeClock } from '../../passing-time.js'
import { choose, type CodeTable, codesOf, wordsOf } from '../support/code-table.js'
import { recordEvents, settled, startPlatform, type TestPlatform } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const FAMILY = { access_code_id: 'access_code_garage_1' }
const FAMILY_AGAIN = { name: 'Family', code: '6305', device_id: 'device_garage' }
/** Likely response while the deleted code is still on the lock. */
const DUPLICATE: SandboxFault = {
  status: 409,
  error: { type: 'duplicate_access_code', message: 'Another code has these digits.' }
}

describe('Undoing the deletion of an access code', () => {
  cleanUpAfterEach()
  const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

  async function tableOf(platform: TestPlatform, deviceId = 'device_garage'): Promise<CodeTable> {
    const { screen: table } = await setup('x-access-code-table', { platform, deviceId })
    await advance(0)
    return table
  }

  async function remove(table: CodeTable, name = 'Family'): Promise<void> {
    await choose(table, name, 'Delete')
    await table.press('button', 'Delete')
    await settled()
  }

  async function removed(platform: TestPlatform): Promise<CodeTable> {
    const table = await tableOf(platform)
    await remove(table)
    return table
  }

  const removable = (table: CodeTable): string[] =>
    codesOf(table).filter((name) => !wordsOf(table, name).includes('Removing…'))

  it('recreates a time-bound code with its times', async () => {
    const platform = await startPlatform()
    const table = await tableOf(platform)
    await remove(table, 'Guest Weber')
    await sendKeys({ press: 'Control+z' })
    await advance(0)
    const [sent] = platform.requests(CREATE)
    expect(Date.parse(String(sent?.['starts_at']))).to.be.lessThan(Date.parse(String(sent?.['ends_at'])))
    expect(sent).to.include({ name: 'Guest Weber', device_id: 'device_garage' })
    expect(table.focused, 'by the keyboard the focus stays').to.equal('Actions for Guest Weber')
  })

  it('recreates several deleted codes with one toast', async () => {
    const platform = await startPlatform()
    const table = await tableOf(platform, 'device_front_door')
    const names = removable(table)
    expect(names.length).to.be.greaterThan(2)
    for (const name of names) await remove(table, name)
    expect(platform.requests(DELETE)).to.have.length(names.length)
    expect(table.names('button', 'Undo')).to.have.length(1)
    expect(table.announcements).to.contain(`${names.length} codes are being removed`)
    await table.press('button', 'Undo')
    await advance(0)
    expect(platform.requests(CREATE).map(({ name }) => name)).to.have.members(names)
    expect(platform.mostAtOnce(CREATE), 'one after the other on one lock').to.equal(1)
    expect(table.announcements).to.contain('Undone')
  })

  it('sends nothing later than 10 s after the press, and offers one retry for the codes that were not sent', async () => {
    const platform = await startPlatform()
    const table = await tableOf(platform, 'device_front_door')
    const names = removable(table).slice(0, 3)
    for (const name of names) await remove(table, name)
    const release = platform.hold(CREATE)
    await table.press('button', 'Undo')
    await advance(10_001)
    expect(table.announcements.match(/It took too long/g)).to.have.length(1)
    release()
    await advance(0)
    const sent = (): unknown[] => platform.requests(CREATE).map(({ name }) => name)
    expect(sent()).to.deep.equal(names.slice(0, 1))
    await table.press('button', 'Try again')
    await advance(0)
    expect(sent()).to.have.lengthOf(3).and.have.members(names)
    expect(table.announcements).to.contain(`${names.slice(1).join(', ')}Undone`)
  })

  it('offers another retry for a code that is deleted after the first retry', async () => {
    const platform = await startPlatform()
    const table = await tableOf(platform, 'device_front_door')
    const names = removable(table).slice(0, 3)
    const [releaseDeletion, releaseCreation] = [platform.hold(DELETE, 2), platform.hold(CREATE)]
    for (const name of names) await remove(table, name)
    await table.press('button', 'Undo')
    await advance(10_001)
    await table.press('button', 'Try again')
    releaseDeletion()
    await advance(0)
    await table.press('button', 'Try again')
    releaseCreation()
    await advance(0)
    expect(platform.requests(CREATE).map(({ name }) => name)).to.deep.equal(names)
  })

  it('leaves out a code whose deletion failed', async () => {
    const platform = await startPlatform()
    const table = await removed(platform)
    platform.update({ faults: { [DELETE]: { status: 500 } } })
    await remove(table, 'Guest Weber')
    await advance(0)
    expect(table.announcements).to.contain('Guest WeberThe code could not be deleted.').and.not.to.contain('2 codes')
    await table.press('button', 'Undo')
    await advance(0)
    expect(platform.requests(CREATE)).to.deep.equal([FAMILY_AGAIN])
  })

  it('does not treat a 404 response from a proxy as deleted', async () => {
    const platform = await startPlatform({ faults: { [DELETE]: { status: 404, body: '<h1>Not Found</h1>' } } })
    const table = await removed(platform)
    await advance(0)
    expect(table.announcements).to.contain('could not be deleted')
  })

  it('is not offered if disableCreateAccessCode is set', async () => {
    const { screen: barred, platform } = await setup('x-access-code-table', {
      deviceId: 'device_garage',
      disableCreateAccessCode: true
    })
    await advance(0)
    await remove(barred)
    expect(barred.announcements).to.contain('FamilyAccess code is being removed')
    expect(barred.names('button', 'Undo')).to.deep.equal([])
    const table = await tableOf(platform)
    await remove(table, 'Guest Weber')
    expect(table.names('button', 'Undo')).to.have.length(1)
    table.element.disableCreateAccessCode = true
    await advance(0)
    expect(table.names('button', 'Undo')).to.deep.equal([])
    await sendKeys({ press: 'Control+z' })
    await advance(60_000)
    expect(platform.requests(CREATE)).to.deep.equal([])
  })

  it('opens the filled-in form with the reason if another code has the digits', async () => {
    const platform = await startPlatform({ faults: { [CREATE]: { ...DUPLICATE, times: 1 } } })
    const form = await removed(platform)
    await form.press('button', 'Undo')
    await advance(100)
    expect(form.names('heading')[0]).to.match(/^Add new access code/)
    expect(form.values).to.include({ 'Name the new code': 'Family', 'Enter the code (PIN)': '6305' })
    expect(form.text).to.contain('Another code has these digits.')
    form.enter('Enter the code (PIN)', '778899')
    const created = recordEvents(form, 'access-code-created')
    await form.press('button', 'Save')
    await advance(0)
    expect(platform.requests(CREATE).at(-1)).to.deep.equal({ ...FAMILY_AGAIN, code: '778899' })
    expect(created).to.have.length(1)
    expect(form.names('heading')[0]).not.to.match(/^Add new access code/)
  })

  it('opens the filled-in form in the codes of all locks', async () => {
    const { screen: codes } = await setup('x-access-code-table', {
      faults: { [CREATE]: DUPLICATE },
      deviceIds: ['device_garage']
    })
    await advance(0)
    codes.all('row', 'Family')[0]?.click()
    codes.element.openedAccessCodeId = FAMILY.access_code_id
    await advance(0)
    for (const name of ['Delete code', 'Delete', 'Undo']) {
      await codes.press('button', name)
      await advance(100)
    }
    expect(codes.values).to.include({ 'Name the new code': 'Family', 'Enter the code (PIN)': '6305' })
  })

  it('opens the form if the digits are unknown', async () => {
    const platform = await startPlatform({
      faults: {
        [LIST]: {
          status: 200,
          body: {
            access_codes: [
              { ...FAMILY, device_id: 'device_garage', name: 'Family', type: 'ongoing', status: 'setting', code: null }
            ],
            pagination: { has_next_page: false }
          }
        }
      }
    })
    const table = await removed(platform)
    await table.press('button', 'Undo')
    await advance(100)
    const form = table
    expect(form.values).to.include({ 'Name the new code': 'Family', 'Enter the code (PIN)': '' })
    expect(platform.requests(CREATE)).to.deep.equal([])
  })

  it('stays available in an element that is moved', async () => {
    const platform = await startPlatform()
    const table = await removed(platform)
    const place = document.createElement('div')
    document.body.append(place)
    place.append(table.element)
    await advance(5000)
    await table.press('button', 'Undo')
    await advance(0)
    expect(platform.requests(CREATE)).to.deep.equal([FAMILY_AGAIN])
  })

  it('is no longer available to another user', async () => {
    const [platform, otherPlatform] = [await startPlatform(), await startPlatform()]
    const { screen: table } = await setup('x-access-code-table', { platform, deviceId: 'device_garage' })
    await advance(0)
    await remove(table)
    table.element.client = otherPlatform.client
    await advance(1000)
    expect(platform.requests(DELETE)).to.deep.equal([FAMILY])
    expect(table.names('button', 'Undo')).to.deep.equal([])
    await sendKeys({ press: 'Control+z' })
    await advance(1000)
    for (const each of [platform, otherPlatform]) expect(each.requests(CREATE)).to.deep.equal([])
  })
})
