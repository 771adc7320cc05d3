import type { SandboxDevice } from '../../../src/sandbox/index.js'
import { CODE, CREATE, fillCode, NAME, UPDATE } from '../support/code-form.js'
import { cleanUpAfterEach, type Given, setup, until, words } from '../support/setup.js'

const NOW = '2026-03-02T12:34:56.789Z'

interface Limits {
  /** @default [4] */
  readonly lengths?: number[]
  readonly types?: readonly unknown[]
  readonly properties?: object
  readonly codes?: readonly { name: string; code: string }[]
}

/** A lock with constraints, which may be malformed. */
function safe({ lengths = [4], types = [], properties, codes = [] }: Limits): SandboxDevice {
  const constraints: object = { code_constraints: types.map((constraint_type) => ({ constraint_type })) }
  const limits = { ...constraints, ...properties }
  return { kind: 'lock', name: 'Safe', timezone: 'UTC', codeLengths: lengths, accessCodes: codes, properties: limits }
}

const open = (limits: Limits, given: Given<'x-access-code-form'> = {}) =>
  setup('x-access-code-form', { now: NOW, deviceId: 'device_safe', devices: [safe(limits)], ...given })

/** Opens a form whose lock limits the times, with a name, a code and times. */
async function openTimes(...online_time_frame_options: readonly object[]) {
  const t = await open({ properties: { online_time_frame_options } })
  await fillCode(t, '4711')
  await t.user.check('Start/end times')
  return t
}

type Form = Awaited<ReturnType<typeof open>>

const hintsOf = ({ screen }: Form): string[] =>
  [...screen.root.querySelectorAll('[part=limits] > *')].map(({ textContent }) => words(textContent).replace(' •', ''))

/** Moves the focus from the code to the name. */
function leaveCode({ screen }: Form, name = NAME): void {
  screen.field(CODE).focus()
  screen.field(name).focus()
}

describe('Access code form of a lock with limits', () => {
  cleanUpAfterEach()

  it('lists hints that are met or not met while the user types', async () => {
    const t = await open({ types: ['no_zeros', 'no_ascending_or_descending_sequence', 'a_new_one'] })
    const hints = ['4 digit code', 'Numbers only', 'No 0', 'No sequence such as 1234']
    expect(hintsOf(t)).to.deep.equal(hints)
    await t.user.fill(CODE, '1230')
    expect(hintsOf(t)).to.deep.equal(hints.map((hint) => `${hint} ${hint === 'No 0' ? 'not met' : 'met'}`))
    expect(t.screen.description(CODE)).to.contain('No 0 not met')
  })

  it('replaces the hints by the first error when the user leaves the field, until the code changes', async () => {
    const t = await open({ types: ['no_all_same_digits', 'no_zeros'] })
    leaveCode(t)
    expect(t.screen.error(CODE)).to.equal(undefined)
    await t.user.fill(CODE, '0000')
    leaveCode(t)
    await until(() => t.screen.error(CODE))
    expect(t.screen.error(CODE)).to.equal('This lock doesn’t accept 0')
    expect([hintsOf(t), t.screen.field(CODE).ariaInvalid]).to.deep.equal([[], 'true'])
    await t.user.fill(CODE, '1111')
    expect([t.screen.error(CODE), hintsOf(t).at(-1)]).to.deep.equal([undefined, 'Not all digits the same not met'])
  })

  it('does not save a code that breaks a limit, and focuses its field', async () => {
    const t = await open({ types: ['cannot_contain_0789'] })
    await fillCode(t, '4711')
    await t.user.click('Save')
    expect(t.screen.error(CODE)).to.equal('This lock only has the digits 1 to 6')
    expect([t.requests(CREATE), t.screen.focused]).to.deep.equal([[], CODE])
    await t.user.fill(CODE, '4611')
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
  })

  it('accepts 4 to 12 digits if the lock lists no lengths', async () => {
    const t = await open({ lengths: [] })
    const errors: (string | undefined)[] = []
    for (const code of ['12a', '123', '1234567890123', '123456789012']) {
      await t.user.fill(CODE, code)
      leaveCode(t)
      await t.advance(100)
      errors.push(t.screen.error(CODE))
    }
    expect(errors).to.deep.equal(['Use digits only', 'Use 4 to 12 digits', 'Use 4 to 12 digits', undefined])
  })

  it('lets the platform decide if a code belongs to the account', async () => {
    const t = await open({ types: ['pin_code_matches_existing_set'] })
    await fillCode(t, '4711')
    expect(hintsOf(t).at(-1)).to.equal('Must be a code that the lock’s account already uses')
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
  })

  it('generates no code if none can keep the limits', async () => {
    const t = await open({ lengths: [2], types: ['at_least_three_unique_digits'] })
    await t.user.click('Generate code')
    expect(t.screen.error(CODE)).to.equal('No code fits this lock.')
  })

  it('announces a broken limit 700 ms after the last key, once per visit of the field', async () => {
    const t = await open({ types: ['no_zeros'] })
    const error = 'This lock doesn’t accept 0'
    t.screen.field(CODE).focus()
    await t.user.fill(CODE, '1000')
    await t.advance(500)
    expect(t.screen.announcements).not.to.contain(error)
    await t.advance(200)
    expect(t.screen.announcements).to.contain(error)
    await t.user.fill(CODE, '1111')
    await t.user.fill(CODE, '1110')
    await t.advance(1000)
    expect(t.screen.announcements).not.to.contain(error)
  })

  it('renames a code that already breaks a limit', async () => {
    const t = await open(
      { types: ['no_zeros'], codes: [{ name: 'Cleaning', code: '4700' }] },
      { deviceId: undefined, accessCodeId: 'access_code_safe_1' }
    )
    await t.user.fill('Name the code', 'Caretaker')
    leaveCode(t, 'Name the code')
    await t.user.click('Save')
    expect(t.requests(UPDATE).map(({ name, code }) => [name, code])).to.deep.equal([['Caretaker', '4700']])
  })

  it('warns about a limit that is uncertain, and saves the code', async () => {
    const t = await open({ types: ['no_triple_consecutive_ints'] })
    await fillCode(t, '4111')
    expect(t.screen.warning(CODE)).to.equal('This lock may refuse runs such as 123 or 111')
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
  })

  it('accepts only a name of the right length that no other code has', async () => {
    const lengths = { constraint_type: 'name_length', min_length: 3, max_length: 8 }
    const code_constraints = [lengths, { constraint_type: 'name_must_be_unique' }]
    const { platform } = await setup('x-access-code-table', {
      deviceId: 'device_safe',
      devices: [safe({ properties: { code_constraints }, codes: [{ name: 'Cleaning', code: '4700' }] })]
    })
    const t = await setup('x-access-code-form', { platform, deviceId: 'device_safe' })
    expect(t.screen.description(NAME)).to.equal('Use 3 to 8 characters')
    await t.user.fill(CODE, '4700')
    await until(() => t.screen.warning(CODE))
    expect(t.screen.warning(CODE)).to.equal('Cleaning already has this code on this lock')
    await t.user.fill(NAME, 'Al')
    await t.user.click('Save')
    expect(t.screen.error(NAME)).to.equal('Use 3 to 8 characters')
    await t.user.fill(NAME, ' Cleaning ')
    expect(t.screen.error(NAME)).to.equal('Another code on this lock has this name')
    expect(t.requests(CREATE)).to.deep.equal([])
  })

  it('applies the limits of a refetched device at once, without touching the input or the focus', async () => {
    const t = await open({})
    t.screen.field(CODE).focus()
    await t.user.fill(CODE, '4700')
    t.platform.edit = (device) =>
      Object.assign(device.properties ?? {}, { code_constraints: [{ constraint_type: 'no_zeros' }] })
    await t.advance(31_000)
    expect(hintsOf(t)).to.contain('No 0 not met')
    expect([t.screen.values[CODE], t.screen.focused]).to.deep.equal(['4700', CODE])
  })

  it('ignores malformed limits', async () => {
    const properties = {
      code_constraints: [null, 'no_zeros', { constraint_type: 7 }, { constraint_type: 'name_length', min_length: 'x' }],
      online_time_frame_options: [null, { max_duration: 'soon' }, 'P1D'],
      max_active_codes_supported: -1
    }
    const t = await open({ properties })
    await fillCode(t, '0000', 'G')
    await t.user.check('Start/end times')
    expect(hintsOf(t)).to.deep.equal(['4 digit code met', 'Numbers only met'])
    await t.user.click('Save')
    expect(t.requests(CREATE)).to.have.length(1)
  })

  describe('Times', () => {
    const HOURS = { min_duration: 'PT1H', max_duration: 'P1D' }
    const MONTHS = { min_duration: 'P28D', max_duration: 'P367D', matching_start_end_time: true }

    it('offers the nearest possible end if a code lasts too short or too long', async () => {
      const t = await openTimes(HOURS, MONTHS)
      await t.user.fill('Start', '2026-03-03T10:00')
      await t.user.fill('End', '2026-03-06T11:00')
      await t.user.click('Save')
      expect(t.screen.error('End')).to.equal('Codes on this lock last 1 hour to 24 hours, or 28 days to 367 days')
      await t.user.click('End on Mar 4, 10:00 AM')
      expect([t.screen.values.End, t.screen.error('End')]).to.deep.equal(['2026-03-04T10:00', undefined])
      await t.user.fill('End', '2026-04-02T11:00')
      expect(t.screen.error('End')).to.equal('Start and end must be at the same time of day')
      await t.user.click('End at 10:00 AM')
      await t.user.click('Save')
      expect(t.requests(CREATE).map(({ ends_at }) => ends_at)).to.deep.equal(['2026-04-02T10:00:00.000Z'])
    })

    it('accepts only the days on which codes of the lock start and end', async () => {
      const t = await openTimes({
        start_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR,SA',
        end_date_recurrence_rule: 'FREQ=MONTHLY;BYDAY=-1SU'
      })
      await t.user.fill('Start', '2026-03-05T10:00')
      await t.user.fill('End', '2026-03-22T11:00')
      await t.user.click('Save')
      expect(t.screen.error('Start')).to.equal('Codes on this lock start on Friday or Saturday')
      expect(t.screen.error('End')).to.equal('Codes on this lock end on the last Sunday of the month')
      expect(t.screen.focused).to.equal('Start')
    })

    it('says that the platform checks other rules', async () => {
      const t = await openTimes({ start_date_recurrence_rule: 'FREQ=YEARLY;BYMONTH=3' })
      expect(t.screen.text).to.contain('The lock limits the dates. The platform checks them.')
    })

    it('offers dates and pairs of times if the lock accepts no other times', async () => {
      const t = await openTimes({
        time_pairs: [
          { display_name: 'Stay', start_time: '15:00', end_time: '11:00' },
          { start_time: '08:00', end_time: '20:00' }
        ]
      })
      expect(t.screen.offered('Times')).to.deep.equal(['Stay', '8:00 AM – 8:00 PM'])
      await t.user.fill('Start date', '2026-03-05')
      await t.user.fill('End date', '2026-03-07')
      await t.user.choose('Times', '8:00 AM – 8:00 PM')
      await t.user.choose('Times', 'Stay')
      await t.user.click('Save')
      expect(t.requests(CREATE).map(({ starts_at, ends_at }) => [starts_at, ends_at])).to.deep.equal([
        ['2026-03-05T15:00:00.000Z', '2026-03-07T11:00:00.000Z']
      ])
    })

    it('suggests and requires a start in the future if the lock does', async () => {
      const t = await open({ types: ['start_date_in_future'] })
      await t.user.check('Start/end times')
      expect(t.screen.values.Start).to.equal('2026-03-02T13:00')
      await t.user.fill('Start', '2026-03-02T12:34')
      await t.user.click('Save')
      expect(t.screen.error('Start')).to.equal('The start must be in the future')
    })

    it('warns about a code without an end if each option has a longest duration', async () => {
      const t = await openTimes(HOURS)
      const warning = 'This lock may not accept a code without an end.'
      expect(t.screen.text).not.to.contain(warning)
      await t.user.check('Ongoing')
      expect(t.screen.text).to.contain(warning)
      await t.user.click('Save')
      expect(t.requests(CREATE)).to.have.length(1)
    })
  })
})
