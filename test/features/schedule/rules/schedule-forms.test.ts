import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { isChanged, rebase } from '../../../../src/core/actions/rebase-form.js'
import type { ThermostatSchedule } from '../../../../src/core/resources/resources.js'
import { exceptionErrors, typedMinutes } from '../../../../src/features/schedule/rules/exception-errors.js'
import {
  type ExceptionForm,
  exceptionForm,
  exceptionFormRules,
  holdForm,
  newExceptionForm
} from '../../../../src/features/schedule/rules/exception-form.js'
import {
  changedException,
  exceptionRecreateParams,
  newException
} from '../../../../src/features/schedule/rules/exception-parameters.js'
import { exceptionWarnings } from '../../../../src/features/schedule/rules/exception-warnings.js'
import { scheduleExceptions } from '../../../../src/features/schedule/rules/schedule-exceptions.js'
import { withTime } from '../../support/typed-form.js'

const ZONE = 'Europe/Berlin'
const NOW = Date.parse('2026-03-20T12:10Z')
const KEYS = ['home', 'away']

const form = (changed: Partial<ExceptionForm> = {}): ExceptionForm => ({
  ...newExceptionForm(NOW, ZONE, 'away'),
  ...changed
})
const at = (start: string, end: string): ExceptionForm =>
  withTime(withTime(form(), 'start', start, ZONE), 'end', end, ZONE)

const SCHEDULE: ThermostatSchedule = {
  thermostat_schedule_id: 'holidays',
  climate_preset_key: 'away',
  name: 'Holidays',
  starts_at: '2026-03-21T08:00:10.000Z',
  ends_at: '2026-03-25T08:00:00.000Z',
  is_override_allowed: true,
  max_override_period_minutes: 90
}
const [HOLIDAYS] = scheduleExceptions([SCHEDULE])

describe('Exception form rules', () => {
  it('start at the next full hour, for one day, in the time zone of the thermostat', () => {
    const { start, end } = form()
    expect([start.wall, end.wall]).to.deep.equal(['2026-03-20T14:00', '2026-03-21T14:00'])
  })

  it('start at a full hour in time zones with partial-hour offsets and daylight saving changes', () => {
    const wall = (now: string, zone: string) => newExceptionForm(Date.parse(now), zone, 'away').start.wall
    expect(wall('2026-03-20T12:10Z', 'Asia/Kolkata')).to.equal('2026-03-20T18:00')
    expect(wall('2026-03-20T12:30Z', 'Asia/Kolkata')).to.equal('2026-03-20T18:00')
    expect(wall('2026-03-20T12:10Z', 'Asia/Kathmandu')).to.equal('2026-03-20T18:00')
    expect(wall('2026-10-03T15:10Z', 'Australia/Lord_Howe')).to.equal('2026-10-04T03:00')
    expect(wall('2026-10-25T00:10Z', ZONE)).to.equal('2026-10-25T02:00')
  })

  it('end at the same time the next day across a daylight saving change', () => {
    const { start, end } = newExceptionForm(Date.parse('2026-03-28T12:00Z'), ZONE, 'away')
    expect([start.wall, end.wall]).to.deep.equal(['2026-03-28T13:00', '2026-03-29T13:00'])
  })

  it('start a hold now and end it at a full hour, two to three hours later', () => {
    const walls = (now: string, zone: string) => {
      const { start, end } = holdForm(Date.parse(now), zone, 'away')
      return [start.wall, end.wall]
    }
    expect(walls('2026-03-20T12:10Z', ZONE)).to.deep.equal(['2026-03-20T13:10', '2026-03-20T16:00'])
    expect(walls('2026-03-20T12:10Z', 'Asia/Kolkata')).to.deep.equal(['2026-03-20T17:40', '2026-03-20T20:00'])
    expect(walls('2026-03-29T00:10Z', ZONE)).to.deep.equal(['2026-03-29T01:10', '2026-03-29T05:00'])
    expect(walls('2026-10-25T00:10Z', ZONE)).to.deep.equal(['2026-10-25T02:10', '2026-10-25T04:00'])
  })

  it('send the times as UTC instants', () => {
    expect(newException(form({ name: ' Guests ', overrideMinutes: '30' }), 'hallway')).to.deep.equal({
      device_id: 'hallway',
      climate_preset_key: 'away',
      name: 'Guests',
      starts_at: '2026-03-20T13:00:00.000Z',
      ends_at: '2026-03-21T13:00:00.000Z',
      is_override_allowed: true,
      max_override_period_minutes: 30
    })
    expect(newException(form({ isOverrideAllowed: false, overrideMinutes: 'x' }), 'hallway')).not.to.have.property(
      'max_override_period_minutes'
    )
    expect(newException(at('', '2026-03-22T10:00'), 'hallway')).to.equal(undefined)
  })

  it('send only changed fields and keep the seconds of unchanged times', () => {
    if (!HOLIDAYS) throw new Error('There is none.')
    const stored = exceptionForm(HOLIDAYS, ZONE)
    expect(isChanged(stored, { ...stored }, exceptionFormRules)).to.equal(false)
    const same = withTime(stored, 'start', stored.start.wall, ZONE)
    expect(changedException(same, stored, 'holidays')).to.deep.equal({ thermostat_schedule_id: 'holidays' })
    const changed = { ...withTime(stored, 'end', '2026-03-26T09:30', ZONE), overrideMinutes: '' }
    expect(changedException(changed, stored, 'holidays')).to.deep.equal({
      thermostat_schedule_id: 'holidays',
      ends_at: '2026-03-26T08:30:00.000Z',
      max_override_period_minutes: null
    })
    expect(changedException({ ...stored, isOverrideAllowed: false }, stored, 'holidays')).to.deep.equal({
      thermostat_schedule_id: 'holidays',
      is_override_allowed: false
    })
  })

  it('report a conflict in the permission if the override limit was changed', () => {
    if (!HOLIDAYS) throw new Error('There is none.')
    const stored = exceptionForm(HOLIDAYS, ZONE)
    const draft = { ...pristineForm(stored), values: { ...stored, overrideMinutes: '45' } }
    const next = rebase(draft, { ...stored, isOverrideAllowed: false, preset: 'away' }, exceptionFormRules)
    expect(next.values).to.deep.equal({ ...stored, overrideMinutes: '45', preset: 'away' })
    expect(next.conflicts).to.deep.equal(['isOverrideAllowed'])
  })

  it('return parameters that recreate a deleted exception', () => {
    const { thermostat_schedule_id: _id, ...values } = SCHEDULE
    expect(exceptionRecreateParams(SCHEDULE, 'hallway')).to.deep.equal({ device_id: 'hallway', ...values })
    expect(exceptionRecreateParams({ ...SCHEDULE, ends_at: null }, 'hallway')).to.equal(undefined)
  })

  it('return the errors of each field', () => {
    const faults = (given: ExceptionForm, stored?: ExceptionForm) => exceptionErrors(given, KEYS, stored)
    expect(faults(form())).to.equal(undefined)
    expect(faults(form({ preset: '' }))?.preset).to.equal('required')
    expect(faults(form({ preset: 'deleted' }))?.preset).to.equal('deleted')
    expect(faults(at('', ''))).to.include({ start: 'required', end: 'required' })
    expect(faults(at('2026-03-22T10:00', '2026-03-22T10:00'))?.end).to.equal('not-after-start')
    expect(faults(form({ overrideMinutes: '1.5' }))?.overrideMinutes).to.equal('not-minutes')
    expect(faults(form({ overrideMinutes: '1.5', isOverrideAllowed: false }))).to.equal(undefined)
    expect(faults(form(), form({ name: 'Guests' }))?.name).to.equal('required')
  })

  it('allow an existing exception without an end, but no new one', () => {
    const [open] = scheduleExceptions([{ ...SCHEDULE, ends_at: null }])
    if (!open) throw new Error('There is none.')
    const stored = exceptionForm(open, ZONE)
    expect(exceptionErrors({ ...stored, name: 'Long' }, KEYS, stored)).to.equal(undefined)
    expect(exceptionErrors(stored, KEYS, undefined)?.end).to.equal('required')
  })

  it('accept only whole numbers of minutes', () => {
    expect([typedMinutes(' 45 '), typedMinutes('')]).to.deep.equal([45, undefined])
    for (const typed of ['0', '-5', '1e3', 'an hour']) expect(Number.isNaN(typedMinutes(typed))).to.equal(true)
  })
})

describe('Exception warnings', () => {
  const existing = HOLIDAYS ? [HOLIDAYS] : []
  const remarks = (given: ExceptionForm) => exceptionWarnings(given, existing, NOW)

  it('list overlapping exceptions', () => {
    expect(remarks(at('2026-03-24T10:00', '2026-03-26T10:00')).overlaps).to.deep.equal(existing)
    expect(remarks(at('2026-03-25T09:00', '2026-03-26T10:00')).overlaps).to.deep.equal([])
    expect(remarks(at('2026-03-26T10:00', '2026-03-24T10:00')).overlaps).to.deep.equal([])
  })

  it('report an end in the past', () => {
    expect(remarks(at('2026-03-19T10:00', '2026-03-20T10:00')).isEndPast).to.equal(true)
    expect(remarks(at('2026-03-29T02:30', '2026-03-29T12:00')).isEndPast).to.equal(false)
  })
})
