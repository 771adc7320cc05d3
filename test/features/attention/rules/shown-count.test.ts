import { shownCount } from '../../../../src/features/attention/rules/shown-count.js'

describe('shownCount', () => {
  it('hides zero unless the host wants it', () => {
    expect([shownCount(0, {}, 'en'), shownCount(0, { hideZero: false }, 'en')]).to.deep.equal([undefined, '0'])
  })

  it('shows at most the largest number of the host, 99 by default', () => {
    expect([99, 100].map((count) => shownCount(count, {}, 'en'))).to.deep.equal(['99', '99+'])
    expect([9, 10].map((count) => shownCount(count, { max: 9 }, 'en'))).to.deep.equal(['9', '9+'])
  })

  it('uses the digits of the locale', () => {
    expect(shownCount(120, {}, 'ar-EG')).to.equal('٩٩+')
  })
})
