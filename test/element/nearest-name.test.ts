import { distance, nearestName } from '../../src/core/values/nearest-name.js'

describe('Closest name', () => {
  it('counts inserted, missing, replaced and swapped letters', () => {
    expect(distance('theme', 'theme')).to.equal(0)
    expect(distance('tehme', 'theme')).to.equal(1)
    expect(distance('thme', 'theme')).to.equal(1)
    expect(distance('thxme', 'theme')).to.equal(1)
    expect(distance('', 'theme')).to.equal(5)
    expect(distance('theme', '')).to.equal(5)
    expect(distance('kitten', 'sitting')).to.equal(3)
    expect(distance('ab', 'bx')).to.equal(2)
    expect(distance('xa', 'ab')).to.equal(2)
  })

  it('is undefined if no name is close, or if the word is too short', () => {
    expect(nearestName('value', ['theme', 'locale'])).to.equal(undefined)
    expect(nearestName('abc', ['xyz'])).to.equal(undefined)
    expect(nearestName('', ['theme'])).to.equal(undefined)
    expect(nearestName('devicesids', ['deviceFilter', 'deviceIds'])).to.equal('deviceIds')
  })
})
