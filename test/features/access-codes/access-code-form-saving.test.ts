import { useRecordedConsole } from '../../record-console.js'
import { CODE, CREATE, fillCode, NAME, UPDATE } from '../support/code-form.js'
import { rejection } from '../support/rejection.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'

cleanUpAfterEach()
const warnings = useRecordedConsole('warn')

const FRONT = { device_id: 'device_front_door' }
const BLANK = { [NAME]: '', [CODE]: '', type: 'Ongoing' }
const TIMES = { starts_at: '2026-03-01T12:34:00.000Z', ends_at: '2026-03-02T12:34:00.000Z' }

const open = (given: Parameters<typeof setup<'x-access-code-form'>>[1] = {}) =>
  setup('x-access-code-form', { now: '2026-03-01T12:34:30.789Z', deviceId: FRONT.device_id, ...given })

async function filled(given?: Parameters<typeof open>[0], code = '482913') {
  const t = await open(given)
  await fillCode(t, code)
  return t
}

const edit = (accessCodeId: string) => open({ deviceId: undefined, accessCodeId })

/** Presses a button while the request is held, and then releases it. */
async function pressWhileSaving(t: Test<HTMLElement>, name: string | RegExp): Promise<void> {
  t.hold(CREATE)
  await t.user.click('Save')
  await t.user.click(name)
  t.release(CREATE)
  await t.advance(1000)
}

describe('Access code form that creates a code', () => {
  it('sends the times of a time-bound code', async () => {
    const t = await filled()
    const events = t.events('access-code-created')
    t.screen.check('Start/end times')
    await t.user.click('Save')
    const sent = { name: 'Guest', code: '482913', ...FRONT, ...TIMES }
    expect(t.requests(CREATE)).to.deep.equal([sent])
    expect(events.map(({ detail }) => detail)).to.deep.equal([
      { ...sent, access_code_id: 'access_code_front_door_1001', type: 'time_bound' }
    ])
  })

  it('says at the code that it could not be saved if its digits are taken, with the request id in the console', async () => {
    const error = { type: 'duplicate_access_code', message: 'Another code has these digits.' }
    const t = await filled({ faults: { [CREATE]: { status: 409, error } } })
    await t.user.click('Save')
    const FAILED = 'The code could not be saved. Please try again.'
    expect(t.screen.error(CODE)).to.equal(`${FAILED} Another code has these digits.`)
    expect([t.screen.focused, t.screen.alertText]).to.deep.equal([CODE, ''])
    expect(t.screen.text).not.to.contain('request_')
    expect(warnings.join()).to.match(/^latchkey: accessCodes\.create failed, request request_\d+$/)
  })

  it('shows no request id if saving fails for another reason', async () => {
    const t = await filled({ faults: { [CREATE]: { status: 400, error: { type: 'odd', message: 'Not today.' } } } })
    await t.user.click('Save')
    expect(t.screen.alertText).to.equal('The code could not be saved. Please try again.Not today.')
  })

  it('sends no code if the device chooses it', async () => {
    const t = await open({ deviceId: 'device_storage_room' })
    await t.user.fill(NAME, 'Guest')
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.deep.equal([{ name: 'Guest', device_id: 'device_storage_room' }])
    expect(t.screen.announcements).to.contain('Access code created')
  })

  it('is empty and pristine afterwards', async () => {
    const t = await filled()
    const events = t.events('back')
    t.screen.check('Start/end times')
    await t.user.click('Save')
    expect(t.screen.values).to.deep.equal(BLANK)
    expect(t.screen.error(NAME)).to.equal(undefined)
    await t.user.click('Cancel')
    expect(events).to.have.length(1)
  })

  it('keeps a name typed while the request is pending', async () => {
    const t = await filled({ holds: [CREATE] })
    await t.user.click('Save')
    await t.user.fill(NAME, 'The next guest')
    t.release(CREATE)
    await t.advance(1000)
    expect(t.screen.announcements).to.contain('Access code created')
    expect(t.screen.values[NAME]).to.equal('The next guest')
  })

  it('closes the discard question once the code is saved', async () => {
    const t = await filled()
    await pressWhileSaving(t, 'Cancel')
    await t.user.fill(NAME, 'The next guest')
    expect(t.screen.dialog).to.equal(null)
  })

  it('is empty even if the time zone screen was open meanwhile', async () => {
    const t = await filled()
    t.screen.check('Start/end times')
    await pressWhileSaving(t, /^Time Zone/)
    await t.user.click('Back')
    expect(t.screen.values).to.deep.equal(BLANK)
  })
})

describe('Access code form that updates a code', () => {
  it('adds times to an ongoing code', async () => {
    const t = await edit('access_code_garage_1')
    t.screen.check('Start/end times')
    await t.user.click('Save')
    expect(t.requests(UPDATE)[0]).to.include({ type: 'time_bound', ...TIMES })
  })

  it('removes the times of a time-bound code', async () => {
    const t = await edit('access_code_garage_2')
    t.screen.check('Ongoing')
    await t.user.click('Save')
    expect(t.requests(UPDATE)[0]).to.include({ type: 'ongoing' }).and.not.to.have.any.keys('starts_at', 'ends_at')
  })

  it('sends the digits of an offline code, although they have no field', async () => {
    const access_code_id = 'access_code_lake_cabin_4'
    const t = await edit(access_code_id)
    const { code, name } = await t.platform.client.accessCodes.get({ access_code_id })
    await t.user.click('Save')
    expect(t.requests(UPDATE)[0]).to.include({ name, code, type: 'time_bound' })
  })

  it('uses the device of the code instead of the deviceId property', async () => {
    const { screen } = await open({ accessCodeId: 'access_code_garage_1' })
    expect(screen.text).to.contain('Garage').and.not.to.contain('Front Door')
  })
})

describe('Access code form that was rejected', () => {
  it('shows the errors of several parameters at their fields, and focuses the first', async () => {
    const fields = { code: 'Used', ends_at: 'Too late', name: 'Odd', starts_at: 'Too early' }
    const t = await filled({ faults: { [CREATE]: rejection(fields) } })
    t.screen.check('Start/end times')
    await t.user.click('Save')
    const errors = [NAME, CODE, 'Start', 'End'].map((label) => t.screen.error(label))
    expect(errors).to.deep.equal(['Odd', 'Used', 'Too early', 'Too late'])
    expect([t.screen.focused, t.screen.alertText]).to.deep.equal([NAME, ''])
  })

  it('shows under the code field that the device already uses the code', async () => {
    const { platform } = await open()
    const [taken] = await platform.client.accessCodes.list(FRONT)
    const t = await filled({ platform }, String(taken?.code))
    await t.user.click('Save')
    expect(t.screen.error(CODE)).to.equal('Already used by another access code on this device')
  })
})
