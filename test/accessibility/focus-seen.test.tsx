import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { mount, unmountAll } from '../ui/mount.js'
import { pieces } from '../ui/samples/pieces.js'

const MOST_STOPS = 20

/** Returns the style that an element or an ancestor has only while it is focused, or `undefined`. */
function ringOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return `${outlineStyle} ${outlineWidth}`
  }
  return undefined
}

for (const forcedColors of ['none', 'active'] as const) {
  describe(`Keyboard focus with forced colors: ${forcedColors}`, () => {
    before(() => emulateMedia({ forcedColors }))
    after(() => emulateMedia({ forcedColors: 'none' }))
    afterEach(unmountAll)

    for (const [name, piece] of Object.entries(pieces)) {
      it(`has a ring of 2 px in: ${name}`, async () => {
        const { root } = mount(piece)
        const without: string[] = []
        for (let stop = 0; stop < MOST_STOPS; stop += 1) {
          await sendKeys({ press: 'Tab' })
          const element = root.activeElement
          if (!element) break
          // The browser renders the button in a date field and its focus ring.
          if (element.matches(':focus-visible') && !ringOf(element)) without.push(element.outerHTML)
        }
        expect(without).to.deep.equal([])
      })
    }
  })
}
