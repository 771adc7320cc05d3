import { NO_RESOURCES } from '../../../../src/core/resources/resource-kind.js'
import { updateAccessCode } from '../../../../src/features/access-codes/access-code-actions.js'
import { accessCodeForm } from '../../../../src/features/access-codes/rules/access-code-form.js'
import {
  editOf,
  isEditApplied,
  updateParameters
} from '../../../../src/features/access-codes/rules/access-code-parameters.js'
import { accessCode, deviceWith } from '../../support/as-sent.js'
import { withTime } from '../../support/typed-form.js'

const ZONE = 'Europe/Berlin'
const TIMES = { starts_at: '2026-03-01T00:00:00.000123Z', ends_at: '2026-03-04T00:00:00.000Z' }
const ongoing = accessCode({ name: 'Anna', code: '4711', type: 'ongoing' })
const timed = accessCode({ name: 'Anna', code: '4711', type: 'time_bound', ...TIMES })
const ALWAYS = { access_code_id: 'code', device_id: 'device', name: 'Anna', code: '4711' }

describe('updateParameters', () => {
  const ends_at = '2026-04-01T00:00:00.000Z'
  const bound = { ...ALWAYS, type: 'time_bound', ...TIMES }
  for (const [what, code, edit, sent] of [
    ['every known field of a time-bound code', timed, { name: 'Anna Weber' }, { ...bound, name: 'Anna Weber' }],
    ['every known field of an ongoing code', ongoing, { code: '9999' }, { ...ALWAYS, code: '9999', type: 'ongoing' }],
    ['both times if one was edited', timed, { ends_at }, { ...bound, ends_at }],
    ['no times with an ongoing code', timed, { type: 'ongoing' }, { ...ALWAYS, type: 'ongoing' }]
  ] as const) {
    it(`sends ${what}`, () => expect(updateParameters(code, 'device', edit)).to.deep.equal(sent))
  }

  it('omits fields that the platform never sent', () => {
    const unset = accessCode({ name: null, code: null, type: 'time_bound', starts_at: 5, ends_at })
    const sent = { access_code_id: 'code', device_id: 'device', type: 'time_bound', ends_at }
    expect(updateParameters(unset, 'device', {})).to.deep.equal(sent)
  })
})

describe('editOf', () => {
  it('returns the fields in which a form differs from its code', () => {
    const form = accessCodeForm(timed, 0, ZONE)
    expect(editOf(form, timed)).to.deep.equal({})
    expect(editOf({ ...form, name: ' Anna Weber ', code: '9999 ' }, timed)).to.deep.equal({
      name: 'Anna Weber',
      code: '9999'
    })
    expect(editOf(withTime(form, 'end', '2026-03-05T01:00', ZONE), timed)).to.deep.equal({
      ends_at: '2026-03-05T00:00:00.000Z'
    })
    expect(editOf({ ...form, type: 'ongoing' }, timed)).to.deep.equal({ type: 'ongoing' })
  })

  it('returns both times when an ongoing code becomes time-bound', () => {
    const form = withTime(
      withTime(accessCodeForm(ongoing, 0, ZONE), 'start', '2026-03-01T01:00', ZONE),
      'end',
      '2026-03-05T01:00',
      ZONE
    )
    expect(editOf(form, ongoing)).to.deep.equal({})
    expect(editOf({ ...form, type: 'time_bound' }, ongoing)).to.deep.equal({
      type: 'time_bound',
      starts_at: '2026-03-01T00:00:00.000Z',
      ends_at: '2026-03-05T00:00:00.000Z'
    })
  })

  it('ignores outer spaces that the platform has sent', () => {
    const spaced = accessCode({ name: ' Anna ', code: '4711', type: 'ongoing' })
    expect(editOf(accessCodeForm(spaced, 0, ZONE), spaced)).to.deep.equal({})
  })
})

describe('isEditApplied', () => {
  it('returns true if a code has every edited field', () => {
    const edit = { name: 'Ana' }
    expect([isEditApplied({ ...timed, name: 'Ana' }, edit), isEditApplied(timed, edit)]).to.deep.equal([true, false])
    const ends_at = '2026-03-04T01:00:00.000+01:00'
    expect([isEditApplied(timed, { ends_at }), isEditApplied(timed, { ends_at: TIMES.starts_at })]).to.deep.equal([
      true,
      false
    ])
  })
})

describe('updateAccessCode', () => {
  it('sends all fields of the code and includes them in the event', () => {
    const input = { code: timed, lock: deviceWith({}), edit: { name: 'Ben' } }
    const sent = { ...ALWAYS, name: 'Ben', type: 'time_bound', ...TIMES }
    expect(updateAccessCode.mutation(input).params).to.deep.equal(sent)
    expect(updateAccessCode.event?.(input, undefined, NO_RESOURCES)).to.deep.include({ detail: sent })
  })
})
