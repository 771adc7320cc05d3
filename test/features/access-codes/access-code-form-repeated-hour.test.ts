import { startPlatform } from '../../platform.js'
import { CREATE, chooseZone, fillCode, UPDATE } from '../support/code-form.js'
import { FIRST, NOW, SECOND } from '../support/repeated-hour.js'
import { cleanUpAfterEach, setup, type Test } from '../support/setup.js'

const STARTS_AT = '2026-11-01T06:30:15.000Z'
const ENDS_AT = '2026-11-01T12:00:00.000Z'

/** Opens the form of a code that starts in the second occurrence of 1:30 AM, in the time zone of New York. */
async function openCode() {
  const platform = await startPlatform({ now: () => NOW })
  const times = { starts_at: STARTS_AT, ends_at: ENDS_AT }
  const { access_code_id: accessCodeId } = await platform.client.accessCodes.create({
    device_id: 'device_front_door',
    name: 'Guest',
    code: '482913',
    ...times
  })
  const t = await setup('x-access-code-form', { platform, now: NOW, accessCodeId })
  await chooseZone(t.screen, 'new york')
  return t
}

/** Fills the form of a new code that starts in the first occurrence of 1:30 AM, in the time zone of New York. */
async function fillNewCode() {
  const t = await setup('x-access-code-form', { now: NOW, deviceId: 'device_front_door' })
  await fillCode(t)
  await t.user.check('Start/end times')
  await chooseZone(t.screen, 'new york')
  await t.user.fill('Start', '2026-11-01T01:30')
  return t
}

const times = ({ requests }: Test<HTMLElement>, path: string) =>
  requests(path).map(({ starts_at, ends_at }) => [starts_at, ends_at])

describe('Access code in the repeated hour', () => {
  cleanUpAfterEach()

  it('uses the first occurrence and offers the second', async () => {
    const t = await fillNewCode()
    await t.user.fill('End', '2026-11-01T07:00')
    expect(t.screen.warning('Start')).to.equal(FIRST)
    expect(t.screen.warning('End')).to.equal(undefined)
    const [offer] = t.screen.all('button', 'Use the second (EST)')
    offer?.focus()
    await t.user.press('Enter')
    expect(t.screen.values.Start).to.equal('2026-11-01T01:30')
    expect(t.screen.warning('Start')).to.equal(SECOND)
    expect(t.screen.announcements).to.contain(SECOND)
    expect(t.screen.focused).to.equal('Use the first (EDT)')
    await t.user.click('Save')
    expect(times(t, CREATE)).to.deep.equal([['2026-11-01T06:30:00.000Z', ENDS_AT]])
  })

  it('can end in the second occurrence of its start', async () => {
    const t = await fillNewCode()
    await t.user.fill('End', '2026-11-01T01:30')
    await t.user.click('Save')
    expect(t.screen.error('End')).to.equal('The end must be after the start')
    const [, second] = t.screen.all('button', 'Use the second (EST)')
    second?.click()
    await t.advance(0)
    expect([t.screen.error('End'), t.screen.warning('Start'), t.screen.warning('End')]).to.deep.equal([
      undefined,
      FIRST,
      SECOND
    ])
    await t.user.click('Save')
    expect(times(t, CREATE)).to.deep.equal([['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']])
  })

  it('keeps the second occurrence if only the name of a code changes', async () => {
    const t = await openCode()
    expect(t.screen.values.Start).to.equal('2026-11-01T01:30')
    expect(t.screen.warning('Start')).to.equal(SECOND)
    await t.user.fill('Name the code', 'Guests')
    await t.user.click('Save')
    expect(times(t, UPDATE)).to.deep.equal([[STARTS_AT, ENDS_AT]])
  })

  it('can be moved to the first occurrence, which keeps its seconds', async () => {
    const t = await openCode()
    await t.user.click('Use the first (EDT)')
    await t.user.click('Save')
    expect(times(t, UPDATE)).to.deep.equal([['2026-11-01T05:30:15.000Z', ENDS_AT]])
  })
})
