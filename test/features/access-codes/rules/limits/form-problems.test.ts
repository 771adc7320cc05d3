import { timeAt } from '../../../../../src/core/values/typed-time.js'
import { accessCodeForm } from '../../../../../src/features/access-codes/rules/access-code-form.js'
import { formProblems } from '../../../../../src/features/access-codes/rules/limits/form-problems.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'

const ZONE = 'UTC'
const NOW = Date.parse('2026-03-02T12:00Z')

/** A lock whose limits the edited code breaks in every field. */
const device = deviceWith({
  code_constraints: [
    { constraint_type: 'name_length', min_length: 3, max_length: 8 },
    { constraint_type: 'no_zeros' },
    { constraint_type: 'start_date_in_future' }
  ],
  online_time_frame_options: [{ min_duration: 'PT1H', max_duration: 'P1D' }]
})
const edited = accessCode({
  name: 'Al',
  code: '4700',
  type: 'time_bound',
  starts_at: '2026-03-01T12:00:00Z',
  ends_at: '2026-03-09T12:00:00Z'
})
const lock = { device, edited, otherCodes: [], unmanagedCodes: [] }
const unchanged = accessCodeForm(edited, NOW, ZONE)
const problemsOf = (changes: Partial<typeof unchanged>) => formProblems({ ...unchanged, ...changes }, lock, NOW)

describe('Limits of an edited code', () => {
  it('accept fields that the user has not changed', () => {
    expect(problemsOf({})).to.deep.equal({ code: [] })
  })

  it('check a changed name alone', () => {
    expect(problemsOf({ name: 'Bo' })).to.deep.equal({ code: [], name: 'length' })
    expect(problemsOf({ name: 'Boris' })).to.deep.equal({ code: [] })
  })

  it('check a changed start, and the time frame with it', () => {
    const problems = problemsOf({ start: timeAt(NOW - 3_600_000, ZONE) })
    expect(problems).to.include({ start: 'not-in-future' })
    expect(problems.timeFrame).to.include({ kind: 'duration' })
    expect(problems).not.to.have.property('name')
  })

  it('check the time frame but not the start if the end is changed', () => {
    const problems = problemsOf({ end: timeAt(Date.parse('2026-03-08T12:00Z'), ZONE) })
    expect(problems).to.have.all.keys('code', 'timeFrame')
    expect(problems.timeFrame).to.include({ kind: 'duration' })
  })
})
