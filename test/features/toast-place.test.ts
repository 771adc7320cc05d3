import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { useFakeClock } from './support/clock.js'
import { openForm as openCodeForm } from './support/code-form.js'
import { openForm, openManager } from './support/preset-manager.js'
import { loadedDeviceTable } from './support/device-table.js'
import { type Screen, startPlatform, until, useCleanPage } from './support/stage.js'

/** After which nothing is said of loading. */
const LOADED_MS = 1500

/** Waits for a toast that says so, and for it to stand still. */
async function toastOf(screen: Screen<HTMLElement>, said: string): Promise<DOMRect> {
  const toast = await until(() =>
    [...screen.root.querySelectorAll('[part=toast]')].find(({ textContent }) => textContent.includes(said))
  )
  for (const animation of toast.getAnimations()) animation.finish()
  return toast.getBoundingClientRect()
}

/** Waits for a toast that says so, and tells how far it begins below each of these. */
async function roomAbove(screen: Screen<HTMLElement>, said: string, names: readonly string[]): Promise<number[]> {
  const toast = await toastOf(screen, said)
  const buttons = await Promise.all(names.map((name) => screen.find('button', name)))
  return buttons.map((button) => toast.top - button.getBoundingClientRect().bottom)
}

describe('A toast', () => {
  useCleanPage()
  const pass = useFakeClock()
  // The forms end in sight, however broad a letter is.
  before(() => setViewport({ width: 1100, height: 700 }))

  for (const width of [280, 480, 1000]) {
    it(`stands close below the buttons of a form of ${width} px that was sent`, async () => {
      const form = await openCodeForm(await startPlatform(), { deviceId: 'device_garage' }, width)
      await pass(LOADED_MS)
      form.enter('Name the new code', 'Guest')
      form.enter('Enter the code (PIN)', '482913')
      await form.press('button', 'Save')
      for (const room of await roomAbove(form, 'Access code created', ['Cancel', 'Save']))
        expect(room).to.be.within(0, 24)
    })

    it(`stands close below the button of a form of ${width} px that is opened meanwhile`, async () => {
      const manager = await openManager(await startPlatform(), {}, width)
      await pass(LOADED_MS)
      await manager.press('button', 'Delete Guest arrival')
      await manager.press('button', 'Delete')
      await until(() => manager.root.querySelector('[part=toast]'))
      await openForm(manager)
      const [room] = await roomAbove(manager, 'Climate preset is being deleted', ['Save'])
      expect(room).to.be.within(0, 24)
    })

    it(`covers no card of ${width} px once the end is in sight, down to the last`, async () => {
      const manager = await openManager(await startPlatform(), {}, width)
      await manager.press('button', 'Delete Guest arrival')
      await manager.press('button', 'Delete')
      await toastOf(manager, 'Climate preset is being deleted')
      window.scrollTo(0, document.documentElement.scrollHeight)
      const toast = await toastOf(manager, 'Climate preset is being deleted')
      const last = manager.cards.at(-1)?.getBoundingClientRect()
      expect(last && toast.top - last.bottom).to.be.within(0, 32)
    })
  }

  it('keeps its place when what stood with it of loading is gone', async () => {
    const form = await openCodeForm(await startPlatform(), { deviceId: 'device_garage' }, 480)
    form.enter('Name the new code', 'Guest')
    form.enter('Enter the code (PIN)', '482913')
    await form.press('button', 'Save')
    const [before] = await roomAbove(form, 'Access code created', ['Save'])
    expect(form.said).to.contain('Loaded')
    await pass(LOADED_MS)
    expect(form.said).not.to.contain('Loaded')
    expect(await roomAbove(form, 'Access code created', ['Save'])).to.deep.equal([before])
  })

  it('is in sight where the end of the element is not', async () => {
    const table = await loadedDeviceTable(await startPlatform({ size: 200 }), {}, { width: 320 })
    const { bottom } = await toastOf(table, 'Loaded')
    expect(table.element.getBoundingClientRect().bottom).to.be.above(innerHeight)
    expect(innerHeight - bottom).to.be.within(0, 16)
  })

  it('takes no place while it tells of loading', async () => {
    const manager = await openManager(await startPlatform(), {}, 1000)
    const toast = await toastOf(manager, 'Loaded')
    const { height, bottom } = manager.element.getBoundingClientRect()
    expect(bottom - toast.bottom).to.be.within(0, 16)
    await pass(LOADED_MS)
    expect(manager.root.querySelector('[part=toast]')).to.equal(null)
    expect(manager.element.getBoundingClientRect().height).to.equal(height)
  })
})
