import { createFetchWindow } from '../../src/core/queries/fetch-window.js'

function afterResponses(count: number, duration: number, window = createFetchWindow(6)) {
  for (let each = 0; each < count; each += 1) window.onFetched(duration)
  return window
}

describe('Fetch window', () => {
  it('grows from 6 to 64 with fast responses', () => {
    expect(createFetchWindow(6).size()).to.equal(6)
    expect(afterResponses(10, 150).size()).to.equal(16)
    expect(afterResponses(1000, 150).size()).to.equal(64)
  })

  it('shrinks with slow responses, but not below its initial size', () => {
    const window = afterResponses(1000, 150)
    expect(afterResponses(10, 2000, window).size()).to.equal(54)
    expect(afterResponses(1000, 2000, window).size()).to.equal(6)
  })

  it('ignores a few retries', () => {
    const window = afterResponses(1000, 150)
    expect(window.onRetries(64, 16)).to.equal(false)
    expect(window.size()).to.equal(64)
  })

  it('returns to its initial size after many retries, and then grows to half of the previous size', () => {
    const window = afterResponses(1000, 150)
    expect(window.onRetries(64, 17)).to.equal(true)
    expect(window.size()).to.equal(6)
    expect(afterResponses(10, 150, window).size(), 'while they are being retried').to.equal(6)
    window.onRetries(6, 0)
    expect(afterResponses(1000, 150, window).size()).to.equal(32)
  })

  it('has no limit if the initial size has none', () => {
    const window = createFetchWindow(Infinity)
    expect(window.onRetries(64, 64)).to.equal(true)
    expect(window.size()).to.equal(Infinity)
  })
})
