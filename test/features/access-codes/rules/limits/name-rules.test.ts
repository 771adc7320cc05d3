import {
  fitsNameLengths,
  isNameTaken,
  nameLengths
} from '../../../../../src/features/access-codes/rules/limits/name-rules.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'

const named = (...lengths: object[]) =>
  deviceWith({ code_constraints: lengths.map((length) => ({ constraint_type: 'name_length', ...length })) })

describe('Name lengths', () => {
  const lengths: [stated: object[], min: number, max: number][] = [
    [[], 1, 60],
    [[{ min_length: 2, max_length: 14 }], 2, 14],
    [[{ min_length: 3 }], 3, 60],
    [[{ max_length: 200 }], 1, 60],
    [[{ max_length: 20 }, { min_length: 4, max_length: 30 }], 4, 20],
    [[{ min_length: 9, max_length: 3 }], 1, 60],
    [[{ min_length: 61 }], 1, 60],
    [[{ min_length: '2', max_length: null }], 1, 60],
    [[{ min_length: -1, max_length: 0.5 }], 1, 60]
  ]
  for (const [stated, min, max] of lengths) {
    it(`are ${min} to ${max} for ${JSON.stringify(stated)}`, () => {
      expect(nameLengths(named(...stated))).to.deep.equal({ min, max })
    })
  }

  it('count code points', () => {
    const device = named({ min_length: 2, max_length: 3 })
    expect(['🏠', '🏠🏠', '🏠🏠🏠', '🏠🏠🏠🏠'].map((name) => fitsNameLengths(device, name))).to.deep.equal([
      false,
      true,
      true,
      false
    ])
  })
})

describe('Unique names', () => {
  const unique = deviceWith({ code_constraints: [{ constraint_type: 'name_must_be_unique' }] })
  const codes = [accessCode({ name: ' Guest ', status: 'set' }), accessCode({ name: 'Cleaning', status: 'removing' })]

  it('are taken by codes with exactly the same trimmed name that are not being removed', () => {
    const names = ['Guest', 'guest', 'Cleaning', 'Gues']
    expect(names.map((name) => isNameTaken(unique, name, codes))).to.deep.equal([true, false, false, false])
  })

  it('are not required by other devices', () => {
    expect(isNameTaken(deviceWith({}), 'Guest', codes)).to.equal(false)
  })
})
