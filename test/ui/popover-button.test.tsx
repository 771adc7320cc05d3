import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { Checkbox } from '../../src/ui/fields/checkbox.js'
import { Select } from '../../src/ui/fields/select.js'
import { PopoverButton } from '../../src/ui/overlay/popover-button.js'
import { type Mounted, mount, unmountAll, until } from './mount.js'
import { click, letGo, point } from './mouse.js'
import { goesOutByTab } from './tab-out.js'

const nothing = () => {}
const OPTIONS = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' }
]
const fields = (
  <PopoverButton label="Filters" text="Filters (1)" part="button filter">
    <Select label="Fruit" options={OPTIONS} value="a" onChange={nothing} />
    <Checkbox label="Ripe" checked onChange={nothing} />
  </PopoverButton>
)

const boxOf = ({ root }: Mounted) => root.querySelector<HTMLElement>('[role=dialog]')
const isOpen = (mounted: Mounted) => boxOf(mounted)?.matches(':popover-open')
const hasFocus = ({ root }: Mounted, element: Element | null) => root.activeElement === element

async function open() {
  const mounted = mount(fields)
  const button = mounted.get('button', 'Filters (1)')
  await click(button)
  await until(() => isOpen(mounted) && hasFocus(mounted, mounted.get('select')))
  return { mounted, button }
}

afterEach(unmountAll)

describe('Popover button', () => {
  it('announces a popover, and names it', () => {
    const mounted = mount(fields)
    const button = mounted.get('button', 'Filters (1)')
    expect([button.ariaHasPopup, button.ariaExpanded, button.getAttribute('part')]).to.deep.equal([
      'dialog',
      'false',
      'button filter'
    ])
    expect(boxOf(mounted)?.ariaLabel).to.equal('Filters')
    expect(isOpen(mounted)).to.equal(false)
  })

  it('opens the popover next to it, inside the page, and focuses its first field', async () => {
    const { mounted, button } = await open()
    expect(button.ariaExpanded).to.equal('true')
    const box = boxOf(mounted)?.getBoundingClientRect()
    const place = button.getBoundingClientRect()
    expect(box?.top).to.be.within(place.bottom, place.bottom + 8)
    expect(box?.left).to.be.at.least(0)
    expect(box?.right).to.be.at.most(innerWidth)
  })

  describe('where CSS anchors are not supported', () => {
    const { supports } = CSS
    before(() => void (CSS.supports = () => false))
    after(() => void (CSS.supports = supports))

    it('keeps the popover in the window while its content grows', async () => {
      const mounted = mount(fields)
      Object.assign(mounted.host.style, { position: 'fixed', bottom: '200px' })
      await click(mounted.get('button', 'Filters (1)'))
      await until(() => isOpen(mounted))
      const box = boxOf(mounted)
      box?.append(Object.assign(document.createElement('div'), { textContent: 'Grown', style: 'block-size: 150px' }))
      await until(() => (box?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight)
    })
  })

  it('closes the popover by Escape, and receives the focus', async () => {
    const { mounted, button } = await open()
    await sendKeys({ press: 'Escape' })
    await until(() => button.ariaExpanded === 'false' && hasFocus(mounted, button))
    expect(isOpen(mounted)).to.equal(false)
  })

  it('closes the popover when it is pressed again', async () => {
    const { mounted, button } = await open()
    await click(button)
    await until(() => button.ariaExpanded === 'false')
    expect(isOpen(mounted)).to.equal(false)
  })

  it('can be left by Tab after a press has closed the popover', async () => {
    const { button } = await open()
    await click(button)
    await until(() => button.ariaExpanded === 'false')
    button.focus()
    expect(await goesOutByTab()).to.equal(true)
  })

  it('receives the focus after a press outside, unless the press focuses something else', async () => {
    const other = document.body.appendChild(document.createElement('input'))
    const plain = document.body.appendChild(document.createElement('p'))
    plain.textContent = 'Nothing to press.'
    const { mounted, button } = await open()
    await click(plain)
    await until(() => button.ariaExpanded === 'false' && hasFocus(mounted, button))
    await click(button)
    await until(() => isOpen(mounted) && hasFocus(mounted, mounted.get('select')))
    await click(other)
    await until(() => button.ariaExpanded === 'false')
    expect(document.activeElement === other).to.equal(true)
    other.remove()
    plain.remove()
  })

  it('closes the popover by Tab from the last field, and the focus moves on', async () => {
    const { mounted, button } = await open()
    const next = document.body.appendChild(document.createElement('input'))
    await sendKeys({ press: 'Tab' })
    expect([isOpen(mounted), hasFocus(mounted, mounted.get('checkbox'))]).to.deep.equal([true, true])
    await sendKeys({ press: 'Tab' })
    await until(() => button.ariaExpanded === 'false')
    expect([isOpen(mounted), document.activeElement === next]).to.deep.equal([false, true])
    next.remove()
  })

  it('leaves the popover open if a press on the button is released elsewhere, and Tab still closes it', async () => {
    const { mounted, button } = await open()
    const next = document.body.appendChild(document.createElement('input'))
    await point(button)
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [1, innerHeight - 1] })
    await letGo()
    expect(isOpen(mounted)).to.equal(true)
    for (const _ of 'abc') await sendKeys({ press: 'Tab' })
    await until(() => button.ariaExpanded === 'false')
    expect([isOpen(mounted), document.activeElement === next]).to.deep.equal([false, true])
    next.remove()
  })

  it('closes the popover by Shift+Tab from the first field, receives the focus, and can open it again', async () => {
    const { mounted, button } = await open()
    await sendKeys({ press: 'Shift+Tab' })
    await until(() => button.ariaExpanded === 'false' && hasFocus(mounted, button))
    expect(isOpen(mounted)).to.equal(false)
    await sendKeys({ press: 'Enter' })
    await until(() => isOpen(mounted) && hasFocus(mounted, mounted.get('select')))
  })
})
