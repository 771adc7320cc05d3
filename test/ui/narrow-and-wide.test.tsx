import { mount, unmountAll, until } from './mount.js'
import { pieces } from './samples/pieces.js'

// The contact sheet checks screens from 320 to 900 px, with axe.
describe('Layout from 280 px to 1,200 px in both directions', () => {
  afterEach(unmountAll)

  for (const [name, piece] of Object.entries(pieces)) {
    it(`keeps these inside their element: ${name}`, async () => {
      for (const width of [280, 480, 1200]) {
        for (const dir of ['ltr', 'rtl']) {
          const { host, root, unmount } = mount(piece, { width })
          host.dir = dir
          await until(() => root.querySelector('div'))
          const frame = host.getBoundingClientRect()
          const outside = [...root.querySelectorAll('*')].filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect()
            return own > 0 && (left < frame.left - 0.5 || right > frame.right + 0.5)
          })
          const found = outside.map(({ outerHTML }) => outerHTML)
          expect(found, `${width} px, ${dir}`).to.deep.equal([])
          unmount()
        }
      }
    })
  }
})
