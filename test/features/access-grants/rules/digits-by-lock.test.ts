import { expect } from 'chai'
import type { AccessCode } from '../../../../src/core/resources/resources.js'
import { digitsByLock, methodDigits, shownCodes } from '../../../../src/features/access-grants/rules/digits-by-lock.js'
import { deviceWith } from '../../support/as-sent.js'

const OWN = deviceWith({ code_constraints: [{ constraint_type: 'cannot_specify_pin_code' }] })
const deviceOf = (id: string) => (id === 'own' ? OWN : id === 'door' ? deviceWith({}) : undefined)
const codeOn = (device_id: string, code: string): AccessCode => ({ access_code_id: device_id, device_id, code })
const methodWith = (code: string) => ({ access_method_id: 'pin', code })

describe('Digits of an access', () => {
  it('are those of each lock, most locks first', () => {
    const codes = [codeOn('one', '1234'), codeOn('door', '5678'), codeOn('two', '5678')]
    expect([...digitsByLock(codes)]).to.deep.equal([
      ['5678', ['door', 'two']],
      ['1234', ['one']]
    ])
  })

  it('are hidden if the lock chooses its own', () => {
    const codes = [codeOn('own', '1234'), codeOn('door', '5678'), codeOn('unknown', '9999')]
    expect(shownCodes(codes, deviceOf).map(({ code }) => code)).to.deep.equal(['5678', '9999'])
    expect(methodDigits(methodWith('1234'), codes, deviceOf)).to.equal(undefined)
    expect(methodDigits(methodWith('5678'), codes, deviceOf)).to.equal('5678')
    expect(methodDigits(methodWith('2468'), codes, deviceOf)).to.equal('2468')
  })
})
