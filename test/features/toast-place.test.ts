import { setViewport } from '@web/test-runner-commands'
import { openForm, setupPresets } from './support/preset-manager.js'
import { cleanUpAfterEach, type Screen, setup, until } from './support/setup.js'

/** Time after which the loading toast has disappeared. */
const LOADED_MS = 1500

/** Waits for a toast with this text and ends its animation. */
async function toastOf(screen: Screen<HTMLElement>, said: string): Promise<DOMRect> {
  const toast = await until(() =>
    [...screen.root.querySelectorAll('[part=toast]')].find(({ textContent }) => textContent.includes(said))
  )
  for (const animation of toast.getAnimations()) animation.finish()
  return toast.getBoundingClientRect()
}

/** Waits for a toast with this text. Returns its distance below each button. */
async function roomAbove(screen: Screen<HTMLElement>, said: string, names: readonly string[]): Promise<number[]> {
  const toast = await toastOf(screen, said)
  const buttons = await Promise.all(names.map((name) => screen.find('button', name)))
  return buttons.map((button) => toast.top - button.getBoundingClientRect().bottom)
}

describe('Toast', () => {
  cleanUpAfterEach()
  // The forms fit into the viewport with any font.
  before(() => setViewport({ width: 1100, height: 700 }))

  for (const width of [280, 480, 1000]) {
    it(`appears close below the buttons of a submitted form of ${width} px`, async () => {
      const { screen: form, advance } = await setup('x-access-code-form', { deviceId: 'device_garage', now: 0, width })
      await advance(LOADED_MS)
      form.enter('Name the new code', 'Guest')
      form.enter('Enter the code (PIN)', '482913')
      await form.press('button', 'Save')
      for (const room of await roomAbove(form, 'Access code created', ['Cancel', 'Save']))
        expect(room).to.be.within(0, 24)
    })

    it(`appears close below the button of a form of ${width} px that opens meanwhile`, async () => {
      const { screen: manager, advance } = await setupPresets({ now: 0, width })
      await advance(LOADED_MS)
      await manager.press('button', 'Delete Guest arrival')
      await manager.press('button', 'Delete')
      await until(() => manager.root.querySelector('[part=toast]'))
      await openForm(manager)
      const [room] = await roomAbove(manager, 'Climate preset is being deleted', ['Save'])
      expect(room).to.be.within(0, 24)
    })

    it(`covers no card at ${width} px once the end of the element is visible`, async () => {
      const { screen: manager } = await setupPresets({ now: 0, width })
      await manager.press('button', 'Delete Guest arrival')
      await manager.press('button', 'Delete')
      await toastOf(manager, 'Climate preset is being deleted')
      window.scrollTo(0, document.documentElement.scrollHeight)
      const toast = await toastOf(manager, 'Climate preset is being deleted')
      const last = manager.cards.at(-1)?.getBoundingClientRect()
      expect(last && toast.top - last.bottom).to.be.within(0, 32)
    })
  }

  it('is visible while the end of the element is not', async () => {
    await setViewport({ width: 1100, height: 500 })
    const { screen: manager } = await setupPresets({ now: 0, width: 280 })
    await manager.press('button', 'Delete Guest arrival')
    await manager.press('button', 'Delete')
    window.scrollTo(0, 0)
    const { bottom } = await toastOf(manager, 'Climate preset is being deleted')
    expect(manager.element.getBoundingClientRect().bottom).to.be.above(innerHeight)
    expect(innerHeight - bottom).to.be.within(0, 16)
    await setViewport({ width: 1100, height: 700 })
  })

  it('takes no space while it reports loading', async () => {
    const { screen: table, advance } = await setup('x-device-table', { holds: ['/devices/list'], now: 0, width: 1000 })
    await until(() => table.all('heading').length > 0)
    const { height } = table.element.getBoundingClientRect()
    await advance(LOADED_MS)
    await toastOf(table, 'Loading devices')
    expect(table.element.getBoundingClientRect().height).to.equal(height)
  })
})
