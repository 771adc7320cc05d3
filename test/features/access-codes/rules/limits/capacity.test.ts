import { newAccessCodeForm } from '../../../../../src/features/access-codes/rules/access-code-form.js'
import { capacityOf, isFull } from '../../../../../src/features/access-codes/rules/limits/capacity.js'
import { collidingCode } from '../../../../../src/features/access-codes/rules/limits/code-collisions.js'
import { brokenCodeRules } from '../../../../../src/features/access-codes/rules/limits/code-rules.js'
import { randomDigits } from '../../../../../src/features/access-codes/rules/limits/random-digits.js'
import { accessCode, deviceWith } from '../../../support/as-sent.js'

const NOW = Date.parse('2026-11-30T12:00Z')

describe('Capacity of a lock', () => {
  it('counts codes that take a place, and unmanaged ones', () => {
    const codes = [
      accessCode({ status: 'set' }),
      accessCode({ status: 'setting' }),
      accessCode({ status: 'removing' }),
      accessCode({ status: 'unset' }),
      accessCode({ status: 'unset', is_scheduled_on_device: true })
    ]
    const capacity = capacityOf(deviceWith({ max_active_codes_supported: 6 }), codes, 2)
    expect(capacity).to.deep.equal({ used: 6, most: 6 })
    expect(capacity && isFull(capacity)).to.equal(true)
  })

  for (const most of [undefined, null, 0, -3, 2.5, '4', NaN]) {
    it(`is unknown if the most is ${String(most)}`, () => {
      expect(capacityOf(deviceWith({ max_active_codes_supported: most }), [])).to.equal(undefined)
    })
  }
})

describe('Colliding code', () => {
  const later = { type: 'time_bound', starts_at: '2026-12-10T12:00Z', ends_at: '2026-12-12T12:00Z' } as const
  const form = (values: object) => ({ ...newAccessCodeForm(NOW, 'UTC'), code: ' 4711 ', ...values })
  const time = (text: string) => ({ wall: text, instant: Date.parse(`${text}Z`) })
  const until = (end: string) => form({ type: 'time_bound', start: time('2026-12-01T12:00'), end: time(end) })
  const other = accessCode({ code: '4711', status: 'set', ...later })

  it('has the same digits and overlapping times', () => {
    expect(collidingCode(form({}), [other], NOW)).to.equal(other)
    expect(collidingCode(until('2026-12-10T12:01'), [other], NOW)).to.equal(other)
  })

  it('is none if the times only touch, the other one has ended or is being removed, or the digits differ', () => {
    expect(collidingCode(until('2026-12-10T12:00'), [other], NOW)).to.equal(undefined)
    const ended = { ...other, starts_at: '2026-11-01T12:00Z', ends_at: '2026-11-02T12:00Z' }
    const removed = { ...other, status: 'removing' } as const
    expect(collidingCode(form({}), [ended, removed, { ...other, code: '4712' }], NOW)).to.equal(undefined)
  })
})

describe('Random digits', () => {
  const device = (properties: object, ...types: string[]) =>
    deviceWith({ ...properties, code_constraints: types.map((constraint_type) => ({ constraint_type })) })

  it('keep the rules of all locks and are no known code', () => {
    const locks = [
      device({ supported_code_lengths: [4, 5, 6] }, 'cannot_contain_0789', 'unique_first_four_digits'),
      device({ supported_code_lengths: [3, 4, 5] }, 'no_ascending_or_descending_sequence', 'cannot_start_with_12')
    ]
    const used = new Set<string>()
    for (let count = 0; count < 50; count += 1) {
      const code = randomDigits(locks, used) ?? ''
      expect([...code].length).to.equal(4)
      expect(used.has(code)).to.equal(false)
      expect(locks.flatMap((lock) => brokenCodeRules(lock, code))).to.deep.equal([])
      used.add(code)
    }
  })

  it('are six if no length is listed', () => {
    expect(randomDigits([device({})], new Set())).to.match(/^\d{6}$/)
  })

  it('are none if no code can keep the rules', () => {
    expect(randomDigits([device({ supported_code_lengths: [2] }, 'at_least_three_unique_digits')], new Set())).to.equal(
      undefined
    )
    const lengths = [[4], [6]].map((supported_code_lengths) => device({ supported_code_lengths }))
    expect(randomDigits(lengths, new Set())).to.equal(undefined)
  })
})
