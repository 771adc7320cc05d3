import * as fc from 'fast-check'
import { timeAt } from '../../../../../src/core/values/typed-time.js'
import { capacityOf } from '../../../../../src/features/access-codes/rules/limits/capacity.js'
import { type FormLock, formProblems } from '../../../../../src/features/access-codes/rules/limits/form-problems.js'
import { proposedForm } from '../../../../../src/features/access-codes/rules/limits/proposed-form.js'
import { sharedPairs } from '../../../../../src/features/access-codes/rules/limits/shared-pairs.js'
import { timeFrameOptions } from '../../../../../src/features/access-codes/rules/limits/time-frame-option.js'
import { oddNames, oddValue } from '../../../../fuzz/support/values.js'
import { SEED } from '../../../../run-settings.js'
import { deviceWith } from '../../../support/as-sent.js'

const NOW = Date.parse('2026-12-01T10:00Z')
const ZONE = 'Europe/Berlin'

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value > 0
const isAbsent = (value: unknown): boolean => value === undefined || value === null

/** Values that the platform never sends. */
const odd = fc.constantFrom(...oddNames(0)).map(oddValue)
const oddLength = odd.filter((value) => !isCount(value))
/** Without the values that mean that there is no limit. */
const oddLimit = odd.filter((value) => !isAbsent(value))
const oddPairs = oddLimit.filter((value) => !Array.isArray(value) || value.length > 0)

const malformedConstraint = fc.oneof(
  odd,
  odd.map((constraint_type) => ({ constraint_type })),
  fc
    .tuple(oddLength, oddLength)
    .map(([min_length, max_length]) => ({ constraint_type: 'name_length', min_length, max_length }))
)

const STAY = {
  max_duration: 'P28D',
  start_date_recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR,SA',
  time_pairs: [{ start_time: '15:00', end_time: '11:00' }]
}

/** An entry that is no object lists no limits, and an empty object any times. */
const noOption = odd.filter((value) => typeof value !== 'object' || value === null || Array.isArray(value))
const malformedOption = fc.oneof(
  noOption,
  oddLimit.map((min_duration) => ({ ...STAY, min_duration })),
  oddLimit.map((max_duration) => ({ ...STAY, max_duration })),
  oddLimit.map((time_zone) => ({ ...STAY, time_zone })),
  oddPairs.map((time_pairs) => ({ ...STAY, time_pairs })),
  oddLimit.map((start_time) => ({ ...STAY, time_pairs: [{ start_time, end_time: '11:00' }] }))
)

const CONSTRAINTS = ['no_zeros', 'cannot_start_with_12', 'name_must_be_unique', 'start_date_in_future'].map(
  (constraint_type) => ({ constraint_type })
)
const OPTIONS = [{ min_duration: 'PT1H', max_duration: 'P1D' }, STAY]

/** A list of valid entries, and the same list with malformed ones in between. */
const listsOf = (valid: readonly object[], malformed: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.subarray([...valid]), fc.array(fc.tuple(malformed, fc.nat(valid.length)), { maxLength: 4 }))
    .map(([sound, extra]): readonly [readonly unknown[], readonly unknown[]] => {
      const mixed: unknown[] = [...sound]
      for (const [entry, index] of extra) mixed.splice(index, 0, entry)
      return [sound, mixed]
    })

const formLock = (properties: object): FormLock => ({
  device: deviceWith(properties, { location: { timezone: ZONE } }),
  edited: undefined,
  otherCodes: [{ access_code_id: 'other', name: 'Anna' }],
  unmanagedCodes: []
})

const FORMS = [
  { name: 'Anna', code: '1200', start: NOW, end: NOW + 3_600_000 },
  { name: 'B', code: '4711', start: Date.parse('2026-12-04T14:00Z'), end: Date.parse('2026-12-06T10:00Z') },
  { name: '', code: '47', start: NOW + 60_000, end: NOW + 90 * 86_400_000 }
].map(({ name, code, start, end }) => ({
  name,
  code,
  zone: ZONE,
  type: 'time_bound' as const,
  isZoneAutomatic: true,
  start: timeAt(start, ZONE),
  end: timeAt(end, ZONE)
}))

/** Returns everything that the form derives from the limits of a lock. */
const derived = (properties: object): object => {
  const lock = formLock(properties)
  return {
    problems: FORMS.map((form) => formProblems(form, lock, NOW)),
    proposed: proposedForm(NOW, lock),
    options: timeFrameOptions(lock.device),
    pairs: sharedPairs([lock]),
    capacity: capacityOf(lock.device, [])
  }
}

describe('Malformed limits of a lock', () => {
  it('change nothing: the form is as it would be without them', () => {
    const lists = fc.tuple(listsOf(CONSTRAINTS, malformedConstraint), listsOf(OPTIONS, malformedOption), oddLength)
    fc.assert(
      fc.property(lists, ([[constraints, mixedConstraints], [options, mixedOptions], most]) => {
        const sound = { code_constraints: constraints, online_time_frame_options: options }
        const mixed = {
          code_constraints: mixedConstraints,
          online_time_frame_options: mixedOptions,
          max_active_codes_supported: most
        }
        expect(derived(mixed)).to.deep.equal(derived(sound))
      }),
      { seed: SEED, numRuns: 500 }
    )
  })

  it('are no limits if a list is something else', () => {
    const noList = odd.filter((value) => !Array.isArray(value))
    fc.assert(
      fc.property(noList, noList, (code_constraints, online_time_frame_options) => {
        expect(derived({ code_constraints, online_time_frame_options })).to.deep.equal(derived({}))
      }),
      { seed: SEED }
    )
  })

  it('never throw, whatever a rule about dates contains', () => {
    fc.assert(
      fc.property(fc.oneof(odd, fc.string({ unit: 'grapheme' })), (start_date_recurrence_rule) => {
        derived({ online_time_frame_options: [{ ...STAY, start_date_recurrence_rule }] })
      }),
      { seed: SEED }
    )
  })
})
