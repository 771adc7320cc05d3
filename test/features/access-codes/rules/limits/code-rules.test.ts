import {
  acceptsKnownCodesOnly,
  brokenCodeRules,
  type CodeRule,
  constraintRules,
  hasUncertainRun
} from '../../../../../src/features/access-codes/rules/limits/code-rules.js'
import { deviceWith } from '../../../support/as-sent.js'

const constraints = (...types: unknown[]) => ({
  code_constraints: types.map((constraint_type) => ({ constraint_type }))
})
const limited = (...types: string[]) => deviceWith({ supported_code_lengths: [4, 5, 6], ...constraints(...types) })

describe('Code rules', () => {
  const broken: [type: string, code: string, rules: readonly CodeRule[]][] = [
    ['none', '12a4', ['digits']],
    ['none', '١٢٣٤', ['digits']],
    ['none', '123', ['length']],
    ['none', '0089', []],
    ['no_zeros', '1203', ['no_zeros']],
    ['no_zeros', '1283', []],
    ['cannot_contain_089', '1283', ['cannot_contain_089']],
    ['cannot_contain_089', '1277', []],
    ['cannot_contain_0789', '1277', ['cannot_contain_0789']],
    ['cannot_contain_0789', '1266', []],
    ['cannot_start_with_12', '1245', ['cannot_start_with_12']],
    ['cannot_start_with_12', '2124', []],
    ['no_ascending_or_descending_sequence', '3456', ['no_ascending_or_descending_sequence']],
    ['no_ascending_or_descending_sequence', '43210', ['no_ascending_or_descending_sequence']],
    ['no_ascending_or_descending_sequence', '7890', []],
    ['no_ascending_or_descending_sequence', '0987', []],
    ['no_ascending_or_descending_sequence', '12345', ['no_ascending_or_descending_sequence']],
    ['no_ascending_or_descending_sequence', '12346', []],
    ['at_least_three_unique_digits', '4747', ['at_least_three_unique_digits']],
    ['at_least_three_unique_digits', '4748', []],
    ['unique_first_four_digits', '4742', ['unique_first_four_digits']],
    ['unique_first_four_digits', '47424', ['unique_first_four_digits']],
    ['unique_first_four_digits', '47124', []],
    ['no_all_same_digits', '4444', ['no_all_same_digits']],
    ['no_all_same_digits', '4445', []],
    ['no_triple_consecutive_ints', '1111', []],
    ['pin_code_matches_existing_set', '1111', []],
    ['a_constraint_of_tomorrow', '0000', []]
  ]
  for (const [type, code, rules] of broken) {
    it(`finds ${JSON.stringify(rules)} in ${code} with ${type}`, () => {
      expect(brokenCodeRules(limited(type), code)).to.deep.equal(rules)
    })
  }

  it('require 4 to 12 digits if the device lists no lengths', () => {
    const lengths = [3, 4, 12, 13].map((length) => brokenCodeRules(deviceWith({}), '5'.repeat(length)).length === 0)
    expect(lengths).to.deep.equal([false, true, true, false])
  })

  it('are ordered, and only the strongest rule about single digits applies', () => {
    expect(
      constraintRules([
        limited('no_all_same_digits', 'no_zeros', 'cannot_contain_089'),
        limited('cannot_start_with_12', 'cannot_contain_0789')
      ])
    ).to.deep.equal(['cannot_contain_0789', 'cannot_start_with_12', 'no_all_same_digits'])
  })

  for (const malformed of [null, 'no_zeros', 7, {}, [null, 3, 'no_zeros', [], { constraint_type: 8 }, {}]]) {
    it(`are none for the constraints ${JSON.stringify(malformed)}`, () => {
      const device = deviceWith({ code_constraints: malformed })
      expect(brokenCodeRules(device, '0000')).to.deep.equal([])
      expect([hasUncertainRun(device, '1111'), acceptsKnownCodesOnly(device)]).to.deep.equal([false, false])
    })
  }
})

describe('Uncertain runs', () => {
  const runs: [code: string, isUncertain: boolean][] = [
    ['5123', true],
    ['3215', true],
    ['5111', true],
    ['1357', false],
    ['9012', true],
    ['8901', false],
    ['12', false],
    ['1a23', false]
  ]
  for (const [code, isUncertain] of runs) {
    it(`are ${isUncertain ? '' : 'not '}in ${code}`, () => {
      expect(hasUncertainRun(limited('no_triple_consecutive_ints'), code)).to.equal(isUncertain)
    })
  }
})
