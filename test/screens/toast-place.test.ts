import { expect } from 'chai'
import { useFakeClock } from './support/clock.js'
import { openForm as openCodeForm } from './support/code-form.js'
import { openForm, openManager } from './support/preset-manager.js'
import { type Screen, startPlatform, until, useCleanPage } from './support/stage.js'

/** After which nothing is said of loading. */
const LOADED_MS = 1500

/** Waits for a toast that says so, and tells how far it ends above each of these buttons. */
async function roomAbove(screen: Screen<HTMLElement>, said: string, names: readonly string[]): Promise<number[]> {
  const toast = await until(() =>
    [...screen.root.querySelectorAll('[part=toast]')].find(({ textContent }) => textContent.includes(said))
  )
  for (const animation of toast.getAnimations()) animation.finish()
  const buttons = await Promise.all(names.map((name) => screen.find('button', name)))
  return buttons.map((button) => button.getBoundingClientRect().top - toast.getBoundingClientRect().bottom)
}

describe('A toast', () => {
  useCleanPage()
  const pass = useFakeClock()

  for (const width of [280, 480, 1000]) {
    it(`stands close above the buttons of a form of ${width} px that was sent`, async () => {
      const form = await openCodeForm(await startPlatform(), { deviceId: 'device_garage' }, width)
      await pass(LOADED_MS)
      form.enter('Name the new code', 'Guest')
      form.enter('Enter the code (PIN)', '482913')
      await form.press('button', 'Save')
      for (const room of await roomAbove(form, 'Access code created', ['Cancel', 'Save'])) expect(room).to.be.within(0, 16)
    })

    it(`stands close above the button of a form of ${width} px that is opened meanwhile`, async () => {
      const manager = await openManager(await startPlatform(), {}, width)
      await pass(LOADED_MS)
      await manager.press('button', 'Delete Guest arrival')
      await manager.press('button', 'Delete')
      await until(() => manager.root.querySelector('[part=toast]'))
      await openForm(manager)
      const [room] = await roomAbove(manager, 'Climate preset deleted', ['Save'])
      expect(room).to.be.within(0, 16)
    })
  }

  it('keeps its place when what stood with it of loading is gone', async () => {
    const form = await openCodeForm(await startPlatform(), { deviceId: 'device_garage' }, 480)
    form.enter('Name the new code', 'Guest')
    form.enter('Enter the code (PIN)', '482913')
    await form.press('button', 'Save')
    const [before] = await roomAbove(form, 'Access code created', ['Save'])
    expect(form.said).to.contain('Loading device')
    await pass(LOADED_MS)
    expect(form.said).not.to.contain('Loading device')
    expect(await roomAbove(form, 'Access code created', ['Save'])).to.deep.equal([before])
  })

  it('stands at the end of what has no such buttons', async () => {
    const { element, root } = await openManager(await startPlatform())
    const toast = await until(() => root.querySelector('[part=toast]'))
    for (const animation of toast.getAnimations()) animation.finish()
    expect(element.getBoundingClientRect().bottom - toast.getBoundingClientRect().bottom).to.be.within(0, 16)
  })
})
