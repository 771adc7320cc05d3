import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import { mount, unmountAll } from '../ui/mount.js'
import { pieces } from '../ui/samples/pieces.js'

const MOST_STOPS = 20

/** Whether something of an element, or of what stands around it, is drawn only while it has the focus. */
function ringOf(element: Element): string | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return `${outlineStyle} ${outlineWidth}`
  }
  return undefined
}

for (const forcedColors of ['none', 'active'] as const) {
  describe(`What the keyboard has come to, forced colours ${forcedColors},`, () => {
    before(() => emulateMedia({ forcedColors }))
    after(() => emulateMedia({ forcedColors: 'none' }))
    afterEach(unmountAll)

    for (const [name, piece] of Object.entries(pieces)) {
      it(`has a ring of 2 px in ${name}`, async () => {
        const { root } = mount(piece)
        const without: string[] = []
        for (let stop = 0; stop < MOST_STOPS; stop += 1) {
          await sendKeys({ press: 'Tab' })
          const element = root.activeElement
          if (!element) break
          // The button in a field for dates is the browser's own, and so is its ring.
          if (element.matches(':focus-visible') && !ringOf(element)) without.push(element.outerHTML)
        }
        expect(without).to.deep.equal([])
      })
    }
  })
}
