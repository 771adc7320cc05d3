import { pageEnvironment } from '../../src/element/dom/page-environment.js'

describe('Page environment', () => {
  const page = pageEnvironment()

  function see(state: DocumentVisibilityState): void {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  }

  it('reports leaving when the page is unloaded or hidden, and not when it is visible again', () => {
    const states: boolean[] = []
    const stop = page.onLeave((isGone) => states.push(isGone))
    see('visible')
    expect(states).to.eql([])
    see('hidden')
    dispatchEvent(new Event('pagehide'))
    expect(states).to.eql([false, true])
    stop()
    see('hidden')
    dispatchEvent(new Event('pagehide'))
    expect(states).to.eql([false, true])
  })

  for (const attribute of ['disable-telemetry', 'disabletelemetry', 'disable_telemetry']) {
    it(`disables telemetry while an element with ${attribute} is not yet defined, unless the value is false`, () => {
      const late = document.body.appendChild(document.createElement('x-late-opponent'))
      expect(page.isTelemetryOptedOut()).to.equal(false)
      late.setAttribute(attribute, '')
      expect(page.isTelemetryOptedOut()).to.equal(true)
      late.setAttribute(attribute, 'false')
      expect(page.isTelemetryOptedOut()).to.equal(false)
      late.remove()
    })
  }
})
