import { cleanUpAfterEach, type Screen } from './support/setup.js'
import { HEAT_COOL, setupThermostat } from './support/thermostat.js'

/** Returns the label or the text of the focused part, or `undefined` if the element has no focus. */
function focused({ root, element }: Pick<Screen<HTMLElement>, 'root' | 'element'>): string | undefined {
  if (document.activeElement !== element) return undefined
  const { activeElement } = root
  return activeElement?.ariaLabel ?? activeElement?.textContent?.trim()
}

function focus(button: HTMLElement): void {
  button.focus()
  button.click()
}

describe('Focus', () => {
  cleanUpAfterEach()

  const NOW = '2026-03-01T12:00:00Z'

  /** Shows the toast of a change that failed. */
  async function setupFailed() {
    const t = await setupThermostat({ now: NOW, faults: { [HEAT_COOL]: { status: 500, times: 1 } } })
    t.screen.slide('Heat', 66)
    await t.advance(2100)
    return { ...t, again: await t.screen.find('button', 'Try again') }
  }

  it('stays on a stepper button that reaches its limit', async () => {
    const { screen, advance } = await setupThermostat({ now: NOW })
    const raise = await screen.find('button', 'Heat: higher')
    for (let press = 0; press < 60; press += 1) focus(raise)
    await advance(100)
    expect(raise.ariaDisabled).to.equal('true')
    expect(focused(screen)).to.equal(raise.ariaLabel)
    const previous = screen.control
    focus(raise)
    await advance(100)
    expect(screen.control).to.equal(previous)
  })

  it('moves to a nearby element when the focused toast disappears', async () => {
    const { screen, advance, again } = await setupFailed()
    focus(again)
    await advance(100)
    expect(focused(screen)).to.equal('Thermostat')
  })

  it('does not return to the element if the user left the toast before', async () => {
    const { screen, advance, again } = await setupFailed()
    again.focus()
    again.blur()
    await advance(100)
    again.click()
    await advance(100)
    expect(again.isConnected).to.equal(false)
    expect(focused(screen)).to.equal(undefined)
  })

  it('does not return to the element if the user has moved on', async () => {
    const { screen, advance, again } = await setupFailed()
    const elsewhere = document.body.appendChild(document.createElement('button'))
    again.focus()
    again.click()
    elsewhere.focus()
    await advance(100)
    expect(document.activeElement === elsewhere).to.equal(true)
    elsewhere.remove()
    await advance(5000)
    screen.slide('Heat', 60)
    await advance(5000)
    expect(focused(screen)).to.equal(undefined)
  })
})
