import { pristineForm } from '../../../../src/core/actions/form-state.js'
import { openConflicts, rebase } from '../../../../src/core/actions/rebase-form.js'
import { timeAt } from '../../../../src/core/values/typed-time.js'
import {
  type AccessCodeForm,
  accessCodeFormRules,
  keepSuggestedTimes
} from '../../../../src/features/access-codes/rules/access-code-form.js'
import type { LockCode } from '../../../../src/features/access-codes/rules/all-locks-codes.js'
import {
  type CommonCodeForm,
  commonCodeForm,
  commonEdit,
  formOfCode
} from '../../../../src/features/access-codes/rules/common-code-form.js'
import { formProblems } from '../../../../src/features/access-codes/rules/limits/form-problems.js'

const NOW = Date.parse('2026-03-01T12:00:00Z')
const ZONE = 'Europe/Berlin'
const [START, END] = ['2026-03-01T00:00:00.000Z', '2026-03-04T00:00:00.000Z']

const on = (lock: string, code: object, lengths: number[] = []): LockCode => ({
  lock: { device_id: lock, properties: { name: lock, supported_code_lengths: lengths } },
  code: { access_code_id: `code of ${lock}`, name: 'Anna', code: '4711', type: 'ongoing', ...code }
})
const TIMED = { type: 'time_bound', starts_at: START, ends_at: END }
const at = (iso: string) => timeAt(Date.parse(iso), ZONE)

function common([first, ...rest]: readonly LockCode[]): CommonCodeForm {
  if (!first) throw new Error('There is no code.')
  return commonCodeForm([first.code, ...rest.map(({ code }) => code)], NOW, ZONE)
}
/** Returns the edit and the errors of each code after filling in the form. */
function fillIn(codes: readonly LockCode[], typed: Partial<AccessCodeForm>) {
  const { form } = common(codes)
  const values = { ...form, ...typed }
  return {
    edits: codes.map((each) => commonEdit(values, form, each)),
    faults: codes.map((each) =>
      formProblems(
        formOfCode(values, form, each),
        { device: each.lock, edited: each.code, otherCodes: [], unmanagedCodes: [] },
        NOW
      )
    )
  }
}

describe('Form for several access codes', () => {
  it('starts with the common values and leaves differing ones empty', () => {
    const { form, differing } = common([
      on('Door', { name: 'Anna' }),
      on('Gate', { name: 'Ana', code: '4711', ...TIMED })
    ])
    expect([form.name, form.code, form.type, form.start.wall, form.end.wall]).to.deep.equal([
      '',
      '4711',
      undefined,
      '',
      ''
    ])
    expect([...differing]).to.deep.equal(['name', 'type', 'start', 'end'])
    const same = common([on('Door', TIMED), on('Gate', TIMED)])
    expect([same.form.type, same.form.start, same.form.end, same.differing.size]).to.deep.equal([
      'time_bound',
      at(START),
      at(END),
      0
    ])
  })

  it('defaults the times if no code has any', () => {
    const { form, differing } = common([on('Door', {}), on('Gate', {})])
    expect([form.type, form.start.instant, differing.size]).to.deep.equal(['ongoing', NOW, 0])
    expect(fillIn([on('Door', {})], { type: 'time_bound' }).edits).to.deep.equal([
      { type: 'time_bound', starts_at: '2026-03-01T12:00:00.000Z', ends_at: '2026-03-02T12:00:00.000Z' }
    ])
  })

  it('edits only changed fields, and no code that already has the value', () => {
    const codes = [on('Door', {}), on('Gate', { name: 'Ana', ...TIMED })]
    expect(fillIn(codes, { name: 'Anna ' }).edits).to.deep.equal([{}, { name: 'Anna' }])
    expect(fillIn(codes, { code: '9999' }).edits).to.deep.equal([{ code: '9999' }, { code: '9999' }])
    expect(fillIn(codes, { type: 'ongoing' }).edits).to.deep.equal([{}, { type: 'ongoing' }])
    expect(fillIn(codes, {}).edits).to.deep.equal([{}, {}])
  })

  it('edits one time alone, because the other one may differ on each lock', () => {
    const codes = [on('Door', TIMED), on('Gate', { ...TIMED, starts_at: '2026-02-01T00:00:00.000Z' })]
    const ends_at = '2026-04-01T00:00:00.000Z'
    expect(fillIn(codes, { end: at(ends_at) }).edits).to.deep.equal([{ ends_at }, { ends_at }])
    expect(fillIn(codes, { start: at(START) }).edits).to.deep.equal([{}, { starts_at: START }])
  })

  it('validates only the changed fields, for each lock', () => {
    const codes = [
      on('Door', { name: null, code: null }, [4]),
      on('Gate', { ...TIMED, starts_at: '2026-03-03T00:00:00.000Z' }, [4, 6])
    ]
    const valid = { code: [] }
    expect(fillIn(codes, { name: 'Anna' }).faults).to.deep.equal([valid, valid])
    expect(fillIn(codes, { code: '123456' }).faults).to.deep.equal([{ code: ['length'] }, valid])
    expect(fillIn(codes, { type: 'time_bound' }).faults).to.deep.equal([
      { code: [], start: 'invalid', end: 'invalid' },
      valid
    ])
    expect(
      fillIn(codes, { type: 'time_bound', start: at(START), end: at('2026-03-02T00:00:00Z') }).faults
    ).to.deep.equal([valid, valid])
    expect(fillIn([on('Door', TIMED), ...codes.slice(1)], { end: at('2026-03-02T00:00:00Z') }).faults).to.deep.equal([
      valid,
      { code: [], end: 'not-after-start' }
    ])
    expect(fillIn([on('Door', {})], { name: ' ', code: '' }).faults).to.deep.equal([
      { name: 'required', code: ['required'] }
    ])
  })

  it('updates unchanged fields when the codes change, and reports conflicts in changed ones', () => {
    const draft = pristineForm(common([on('Door', {}), on('Gate', {})]).form)
    const typed = { ...draft, values: { ...draft.values, code: '9999' } }
    const after = (gate: object) => {
      const { form } = common([on('Door', { name: 'Anna Weber' }), on('Gate', gate)])
      const next = rebase(typed, keepSuggestedTimes(form, typed.initial), accessCodeFormRules)
      return [next.values.name, next.values.code, openConflicts(next, accessCodeFormRules)]
    }
    expect(after({ name: 'Anna Weber' })).to.deep.equal(['Anna Weber', '9999', []])
    expect(after({ name: 'Ana', code: '1111' })).to.deep.equal(['', '9999', ['code']])
  })
})
