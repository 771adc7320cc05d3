import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { type FormEdit, isChanged, openConflicts, rebase } from '../../../../src/core/actions/rebase-form.js'
import type { AccessCode } from '../../../../src/core/resources/resources.js'
import { localZone } from '../../../../src/core/values/time-zone.js'
import { choosesOwnCodes } from '../../../../src/features/access-codes/rules/access-code.js'
import {
  type AccessCodeForm,
  accessCodeForm,
  accessCodeFormRules,
  keepSuggestedTimes,
  newAccessCodeForm,
  withAutomaticZone,
  withZone
} from '../../../../src/features/access-codes/rules/access-code-form.js'
import {
  accessCodeFormErrors,
  hasCodeField,
  isEndPast
} from '../../../../src/features/access-codes/rules/access-code-form-errors.js'
import { createParameters, editOf } from '../../../../src/features/access-codes/rules/access-code-parameters.js'
import { listedCodeLengths } from '../../../../src/features/device/rules/code-length.js'
import { accessCode, deviceWith } from '../../support/as-sent.js'
import { withTime as withTimeInZone } from '../../support/typed-form.js'

/** A device without properties. */
const plain = deviceWith({})
const MANUFACTURER_CHOOSES = { code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] }
const LOS_ANGELES = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const HOUR = 3_600_000
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

const withTime = (form: AccessCodeForm, field: 'start' | 'end', wall: string): AccessCodeForm =>
  withTimeInZone(form, field, wall, form.zone)

describe('Access code form rules', () => {
  const timeBound = (start: string, end: string, zone = LOS_ANGELES): AccessCodeForm => {
    const form: AccessCodeForm = { ...newAccessCodeForm(NOW, zone), name: 'Guest', code: '1234', type: 'time_bound' }
    return withTime(withTime(form, 'start', start), 'end', end)
  }

  it('default to the time from this minute to tomorrow for a new code', () => {
    expect(newAccessCodeForm(NOW, LOS_ANGELES)).to.deep.equal({
      name: '',
      code: '',
      type: 'ongoing',
      start: { wall: '2025-06-15T03:20', instant: Date.parse('2025-06-15T10:20:00Z') },
      end: { wall: '2025-06-16T03:20', instant: Date.parse('2025-06-16T10:20:00Z') },
      zone: LOS_ANGELES,
      isZoneAutomatic: true
    })
    expect(newAccessCodeForm(NOW).zone).to.equal(localZone())
  })

  for (const [now, zone, start, end, hours] of [
    ['2025-03-08T11:00:00Z', LOS_ANGELES, '2025-03-08T03:00', '2025-03-09T03:00', 23],
    ['2025-11-01T19:00:00Z', LOS_ANGELES, '2025-11-01T12:00', '2025-11-02T12:00', 25],
    ['2025-03-29T01:30:00Z', BERLIN, '2025-03-29T02:30', '2025-03-30T03:30', 24],
    ['2025-10-26T01:30:00Z', BERLIN, '2025-10-26T02:30', '2025-10-27T02:30', 24]
  ] as const) {
    it(`default to the same time tomorrow, ${hours} hours later, at ${now} in ${zone}`, () => {
      const form = newAccessCodeForm(Date.parse(now), zone)
      expect([form.start.wall, form.end.wall]).to.deep.equal([start, end])
      expect((form.end.instant ?? NaN) - (form.start.instant ?? NaN)).to.equal(hours * HOUR)
    })
  }

  const existing = accessCode({
    name: 'Guest',
    code: '1234',
    type: 'time_bound',
    starts_at: '2025-11-02T09:30:15.250Z',
    ends_at: '2025-11-09T18:00:59Z'
  })

  it('start with the values of an existing code', () => {
    const { name, code, type, start, end, zone } = accessCodeForm(existing, NOW, LOS_ANGELES)
    expect([name, code, type, zone]).to.deep.equal(['Guest', '1234', 'time_bound', LOS_ANGELES])
    expect([start.wall, end.wall]).to.deep.equal(['2025-11-02T01:30', '2025-11-09T10:00'])
  })

  it('default times for an ongoing code in case it becomes time-bound', () => {
    const form = accessCodeForm(accessCode({ name: 'Guest', code: '1234', type: 'ongoing' }), NOW, BERLIN)
    expect(form).to.deep.equal({ ...newAccessCodeForm(NOW, BERLIN), name: 'Guest', code: '1234' })
  })

  it('leave missing times of a time-bound code empty', () => {
    const code = accessCode({ name: 'Guest', code: '1234', type: 'time_bound', ends_at: 'never' })
    const form = accessCodeForm(code, NOW, BERLIN)
    expect(form.start).to.deep.equal({ wall: '', instant: undefined })
    expect(accessCodeFormErrors(form, plain)).to.deep.equal({ start: 'invalid', end: 'invalid' })
  })

  it('keep the seconds of a code, and the chosen one of two repeated hours, across time zones', () => {
    const form = accessCodeForm(existing, NOW, LOS_ANGELES)
    const back = withZone(withZone(form, BERLIN), LOS_ANGELES)
    const retyped = withTime(back, 'start', '2025-11-02T01:30')
    expect(editOf(retyped, existing)).to.deep.equal({})
    const moved = withTime(withTime(form, 'start', '2025-11-02T01:31'), 'start', '2025-11-02T01:30')
    expect(editOf(moved, existing)).to.deep.equal({ starts_at: '2025-11-02T08:30:00.000Z' })
  })

  it('keep the instants when the user chooses another time zone', () => {
    const form = timeBound('2025-06-20T09:00', '2025-06-21T09:00')
    const elsewhere = withZone(form, BERLIN)
    expect([elsewhere.start.wall, elsewhere.end.wall]).to.deep.equal(['2025-06-20T18:00', '2025-06-21T18:00'])
    expect([elsewhere.zone, elsewhere.isZoneAutomatic]).to.deep.equal([BERLIN, false])
    expect([elsewhere.start.instant, elsewhere.end.instant]).to.deep.equal([form.start.instant, form.end.instant])
    const automatic = withAutomaticZone(elsewhere)
    expect([automatic.zone, automatic.isZoneAutomatic]).to.deep.equal([localZone(), true])
    expect(withZone(form, form.zone).isZoneAutomatic).to.equal(false)
  })

  it('detect only changes that would be saved', () => {
    const initial = newAccessCodeForm(NOW, LOS_ANGELES)
    const bound = timeBound('2025-06-20T09:00', '2025-06-21T09:00')
    const isDirty = (form: AccessCodeForm, from = initial): boolean => isChanged(form, from, accessCodeFormRules)
    const changes = [
      { ...initial, name: 'a' },
      { ...initial, code: '1' },
      { ...initial, type: 'time_bound' }
    ] as const
    expect(changes.map((form) => isDirty(form))).to.deep.equal([true, true, true])
    const unsaved = [initial, withZone(initial, BERLIN), withTime(initial, 'start', '2025-06-20T09:00')]
    expect(unsaved.map((form) => isDirty(form))).to.deep.equal([false, false, false])
    expect(isDirty(withZone(bound, BERLIN), bound)).to.equal(false)
    expect(isDirty(withTime(bound, 'start', '2025-06-20T09:01'), bound)).to.equal(true)
    const withoutEnd = withTime(bound, 'end', '')
    expect(isDirty(withoutEnd, bound)).to.equal(true)
    expect(isDirty(withTime(withoutEnd, 'end', '2025-06-21T09:00'), bound)).to.equal(false)
  })

  for (const [name, error] of [
    ['  ', 'required'],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'too-long'],
    [` ${'x'.repeat(60)} `, undefined],
    ['🔑'.repeat(60), undefined],
    ['🔑'.repeat(61), 'too-long']
  ] as const) {
    it(`${error ? `return "${error}" for` : 'accept'} the name ${JSON.stringify(name)}`, () => {
      const form = { ...newAccessCodeForm(NOW, BERLIN), name, code: '1234' }
      expect(accessCodeFormErrors(form, plain).name).to.equal(error)
    })
  }

  for (const [code, lengths, error] of [
    ['', undefined, 'required'],
    [' ', [4], 'required'],
    ['1', undefined, undefined],
    ['1234', [4, 6], undefined],
    [' 123456 ', [4, 6], undefined],
    ['12345', [4, 6], 'wrong-length'],
    ['abcd', [4], undefined]
  ] as const) {
    it(`${error ? `return "${error}" for` : 'accept'} the code '${code}' with the lengths ${JSON.stringify(lengths)}`, () => {
      const form = { ...newAccessCodeForm(NOW, BERLIN), name: 'Guest', code }
      const device = deviceWith({ supported_code_lengths: lengths })
      expect(accessCodeFormErrors(form, device)).to.deep.equal(error ? { code: error } : {})
    })
  }

  it('read the code lengths of a device in order, without duplicates and malformed ones', () => {
    expect(listedCodeLengths(deviceWith({ supported_code_lengths: [6, 4, 4, '5'] }))).to.deep.equal([4, 6])
  })

  it('have a code field only if the user chooses the code', () => {
    const offline = accessCode({ is_offline_access_code: true })
    expect(hasCodeField(plain)).to.equal(true)
    expect(hasCodeField(plain, accessCode())).to.equal(true)
    expect(hasCodeField(plain, offline)).to.equal(false)
    expect(hasCodeField(deviceWith(MANUFACTURER_CHOOSES))).to.equal(false)
    expect(choosesOwnCodes(deviceWith(MANUFACTURER_CHOOSES))).to.equal(true)
    const form = { ...newAccessCodeForm(NOW, BERLIN), name: 'Guest' }
    expect(accessCodeFormErrors(form, deviceWith({ supported_code_lengths: [4] }), offline)).to.deep.equal({})
  })

  for (const [start, end, errors] of [
    ['2025-06-20T09:00', '2025-06-20T09:01', {}],
    ['2025-06-20T09:00', '2025-06-20T09:00', { end: 'not-after-start' }],
    ['2025-06-20T09:00', '2025-06-19T09:00', { end: 'not-after-start' }],
    ['', '2025-06-19T09:00', { start: 'invalid' }],
    ['2025-06-20T09:00', '', { end: 'invalid' }],
    ['2025-02-30T09:00', '2025-13-01T09:00', { start: 'invalid', end: 'invalid' }],
    // 02:30 is skipped that night and means 03:30.
    ['2025-03-09T02:30', '2025-03-09T03:15', { end: 'not-after-start' }],
    ['2025-03-09T02:30', '2025-03-09T03:31', {}]
  ] as const) {
    it(`return the errors ${JSON.stringify(errors)} for '${start}' to '${end}'`, () => {
      const form = timeBound(start, end)
      expect(accessCodeFormErrors(form, plain)).to.deep.equal(errors)
      expect(accessCodeFormErrors({ ...form, type: 'ongoing' }, plain)).to.deep.equal({})
      expect(createParameters(form, plain) === undefined).to.equal(Object.keys(errors).length > 0)
    })
  }

  it('use a later time if daylight saving skips the typed one, and allow an end in the past', () => {
    expect(timeBound('2025-03-09T02:30', '2026-03-08T02:15').start.instant).to.equal(Date.parse('2025-03-09T10:30:00Z'))
    const past = timeBound('2025-06-01T00:00', '2025-06-15T03:20')
    expect(isEndPast(past, NOW)).to.equal(true)
    expect(isEndPast({ ...past, type: 'ongoing' }, NOW)).to.equal(false)
    expect(isEndPast(timeBound('2025-06-01T00:00', '2025-06-15T03:21'), NOW)).to.equal(false)
    expect(isEndPast(timeBound('', ''), NOW)).to.equal(false)
  })

  const latestForm = (code: AccessCode, { initial, values }: FormEdit<AccessCodeForm>): AccessCodeForm =>
    keepSuggestedTimes(accessCodeForm(code, 0, values.zone), initial)

  it('update unchanged fields when the code changes, in the time zone that the user chose', () => {
    const draft = pristineForm(accessCodeForm(existing, NOW, BERLIN))
    const typed = { ...draft, values: { ...withZone(draft.values, LOS_ANGELES), name: 'Guests' } }
    const changed = { ...existing, code: '9999', ends_at: '2025-11-08T18:00:00.000Z' }
    const { values } = rebase(typed, latestForm(changed, typed), accessCodeFormRules)
    expect([values.name, values.code, values.end.wall, values.zone]).to.deep.equal([
      'Guests',
      '9999',
      '2025-11-08T10:00',
      LOS_ANGELES
    ])
  })

  it('report a conflict in the type if a time was changed and the code has become ongoing', () => {
    const draft = pristineForm(accessCodeForm(existing, NOW, BERLIN))
    const typed = { ...draft, values: withTime(draft.values, 'end', '2025-11-10T12:00') }
    const next = rebase(typed, latestForm({ ...existing, type: 'ongoing' }, typed), accessCodeFormRules)
    expect([next.values, openConflicts(next, accessCodeFormRules)]).to.deep.equal([typed.values, ['type']])
  })

  it('keep the default times of an ongoing code when it is refetched', () => {
    const code = accessCode({ name: 'Guest', code: '1234', type: 'ongoing' })
    const draft = pristineForm(accessCodeForm(code, NOW, BERLIN))
    expect(latestForm(code, draft)).to.deep.equal(draft.initial)
  })

  it('create an ongoing code without times, and a time-bound one with them', () => {
    const form = { ...newAccessCodeForm(NOW, BERLIN), name: ' Guest ', code: ' 1234 ' }
    const guest = { name: 'Guest', device_id: 'device' }
    expect(createParameters(form, plain)).to.deep.equal({ ...guest, code: '1234' })
    expect(createParameters({ ...form, code: '' }, deviceWith(MANUFACTURER_CHOOSES))).to.deep.equal(guest)
    expect(createParameters(timeBound('2025-06-20T09:00', '2025-06-21T09:00'), plain)).to.deep.equal({
      ...guest,
      code: '1234',
      starts_at: '2025-06-20T16:00:00.000Z',
      ends_at: '2025-06-21T16:00:00.000Z'
    })
  })
})
