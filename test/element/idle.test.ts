import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { clock, MINUTE, SECOND, stopClock, useFakeClock } from '../clock.js'
import { advance } from '../passing-time.js'
import { add, findButton, settled, until } from './page.js'
import { client, onStage, platform } from './stage.js'

describe('Idle page', () => {
  onStage()
  useFakeClock(() => stopClock(Date.now()))
  const touch = (kind: 'pointerdown' | 'wheel', target: Element | null | undefined = document.body): void =>
    void target?.dispatchEvent(new Event(kind, { bubbles: true, composed: true }))

  /** Counts the fetches of the device in the given time. */
  async function readsIn(milliseconds: number): Promise<number> {
    const initialCount = platform.count('/devices/get')
    await advance(clock, milliseconds)
    return platform.count('/devices/get') - initialCount
  }

  async function shownLock(): Promise<HTMLElement> {
    const details = add('x-lock-details', { properties: { client, deviceId: 'device_front_door' } })
    await until(() => findButton(details, 'Unlock'))
    await settled()
    return details
  }

  /** Waits until the page is idle, and for the fetches that are then due. */
  async function leaveAlone(): Promise<void> {
    clock.setSystemTime(Date.now() + 11 * MINUTE)
    expect(await readsIn(30 * SECOND)).to.equal(1)
  }

  const touches: Readonly<Record<string, (details: HTMLElement) => unknown>> = {
    'is pressed next to the elements': () => sendMouse({ type: 'click', position: [5, innerHeight - 5] }),
    'is pressed in an element': ({ shadowRoot }) => touch('pointerdown', shadowRoot?.querySelector('h2')),
    'receives a key press': () => sendKeys({ press: 'Shift' }),
    'is scrolled by the mouse wheel': () => touch('wheel'),
    'stops the propagation of an event': () => {
      const stop = (event: Event): void => event.stopImmediatePropagation()
      document.body.addEventListener('pointerdown', stop)
      touch('pointerdown')
      document.body.removeEventListener('pointerdown', stop)
    }
  }
  for (const [how, act] of Object.entries(touches)) {
    it(`polls at the usual rate once the page ${how}`, async () => {
      const details = await shownLock()
      await leaveAlone()
      await act(details)
      expect(await readsIn(2 * MINUTE)).to.equal(1)
      expect(await readsIn(MINUTE)).to.equal(2)
    })
  }

  it('stays idle if only the platform or a script does something', async () => {
    const details = await shownLock()
    await leaveAlone()
    details.setAttribute('locale', 'de')
    window.dispatchEvent(new Event('scroll'))
    expect(await readsIn(2 * MINUTE)).to.equal(1)
    expect(await readsIn(MINUTE)).to.equal(0)
  })
})
