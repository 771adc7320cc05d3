import type { FormState } from '../../../src/core/actions/form-state.js'
import { isChanged, openConflicts, rebase, resolveConflict } from '../../../src/core/actions/rebase-form.js'

interface Form {
  readonly name: string
  readonly kind: 'always' | 'until'
  readonly until: number
  /** Display only, not an input. */
  readonly zone: string
}

const rules = {
  isSame: {
    name: (a: string, b: string) => a.trim() === b.trim(),
    kind: (a: string, b: string) => a === b,
    until: (a: number, b: number) => a === b
  },
  isUsed: (field: keyof Form, { kind }: Form) => field !== 'until' || kind === 'until'
}

const KNOWN: Form = { name: 'Anna', kind: 'until', until: 1, zone: 'UTC' }
const draft = (typed: Partial<Form> = {}, initial = KNOWN): FormState<Form> => ({
  initial,
  values: { ...initial, ...typed },
  submitCount: 0
})
const rebased = (typed: Partial<Form>, latest: Partial<Form>) => rebase(draft(typed), { ...KNOWN, ...latest }, rules)

describe('rebase', () => {
  it('updates the fields that the user has not changed', () => {
    const { values, initial, conflicts } = rebased({ name: 'Ben' }, { until: 2 })
    expect(values).to.deep.equal({ ...KNOWN, name: 'Ben', until: 2 })
    expect(initial.until).to.equal(2)
    expect(conflicts).to.deep.equal([])
  })

  it('keeps the values that the user has changed, and values that are no input', () => {
    const { values, conflicts } = rebased({ name: 'Ben', zone: 'Asia/Tokyo' }, { zone: 'Europe/Berlin' })
    expect(values).to.deep.equal({ ...KNOWN, name: 'Ben', zone: 'Asia/Tokyo' })
    expect(conflicts).to.deep.equal([])
  })

  it('reports a conflict if the user and someone else changed the same field', () => {
    const next = rebased({ name: 'Ben' }, { name: 'Cora' })
    expect([next.values.name, next.initial.name]).to.deep.equal(['Ben', 'Cora'])
    expect(openConflicts(next, rules)).to.deep.equal(['name'])
  })

  it('reports no conflict if both changed a field to the same value', () => {
    const next = rebased({ name: 'Ben ' }, { name: 'Ben' })
    expect(openConflicts(next, rules)).to.deep.equal([])
    expect(isChanged(next.values, next.initial, rules)).to.equal(false)
  })

  it('keeps a conflict while other fields are updated, and ends it once the values agree', () => {
    const conflicting = rebased({ name: 'Ben' }, { name: 'Cora' })
    const later = rebase(conflicting, { ...KNOWN, name: 'Cora', until: 5 }, rules)
    expect([openConflicts(later, rules), later.values.until]).to.deep.equal([['name'], 5])
    const agreed = rebase(later, { ...KNOWN, name: 'Ben', until: 5 }, rules)
    expect(openConflicts(agreed, rules)).to.deep.equal([])
    const typed = { ...later, values: { ...later.values, name: 'Cora' } }
    expect(openConflicts(typed, rules)).to.deep.equal([])
  })

  it('ends a conflict when the other side takes its change back', () => {
    const conflicting = rebased({ name: 'Ben' }, { name: 'Cora' })
    const later = rebase(conflicting, { ...KNOWN, name: 'Dora' }, rules)
    const back = rebase(later, KNOWN, rules)
    expect([back.values.name, back.initial.name, openConflicts(back, rules)]).to.deep.equal(['Ben', 'Anna', []])
    const again = rebase(back, { ...KNOWN, name: 'Cora' }, rules)
    expect(openConflicts(again, rules)).to.deep.equal(['name'])
  })

  it('ends a conflict about a field that no longer hides a value when the other side takes its change back', () => {
    const back = rebase(rebased({ until: 9 }, { kind: 'always' }), KNOWN, rules)
    expect([back.values.kind, back.values.until, openConflicts(back, rules)]).to.deep.equal(['until', 9, []])
  })

  it('reports a conflict in a field that would hide a value that the user has changed', () => {
    const next = rebased({ until: 9 }, { kind: 'always' })
    expect([next.values.kind, next.values.until, next.initial.kind]).to.deep.equal(['until', 9, 'always'])
    expect(openConflicts(next, rules)).to.deep.equal(['kind'])
  })

  it('updates a hidden field, even if the user has typed into it', () => {
    const start = draft({ until: 9 }, { ...KNOWN, kind: 'always' })
    const next = rebase(start, { ...KNOWN, until: 4 }, rules)
    expect([next.values.kind, next.values.until, openConflicts(next, rules)]).to.deep.equal(['until', 4, []])
  })

  it('reports no conflict in a field that the user has hidden', () => {
    const next = rebase(draft({ until: 9 }), { ...KNOWN, until: 4 }, rules)
    expect(openConflicts(next, rules)).to.deep.equal(['until'])
    const hidden: FormState<Form> = { ...next, values: { ...next.values, kind: 'always' } }
    expect(openConflicts(hidden, rules)).to.deep.equal([])
  })

  it('returns the same object if the form does not change', () => {
    const start = draft({ name: 'Ben' })
    expect(rebase(start, { ...KNOWN, name: 'Ben' }, rules).values).to.equal(start.values)
  })
})

describe('resolveConflict', () => {
  const conflicting = rebased({ name: 'Ben' }, { name: 'Cora' })

  it('keeps the value of the user', () => {
    const next = resolveConflict(conflicting, 'name', 'mine')
    expect([next.values.name, openConflicts(next, rules)]).to.deep.equal(['Ben', []])
    expect(isChanged(next.values, next.initial, rules)).to.equal(true)
  })

  it('uses the value of the other editor', () => {
    const next = resolveConflict(conflicting, 'name', 'theirs')
    expect([next.values.name, openConflicts(next, rules)]).to.deep.equal(['Cora', []])
    expect(isChanged(next.values, next.initial, rules)).to.equal(false)
  })

  it('has to be called again if the other value changes again', () => {
    const resolved = resolveConflict(conflicting, 'name', 'mine')
    const next = rebase(resolved, { ...KNOWN, name: 'Dora' }, rules)
    expect(openConflicts(next, rules)).to.deep.equal(['name'])
  })
})
