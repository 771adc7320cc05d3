import { KeyRound } from '../../src/ui/icons.js'
import { Disclosure } from '../../src/ui/layout/disclosure.js'
import { Reading } from '../../src/ui/layout/reading.js'
import { mount, unmountAll, until } from './mount.js'

afterEach(unmountAll)

describe('Disclosure', () => {
  const detailsOf = (root: ShadowRoot) => root.querySelector('details')
  const info = (kind: string, isOpenAtFirst = false) => (
    <Disclosure kind={kind} title="Device info" isOpenAtFirst={isOpenAtFirst}>
      device_1
    </Disclosure>
  )

  it('is collapsed initially, and remembers that it was expanded for the same kind only', async () => {
    const { root } = mount(info('one'))
    expect(detailsOf(root)?.open).to.equal(false)
    root.querySelector('summary')?.click()
    await until(() => mount(info('one')).root.querySelector('details')?.open)
    expect(detailsOf(mount(info('two')).root)?.open).to.equal(false)
  })

  it('remembers that it was collapsed', async () => {
    const { root } = mount(info('three', true))
    expect(detailsOf(root)?.open).to.equal(true)
    root.querySelector('summary')?.click()
    await until(() => mount(info('three', true)).root.querySelector('details')?.open === false)
  })
})

describe('Reading', () => {
  const lines = (element: Element | null | undefined) => {
    const range = document.createRange()
    if (element) range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  }

  it('never breaks within its number at any text size', () => {
    for (const size of ['title', 'reading', 'display'] as const) {
      for (const text of [14, 28]) {
        for (const width of [280, 480]) {
          const { host, root } = mount(
            <Reading icon={<KeyRound />} size={size}>
              69°F
            </Reading>,
            { width }
          )
          host.style.setProperty('--latchkey-font-size', `${text}px`)
          expect(lines(root.querySelector('b')), `${size}, ${text} px, ${width} px wide`).to.equal(1)
        }
      }
    }
  })

  it('has a font size of 20, 28 or 40 px with 14 px text', () => {
    const sizes = (['title', 'reading', 'display'] as const).map((size) => {
      const { root } = mount(<Reading size={size}>69°F</Reading>)
      const value = root.querySelector('b')
      return value && Math.round(parseFloat(getComputedStyle(value).fontSize) * 10) / 10
    })
    expect(sizes).to.deep.equal([20, 28, 40])
  })
})
