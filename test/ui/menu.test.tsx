import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { Button } from '../../src/ui/actions/button.js'
import { KeyRound } from '../../src/ui/icons.js'
import { Menu } from '../../src/ui/overlay/menu.js'
import type { MenuItem } from '../../src/ui/overlay/menu-popover.js'
import { focused, nothing } from './focused.js'
import { frames, type Mounted, mount, press, unmountAll, until } from './mount.js'
import { click } from './mouse.js'

const items = (onSelect: (label: string) => void = nothing): MenuItem[] =>
  ['Edit', 'Copy code', 'Count uses', 'Delete code'].map((label) => ({ label, onSelect: () => onSelect(label) }))

const menu = (onSelect?: (label: string) => void) => (
  <Menu label="Actions" icon={<KeyRound />} items={items(onSelect)} />
)

const isOpen = ({ all }: Mounted) => all('menu').length > 0

async function openByKey(mounted: Mounted, key: string) {
  mounted.get('button', 'Actions').focus()
  await sendKeys({ press: key })
  await until(() => isOpen(mounted))
}

/** Clicks the menu button, and waits until the menu is open or closed. */
async function clickUntil(mounted: Mounted, opens: boolean) {
  await click(mounted.get('button', 'Actions'))
  await frames(2)
  await until(() => isOpen(mounted) === opens)
}

/** Presses a key with the given event timestamp in ms. */
function pressAt(mounted: Mounted, key: string, time: number) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: time })
  flushSync(() => mounted.root.activeElement?.dispatchEvent(event))
}

afterEach(unmountAll)

describe('Menu', () => {
  it('is a button that announces a menu while it is closed', () => {
    const mounted = mount(menu())
    const button = mounted.get('button', 'Actions')
    expect(button.ariaHasPopup).to.equal('menu')
    expect(button.ariaExpanded).to.equal('false')
    expect(mounted.root.querySelectorAll('[role=menu], [role=menuitem]')).to.have.length(0)
  })

  it('opens to its first item by Enter, Space and ArrowDown, and to its last item by ArrowUp', async () => {
    for (const [key, label] of [
      ['Enter', 'Edit'],
      ['Space', 'Edit'],
      ['ArrowDown', 'Edit'],
      ['ArrowUp', 'Delete code']
    ] as const) {
      const mounted = mount(menu())
      await openByKey(mounted, key)
      expect(focused(mounted), key).to.equal(label)
      expect(mounted.get('button').ariaExpanded).to.equal('true')
      expect(mounted.get('menu', 'Actions').matches(':popover-open')).to.equal(true)
      expect(mounted.get('menu').part.contains('menu')).to.equal(true)
      mounted.unmount()
    }
  })

  it('is navigated by wrapping arrow keys, Home, End and the first letters of a label', async () => {
    const mounted = mount(menu())
    await openByKey(mounted, 'Enter')
    for (const [key, label] of [
      ['ArrowUp', 'Delete code'],
      ['ArrowDown', 'Edit'],
      ['ArrowDown', 'Copy code'],
      ['End', 'Delete code'],
      ['Home', 'Edit'],
      ['c', 'Copy code'],
      ['c', 'Count uses']
    ] as const) {
      await sendKeys({ press: key })
      expect(focused(mounted), key).to.equal(label)
    }
  })

  it('starts a new search for letters typed half a second after the last one', async () => {
    const mounted = mount(menu())
    await openByKey(mounted, 'Enter')
    for (const [key, time, label] of [
      ['c', 10_000, 'Copy code'],
      ['o', 10_499, 'Copy code'],
      ['u', 10_998, 'Count uses'],
      ['c', 11_498, 'Copy code'],
      ['u', 11_998, 'Copy code'],
      ['d', 12_498, 'Delete code']
    ] as const) {
      pressAt(mounted, key, time)
      expect(focused(mounted), `${key} at ${time}`).to.equal(label)
    }
  })

  it('is closed by Escape, which is not passed on and returns the focus to the button', async () => {
    const mounted = mount(menu())
    let escapes = 0
    mounted.host.addEventListener('keydown', ({ key }) => (escapes += Number(key === 'Escape')))
    await openByKey(mounted, 'Enter')
    await sendKeys({ press: 'Escape' })
    expect(isOpen(mounted)).to.equal(false)
    expect(focused(mounted)).to.equal('Actions')
    expect(escapes).to.equal(0)
  })

  it('is closed by Tab, which moves to the element after the button', async () => {
    const mounted = mount(
      <>
        {menu()}
        <Button>Next</Button>
      </>
    )
    await openByKey(mounted, 'Enter')
    await sendKeys({ press: 'Tab' })
    expect(isOpen(mounted)).to.equal(false)
    expect(focused(mounted)).to.equal('Next')
  })

  it('is opened and closed by the button, and closed by a click elsewhere', async () => {
    const mounted = mount(
      <>
        <p style={{ paddingBlockEnd: 300 }}>Elsewhere</p>
        {menu()}
      </>
    )
    await clickUntil(mounted, true)
    await clickUntil(mounted, false)
    await clickUntil(mounted, true)
    mounted.host.scrollIntoView()
    await sendMouse({ type: 'click', position: [10, 10] })
    await until(() => !isOpen(mounted))
    await openByKey(mounted, 'Enter')
  })

  it('closes before the selected action runs, with the focus on the button unless the action moves it', async () => {
    const log: string[] = []
    const mounted: Mounted = mount(menu((label) => log.push(label, `${isOpen(mounted)}`, `${focused(mounted)}`)))
    await openByKey(mounted, 'Enter')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    expect(log).to.deep.equal(['Copy code', 'false', 'Actions'])
    expect(focused(mounted)).to.equal('Actions')
  })

  it('opens to its selected item, and exposes the selection', async () => {
    const modes = ['Heat', 'Cool', 'Off'].map((label) => ({ label, checked: label === 'Cool', onSelect: nothing }))
    const mounted = mount(<Menu label="Actions" icon={<KeyRound />} items={modes} />)
    await openByKey(mounted, 'Enter')
    expect(focused(mounted)).to.equal('Cool')
    const checked = mounted.all('menuitemradio').map(({ ariaChecked }) => ariaChecked)
    expect(checked).to.deep.equal(['false', 'true', 'false'])
    await sendKeys({ press: 'ArrowDown' })
    expect(focused(mounted)).to.equal('Off')
  })

  it('stays open and keeps its focus when it is rendered again', async () => {
    const mounted = mount(menu())
    await openByKey(mounted, 'ArrowUp')
    mounted.render(menu())
    expect(mounted.get('menu').matches(':popover-open')).to.equal(true)
    expect(focused(mounted)).to.equal('Delete code')
  })

  const isInside = ({ left, right, top, bottom }: DOMRect) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  const supports = CSS.supports.bind(CSS)

  for (const [how, isSupported] of [
    ['with anchor positioning', true],
    ['without anchor positioning', false]
  ] as const) {
    describe(`positioned ${how}`, () => {
      before(() => {
        if (!isSupported) CSS.supports = () => false
      })
      after(() => {
        CSS.supports = supports
      })

      for (const [place, side] of [
        ['top', 'left'],
        ['top', 'right'],
        ['bottom', 'left'],
        ['bottom', 'right']
      ] as const) {
        for (const dir of ['ltr', 'rtl']) {
          it(`stays in the window, next to its button at the ${place} ${side}, ${dir}`, async () => {
            const mounted = mount(menu(), { width: 60 })
            mounted.host.dir = dir
            Object.assign(mounted.host.style, { position: 'fixed', minInlineSize: '0', [place]: '2px', [side]: '2px' })
            press(mounted.get('button', 'Actions'))
            await frames(2)
            const opened = mounted.get('menu').getBoundingClientRect()
            const button = mounted.get('button').getBoundingClientRect()
            expect(isInside(opened)).to.equal(true)
            const gap = place === 'top' ? opened.top - button.bottom : button.top - opened.bottom
            expect(gap).to.be.closeTo(4, 1)
          })
        }
      }
    })
  }
})
