import { expect } from 'chai'
import * as fc from 'fast-check'
import { accessCodeFaults, hasCodeField, timingWarnings } from '../../src/model/access-code-faults.js'
import {
  accessCodeForm,
  isFormChanged,
  newAccessCodeForm,
  withAutomaticZone,
  withTime,
  withZone,
  type AccessCodeForm
} from '../../src/model/access-code-form.js'
import { accessCodeErrors, accessCodeWarnings, hasAccessCodeIssue } from '../../src/model/access-code-issues.js'
import { createParameters, updateParameters } from '../../src/model/access-code-parameters.js'
import { compareAccessCodes, matchesAccessCode } from '../../src/model/access-code-search.js'
import { canAddAccessCode, canChange, isManageable, isRemoving, isSettling } from '../../src/model/access-code-status.js'
import { readInstant, windowOf, windowPicture, type CodeWindow } from '../../src/model/access-code-window.js'
import { accessCodeName, accessCodePin, choosesOwnCodes, isOffline } from '../../src/model/access-code.js'
import { fitsCodeLengths, listedCodeLengths } from '../../src/model/code-length.js'
import { fittingCode } from '../../src/model/generated-code.js'
import { localZone } from '../../src/model/time-zone.js'
import type { AccessCode, Device } from '../../src/platform/resources.js'

/** A code and a device as a platform might send them, whatever it says. */
const accessCode = (fields: object = {}): AccessCode => Object.assign({ access_code_id: 'code' }, fields)
const device = (properties: unknown = {}, fields: object = {}): Device =>
  Object.assign({ device_id: 'device' }, Object.fromEntries([['properties', properties]]), fields)

const NO_ZEROS = { constraint_type: 'no_zeros' }
const MAKER_CHOOSES = { code_constraints: [NO_ZEROS, { constraint_type: 'cannot_specify_pin_code' }] }
const NONSENSE: unknown[] = [undefined, null, 0, -1, 7.5, NaN, '', ' ', 'text', true, [], {}, [null], [[]], () => 1]
const LOS_ANGELES = 'America/Los_Angeles'
const BERLIN = 'Europe/Berlin'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.parse('2025-06-15T10:20:30.500Z')

describe('An access code', () => {
  it('has a name and a code, where it has any', () => {
    expect(accessCodeName(accessCode({ name: 'Guest' }))).to.equal('Guest')
    expect(accessCodePin(accessCode({ code: '0123' }))).to.equal('0123')
    for (const nothing of [undefined, null, '', ' ', 4]) {
      expect(accessCodeName(accessCode({ name: nothing }))).to.equal(undefined)
      expect(accessCodePin(accessCode({ code: nothing }))).to.equal(undefined)
    }
  })

  const statuses: [status: unknown, settling: boolean, removing: boolean][] = [
    ['setting', true, false],
    ['removing', true, true],
    ['set', false, false],
    ['unset', false, false],
    ['REMOVING', false, false],
    [null, false, false],
    [undefined, false, false]
  ]
  for (const [status, settling, removing] of statuses) {
    it(`of status ${String(status)} ${settling ? 'settles' : 'is settled'}${removing ? ' and goes' : ''}`, () => {
      const code = accessCode({ status })
      expect([isSettling(code), isRemoving(code)]).to.deep.equal([settling, removing])
    })
  }

  it('is offline only where the platform says so', () => {
    const said: unknown[] = [true, false, 'true', 1, null, undefined]
    const offline = said.map((value) => isOffline(accessCode({ is_offline_access_code: value })))
    expect(offline).to.deep.equal([true, false, false, false, false, false])
  })

  const offers: [what: string, code: AccessCode, device: Device, manageable: boolean, changeable: boolean][] = [
    ['set', accessCode({ status: 'set' }), device(), true, true],
    ['still being set', accessCode({ status: 'setting' }), device(), true, true],
    ['being removed', accessCode({ status: 'removing' }), device(), true, false],
    ['offline', accessCode({ is_offline_access_code: true }), device(), false, false],
    ['chosen by the maker', accessCode({ status: 'set' }), device(MAKER_CHOOSES), false, false],
    ['of a device with another constraint', accessCode(), device({ code_constraints: [NO_ZEROS] }), true, true]
  ]
  for (const [what, code, on, manageable, changeable] of offers) {
    it(`that is ${what} can${changeable ? '' : 'not'} be changed`, () => {
      expect([isManageable(code, on), canChange(code, on)]).to.deep.equal([manageable, changeable])
    })
  }

  it('can be added where online codes are enabled or can be programmed', () => {
    expect(canAddAccessCode(device({ online_access_codes_enabled: true }))).to.equal(true)
    expect(canAddAccessCode(device({}, { can_program_online_access_codes: true }))).to.equal(true)
    const nowhere = [{}, null, { online_access_codes_enabled: 'true' }, { offline_access_codes_enabled: true }]
    expect(nowhere.filter((properties) => canAddAccessCode(device(properties)))).to.deep.equal([])
    expect(canAddAccessCode(device({}, { can_program_offline_access_codes: true }))).to.equal(false)
  })

  it('survives nonsense of the platform in every rule', () => {
    const filters = { passesError: () => true, passesWarning: () => true }
    for (const value of NONSENSE) {
      const fields = ['name', 'code', 'type', 'status', 'starts_at', 'ends_at', 'created_at', 'errors', 'warnings']
      const code = accessCode(Object.fromEntries(fields.map((field) => [field, value])))
      const own = { code_constraints: value, supported_code_lengths: value }
      for (const on of [device(value), device(own, { location: value })]) {
        canChange(code, on)
        canAddAccessCode(on)
        const form = accessCodeForm(code, NOW)
        accessCodeFaults(form, on, code)
        timingWarnings(form, NOW)
        updateParameters(form, on, code)
      }
      hasAccessCodeIssue(code, filters)
      matchesAccessCode(code, 'a')
      compareAccessCodes(code, accessCode())
      windowPicture(windowOf(code, NOW), NOW)
    }
  })
})

describe('The issues of an access code', () => {
  const error = { error_code: 'failed_to_set_on_device', message: 'Failed' }
  const warning = { warning_code: 'delay_in_setting_on_device', message: 'Late' }
  const every = { passesError: () => true, passesWarning: () => true }

  it('are its errors and its warnings, as far as they are any', () => {
    const code = accessCode({ errors: [error, null, 'x'], warnings: [warning, 5] })
    expect(accessCodeErrors(code, every)).to.deep.equal([error])
    expect(accessCodeWarnings(code, every)).to.deep.equal([warning])
  })

  it('are those that pass the filters of the host', () => {
    const code = accessCode({ errors: [error], warnings: [warning] })
    const without = { passesError: () => false, passesWarning: () => false }
    expect(accessCodeErrors(code, without)).to.deep.equal([])
    expect(accessCodeWarnings(code, without)).to.deep.equal([])
    expect(hasAccessCodeIssue(code, without)).to.equal(false)
    expect(hasAccessCodeIssue(code, { ...without, passesWarning: () => true })).to.equal(true)
    expect(hasAccessCodeIssue(code, { ...without, passesError: () => true })).to.equal(true)
  })

  it('make a code count once', () => {
    const codes = [
      accessCode({ errors: [error, error], warnings: [warning] }),
      accessCode({ warnings: [warning] }),
      accessCode({ errors: [], warnings: [] }),
      accessCode({ errors: null })
    ]
    expect(codes.map((code) => hasAccessCodeIssue(code, every))).to.deep.equal([true, true, false, false])
  })
})

describe('The list of access codes', () => {
  const found: [fields: object, search: string, isFound: boolean][] = [
    [{ name: 'Guest Müller', code: '1234' }, 'muller', true],
    [{ name: 'Guest', code: '1234' }, 'GUEST', true],
    [{ name: 'Guest', code: '1234' }, '23', true],
    [{ name: 'Guest', code: '1234' }, ' 1234 ', true],
    [{ name: 'Guest', code: '1234' }, '', true],
    [{ name: null, code: null }, '', true],
    [{ name: null, code: null }, 'n', false],
    [{ name: 'Guest', code: '1234' }, 'guest 1234', false],
    [{ name: 'Guest', code: '1234' }, '43', false]
  ]
  for (const [fields, search, isFound] of found) {
    it(`${isFound ? 'finds' : 'does not find'} ${JSON.stringify(fields)} by '${search}'`, () => {
      expect(matchesAccessCode(accessCode(fields), search)).to.equal(isFound)
    })
  }

  it('has the newest first, those of a moment by name, and those without a date last', () => {
    const codes = [
      accessCode({ name: 'none' }),
      accessCode({ name: 'Guest 10', created_at: '2025-01-01T00:00:00Z' }),
      accessCode({ name: 'Guest 9', created_at: '2025-01-01T00:00:00Z' }),
      accessCode({ name: 'new', created_at: '2025-02-01T00:00:00Z' })
    ]
    expect(codes.toSorted(compareAccessCodes).map(accessCodeName)).to.deep.equal(['new', 'Guest 9', 'Guest 10', 'none'])
  })
})

describe('The window of an access code', () => {
  const at = (days: number): string => new Date(NOW + days * DAY).toISOString()
  const started: CodeWindow = { kind: 'started', startsAt: NOW - DAY, endsAt: NOW + DAY }
  const endless: CodeWindow = { kind: 'upcoming', startsAt: NOW + 2 * DAY, endsAt: undefined }
  const bound = (from?: number, to?: number): object => ({
    type: 'time_bound',
    starts_at: from === undefined ? null : at(from),
    ends_at: to === undefined ? null : at(to)
  })
  const windows: [what: string, fields: object, window: CodeWindow][] = [
    ['ongoing', { type: 'ongoing', starts_at: null, ends_at: null }, { kind: 'ongoing' }],
    ['ongoing, whatever its dates', { ...bound(1, -1), type: 'ongoing' }, { kind: 'ongoing' }],
    ['begun', bound(-1, 1), started],
    ['beginning now', bound(0, 1), { ...started, startsAt: NOW }],
    ['without a start', bound(undefined, 1), { ...started, startsAt: undefined }],
    ['to come', bound(2, 3), { ...endless, endsAt: NOW + 3 * DAY }],
    ['to come without an end', bound(2), endless],
    ['to come with an end before', bound(2, 1), endless],
    ['over', bound(-2, -1), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW - DAY }],
    ['ending now', bound(-2, 0), { kind: 'ended', startsAt: NOW - 2 * DAY, endsAt: NOW }],
    ['begun without an end', bound(-2), { kind: 'ongoing' }],
    ['of nonsense', { type: 'time_bound', starts_at: 'soon', ends_at: 5 }, { kind: 'ongoing' }],
    ['of no type', { ...bound(-1, 1), type: undefined }, started],
    ['of nothing', {}, { kind: 'ongoing' }]
  ]
  for (const [what, fields, window] of windows) {
    it(`that is ${what} is ${window.kind}`, () => {
      expect(windowOf(accessCode(fields), NOW)).to.deep.equal(window)
    })
  }

  it('is of dates that can be read', () => {
    expect(readInstant('2025-06-15T10:20:30.5Z')).to.equal(NOW)
    expect(NONSENSE.filter((value) => readInstant(value) !== undefined)).to.deep.equal([])
  })

  it('has no picture when it never ends', () => {
    expect(windowPicture({ kind: 'ongoing' }, NOW)).to.equal(undefined)
  })

  const picture = (startsAt: number | undefined, endsAt: number | undefined, now = NOW) =>
    windowPicture(
      windowOf(
        accessCode({
          type: 'time_bound',
          ...(startsAt !== undefined && { starts_at: new Date(startsAt).toISOString() }),
          ...(endsAt !== undefined && { ends_at: new Date(endsAt).toISOString() })
        }),
        now
      ),
      now
    )

  it('shows now between its ends in proportion', () => {
    const shown = picture(NOW - DAY, NOW + 3 * DAY)
    expect(shown?.start).to.be.closeTo(0.08, 1e-9)
    expect(shown?.end).to.be.closeTo(0.92, 1e-9)
    expect(shown?.now).to.be.closeTo(0.08 + 0.84 / 4, 1e-9)
  })

  it('of an hour ten years away is no dot: now stays near', () => {
    const shown = picture(NOW + 3650 * DAY, NOW + 3650 * DAY + HOUR)
    expect(shown?.now).to.be.closeTo(0.08, 1e-9)
    expect((shown?.end ?? 0) - (shown?.start ?? 0)).to.be.closeTo(0.28, 1e-9)
    expect(picture(NOW - 3650 * DAY, NOW - 3650 * DAY + HOUR)?.now).to.be.closeTo(0.92, 1e-9)
  })

  it('has no place for an end that is open', () => {
    expect(picture(undefined, NOW + DAY)).to.include({ start: undefined, now: 0.5 })
    expect(picture(undefined, NOW - DAY)?.start).to.equal(undefined)
    const shown = picture(NOW + DAY, undefined)
    expect(shown?.end).to.equal(undefined)
    expect(shown?.start).to.be.closeTo(0.5, 1e-9)
  })

  it('lies on the line, in order and wide enough to see, whatever its dates', () => {
    const date = fc.option(fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) }), { nil: undefined })
    fc.assert(
      fc.property(date, date, fc.integer({ min: Date.UTC(1900), max: Date.UTC(2100) }), (startsAt, endsAt, now) => {
        const shown = picture(startsAt, endsAt, now)
        if (!shown) return
        const { start = 0, end = 1 } = shown
        for (const place of [start, end, shown.now]) expect(place).to.be.within(0, 1)
        expect(start).to.be.at.most(end)
        const isBackwards = startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt
        if (!isBackwards) expect(end - start).to.be.greaterThan(0.2)
        if (startsAt !== undefined && now < startsAt) expect(shown.now).to.be.at.most(start)
        if (!isBackwards && endsAt !== undefined && now >= endsAt) expect(shown.now).to.be.at.least(end)
      })
    )
  })
})

describe('The form of an access code', () => {
  const timeBound = (start: string, end: string, zone = LOS_ANGELES): AccessCodeForm => {
    const form: AccessCodeForm = { ...newAccessCodeForm(NOW, zone), name: 'Guest', code: '1234', type: 'time_bound' }
    return withTime(withTime(form, 'start', start), 'end', end)
  }

  it('of a new code proposes the time from this minute to tomorrow', () => {
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

  const days: [now: string, zone: string, start: string, end: string, hours: number][] = [
    ['2025-03-08T11:00:00Z', LOS_ANGELES, '2025-03-08T03:00', '2025-03-09T03:00', 23],
    ['2025-11-01T19:00:00Z', LOS_ANGELES, '2025-11-01T12:00', '2025-11-02T12:00', 25],
    ['2025-03-29T01:30:00Z', BERLIN, '2025-03-29T02:30', '2025-03-30T03:30', 24],
    ['2025-10-26T01:30:00Z', BERLIN, '2025-10-26T02:30', '2025-10-27T02:30', 24]
  ]
  for (const [now, zone, start, end, hours] of days) {
    it(`made at ${now} in ${zone} proposes the same time tomorrow, ${hours} hours later`, () => {
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

  it('of a code that is edited shows what the code has', () => {
    const form = accessCodeForm(existing, NOW, LOS_ANGELES)
    expect([form.name, form.code, form.type]).to.deep.equal(['Guest', '1234', 'time_bound'])
    expect([form.start.wall, form.end.wall]).to.deep.equal(['2025-11-02T01:30', '2025-11-09T10:00'])
    expect([form.zone, form.isZoneAutomatic]).to.deep.equal([LOS_ANGELES, true])
  })

  it('of an ongoing code proposes times in case it becomes time-bound', () => {
    const form = accessCodeForm(accessCode({ name: 'Guest', code: '1234', type: 'ongoing' }), NOW, BERLIN)
    expect(form).to.deep.equal({ ...newAccessCodeForm(NOW, BERLIN), name: 'Guest', code: '1234' })
  })

  it('leaves a time empty that a time-bound code has not', () => {
    const code = accessCode({ name: 'Guest', code: '1234', type: 'time_bound', ends_at: 'never' })
    const form = accessCodeForm(code, NOW, BERLIN)
    expect(form.start).to.deep.equal({ wall: '', instant: undefined })
    expect(accessCodeFaults(form, device())).to.deep.equal({ start: 'invalid', end: 'invalid' })
  })

  it('keeps the seconds of a code, and which of two equal times in autumn it meant, through every zone', () => {
    const form = accessCodeForm(existing, NOW, LOS_ANGELES)
    const back = withZone(withZone(form, BERLIN), LOS_ANGELES)
    const retyped = withTime(back, 'start', '2025-11-02T01:30')
    expect(updateParameters(retyped, device(), existing)).to.deep.include({
      starts_at: '2025-11-02T09:30:15.250Z',
      ends_at: '2025-11-09T18:00:59.000Z'
    })
    const moved = withTime(withTime(form, 'start', '2025-11-02T01:31'), 'start', '2025-11-02T01:30')
    expect(updateParameters(moved, device(), existing)?.starts_at).to.equal('2025-11-02T08:30:00.000Z')
  })

  it('shows the same moments in another zone, and says that a person chose it', () => {
    const form = timeBound('2025-06-20T09:00', '2025-06-21T09:00')
    const elsewhere = withZone(form, BERLIN)
    expect([elsewhere.start.wall, elsewhere.end.wall]).to.deep.equal(['2025-06-20T18:00', '2025-06-21T18:00'])
    expect([elsewhere.zone, elsewhere.isZoneAutomatic]).to.deep.equal([BERLIN, false])
    expect([elsewhere.start.instant, elsewhere.end.instant]).to.deep.equal([form.start.instant, form.end.instant])
    const automatic = withAutomaticZone(elsewhere)
    expect([automatic.zone, automatic.isZoneAutomatic]).to.deep.equal([localZone(), true])
    expect(withZone(form, form.zone).isZoneAutomatic).to.equal(false)
  })

  it('is changed by what would be saved, and by nothing else', () => {
    const initial = newAccessCodeForm(NOW, LOS_ANGELES)
    const bound = timeBound('2025-06-20T09:00', '2025-06-21T09:00')
    expect(isFormChanged(initial, initial)).to.equal(false)
    expect(isFormChanged({ ...initial, name: 'a' }, initial)).to.equal(true)
    expect(isFormChanged({ ...initial, code: '1' }, initial)).to.equal(true)
    expect(isFormChanged({ ...initial, type: 'time_bound' }, initial)).to.equal(true)
    expect(isFormChanged(withZone(initial, BERLIN), initial)).to.equal(false)
    expect(isFormChanged(withTime(initial, 'start', '2025-06-20T09:00'), initial)).to.equal(false)
    expect(isFormChanged(withZone(bound, BERLIN), bound)).to.equal(false)
    expect(isFormChanged(withTime(bound, 'start', '2025-06-20T09:01'), bound)).to.equal(true)
    expect(isFormChanged(withTime(bound, 'end', ''), bound)).to.equal(true)
    expect(isFormChanged(withTime(withTime(bound, 'end', ''), 'end', '2025-06-21T09:00'), bound)).to.equal(false)
  })

  const names: [name: string, fault: string | undefined][] = [
    ['', 'required'],
    ['  ', 'required'],
    ['a', undefined],
    ['x'.repeat(60), undefined],
    ['x'.repeat(61), 'too-long'],
    [` ${'x'.repeat(60)} `, undefined],
    ['🔑'.repeat(60), undefined],
    ['🔑'.repeat(61), 'too-long']
  ]
  for (const [name, fault] of names) {
    it(`${fault ? `finds the name ${fault}` : 'accepts the name'} ${JSON.stringify(name)}`, () => {
      const form = { ...newAccessCodeForm(NOW, BERLIN), name, code: '1234' }
      expect(accessCodeFaults(form, device()).name).to.equal(fault)
    })
  }

  const codes: [code: string, lengths: unknown, fault: string | undefined][] = [
    ['', undefined, 'required'],
    [' ', [4], 'required'],
    ['1', undefined, undefined],
    ['1', [], undefined],
    ['1234', [4, 6], undefined],
    [' 123456 ', [4, 6], undefined],
    ['12345', [4, 6], 'wrong-length'],
    ['abcd', [4], undefined]
  ]
  for (const [code, supported_code_lengths, fault] of codes) {
    it(`finds '${code}' ${fault ?? 'right'} for the lengths ${JSON.stringify(supported_code_lengths)}`, () => {
      const form = { ...newAccessCodeForm(NOW, BERLIN), name: 'Guest', code }
      expect(accessCodeFaults(form, device({ supported_code_lengths }))).to.deep.equal(fault ? { code: fault } : {})
    })
  }

  it('has a code only where a person chooses it', () => {
    const offline = accessCode({ is_offline_access_code: true })
    expect(hasCodeField(device())).to.equal(true)
    expect(hasCodeField(device(), accessCode())).to.equal(true)
    expect(hasCodeField(device(), offline)).to.equal(false)
    expect(hasCodeField(device(MAKER_CHOOSES))).to.equal(false)
    expect(choosesOwnCodes(device(MAKER_CHOOSES))).to.equal(true)
    const form = { ...newAccessCodeForm(NOW, BERLIN), name: 'Guest' }
    expect(accessCodeFaults(form, device({ supported_code_lengths: [4] }), offline)).to.deep.equal({})
  })

  const times: [start: string, end: string, faults: object][] = [
    ['2025-06-20T09:00', '2025-06-20T09:01', {}],
    ['2025-06-20T09:00', '2025-06-20T09:00', { end: 'not-after-start' }],
    ['2025-06-20T09:00', '2025-06-19T09:00', { end: 'not-after-start' }],
    ['', '2025-06-19T09:00', { start: 'invalid' }],
    ['2025-06-20T09:00', '', { end: 'invalid' }],
    ['2025-02-30T09:00', '2025-13-01T09:00', { start: 'invalid', end: 'invalid' }],
    // 02:30 does not exist that night, and stands for 03:30.
    ['2025-03-09T02:30', '2025-03-09T03:15', { end: 'not-after-start' }],
    ['2025-03-09T02:30', '2025-03-09T03:31', {}]
  ]
  for (const [start, end, faults] of times) {
    it(`from '${start}' to '${end}' has the faults ${JSON.stringify(faults)}`, () => {
      const form = timeBound(start, end)
      expect(accessCodeFaults(form, device())).to.deep.equal(faults)
      expect(accessCodeFaults({ ...form, type: 'ongoing' }, device())).to.deep.equal({})
      expect(createParameters(form, device()) === undefined).to.equal(Object.keys(faults).length > 0)
    })
  }

  it('warns of a skipped time and of an end that is past', () => {
    const none = { isStartMoved: false, isEndMoved: false, isEndPast: false }
    const skipped = timeBound('2025-03-09T02:30', '2026-03-08T02:15')
    expect(timingWarnings(skipped, NOW)).to.deep.equal({ ...none, isStartMoved: true, isEndMoved: true })
    expect(skipped.start.instant).to.equal(Date.parse('2025-03-09T10:30:00Z'))
    expect(timingWarnings(withZone(skipped, BERLIN), NOW)).to.deep.equal(none)
    expect(timingWarnings({ ...skipped, type: 'ongoing' }, NOW)).to.deep.equal(none)
    const past = timeBound('2025-06-01T00:00', '2025-06-15T03:20')
    expect(timingWarnings(past, NOW)).to.deep.equal({ ...none, isEndPast: true })
    expect(timingWarnings(timeBound('2025-06-01T00:00', '2025-06-15T03:21'), NOW)).to.deep.equal(none)
    expect(timingWarnings(timeBound('', ''), NOW)).to.deep.equal(none)
  })

  it('creates an ongoing code without times', () => {
    const form = { ...newAccessCodeForm(NOW, BERLIN), name: ' Guest ', code: ' 1234 ' }
    expect(createParameters(form, device())).to.deep.equal({ name: 'Guest', code: '1234', device_id: 'device' })
    const chosen = createParameters({ ...form, code: '' }, device(MAKER_CHOOSES))
    expect(chosen).to.deep.equal({ name: 'Guest', device_id: 'device' })
  })

  it('creates a time-bound code with its times', () => {
    expect(createParameters(timeBound('2025-06-20T09:00', '2025-06-21T09:00'), device())).to.deep.equal({
      name: 'Guest',
      code: '1234',
      device_id: 'device',
      starts_at: '2025-06-20T16:00:00.000Z',
      ends_at: '2025-06-21T16:00:00.000Z'
    })
  })

  it('updates a code with its type, and with times where it is time-bound', () => {
    const form = accessCodeForm(existing, NOW, BERLIN)
    const changed = { access_code_id: 'code', name: 'Guest', code: '1234', device_id: 'device' }
    expect(updateParameters(form, device(), existing)).to.deep.equal({
      ...changed,
      type: 'time_bound',
      starts_at: '2025-11-02T09:30:15.250Z',
      ends_at: '2025-11-09T18:00:59.000Z'
    })
    const ongoing = updateParameters({ ...form, type: 'ongoing' }, device(), existing)
    expect(ongoing).to.deep.equal({ ...changed, type: 'ongoing' })
    expect(updateParameters({ ...form, name: '' }, device(), existing)).to.equal(undefined)
  })

  it('does not send the code of an offline one', () => {
    const offline = accessCode({ name: 'Guest', code: '1234', type: 'ongoing', is_offline_access_code: true })
    const form = accessCodeForm(offline, NOW, BERLIN)
    expect(updateParameters(form, device({ supported_code_lengths: [9] }), offline)).to.deep.equal({
      access_code_id: 'code',
      name: 'Guest',
      device_id: 'device',
      type: 'ongoing'
    })
  })
})

describe('A generated code', () => {
  const answers = (...codes: unknown[]): { generate: () => Promise<AccessCode>; left: unknown[] } => {
    const left = [...codes]
    return { left, generate: () => Promise.resolve(accessCode({ code: left.shift() })) }
  }
  const sixDigits = device({ supported_code_lengths: [6] })

  it('fits the lengths of the device', () => {
    expect(listedCodeLengths(device({ supported_code_lengths: [6, 4, 4, '5'] }))).to.deep.equal([4, 6])
    expect([fitsCodeLengths(sixDigits, '123456'), fitsCodeLengths(sixDigits, '12345')]).to.deep.equal([true, false])
    expect(fitsCodeLengths(device(), '1')).to.equal(true)
  })

  it('is the first of three that fits', async () => {
    const { generate, left } = answers('1234', null, '123456', '654321')
    expect(await fittingCode(generate, sixDigits)).to.equal('123456')
    expect(left).to.deep.equal(['654321'])
  })

  it('is none when three do not fit', async () => {
    const { generate, left } = answers('1', '2', '3', '123456')
    expect(await fittingCode(generate, sixDigits)).to.equal(undefined)
    expect(left).to.deep.equal(['123456'])
  })

  it('fails as the platform does', async () => {
    const refusal = new Error('refused')
    const failed = await fittingCode(() => Promise.reject(refusal), sixDigits).catch((error: unknown) => error)
    expect(failed).to.equal(refusal)
  })
})
