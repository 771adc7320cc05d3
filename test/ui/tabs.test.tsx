import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { Select } from '../../src/ui/fields/select.js'
import { Tabs } from '../../src/ui/layout/tabs.js'
import { Tooltip } from '../../src/ui/overlay/tooltip.js'
import { focused } from './focused.js'
import { frames, type Mounted, mount, press, unmountAll, until } from './mount.js'
import { click, point } from './mouse.js'

afterEach(async () => {
  unmountAll()
  await sendMouse({ type: 'move', position: [0, 0] })
})

describe('Tabs', () => {
  function Panels() {
    const [selected, setSelected] = useState<'details' | 'activity' | 'events'>('details')
    return (
      <Tabs
        label="Noise sensor"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { id: 'details', label: 'Details', content: 'What it is' },
          { id: 'activity', label: 'Activity', content: 'What it heard' },
          { id: 'events', label: 'Events', content: 'Event list' }
        ]}
      />
    )
  }
  const selected = ({ all }: Mounted) =>
    all('tab')
      .filter(({ ariaSelected }) => ariaSelected === 'true')
      .map(({ textContent }) => textContent)

  it('have names, and a panel that is named by its tab', () => {
    const mounted = mount(<Panels />)
    const list = mounted.root.querySelector('[role=tablist]')
    expect(list?.ariaLabel).to.equal('Noise sensor')
    expect(selected(mounted)).to.deep.equal(['Details'])
    const panel = mounted.get('tabpanel', 'Details')
    expect(panel.textContent).to.equal('What it is')
    expect(mounted.get('tab', 'Details').ariaControlsElements).to.deep.equal([panel])
  })

  it('are selected by a press', () => {
    const mounted = mount(<Panels />)
    press(mounted.get('tab', 'Events'))
    expect(selected(mounted)).to.deep.equal(['Events'])
    expect(mounted.get('tabpanel', 'Events').textContent).to.equal('Event list')
  })

  for (const [dir, forward, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight']
  ] as const) {
    it(`are one tab stop with wrapping arrow keys, Home and End, ${dir}`, async () => {
      const mounted = mount(<Panels />)
      mounted.host.dir = dir
      await sendKeys({ press: 'Tab' })
      expect(focused(mounted)).to.equal('Details')
      for (const [key, label] of [
        [forward, 'Activity'],
        [back, 'Details'],
        [back, 'Events'],
        [forward, 'Details'],
        ['End', 'Events'],
        ['Home', 'Details']
      ] as const) {
        await sendKeys({ press: key })
        expect(focused(mounted), key).to.equal(label)
        expect(selected(mounted), key).to.deep.equal([label])
      }
      await sendKeys({ press: 'Tab' })
      expect(focused(mounted)).to.equal('What it is')
    })
  }
})

describe('Tooltip', () => {
  const TEXT = 'These are the settings on the device.'
  const tooltip = (
    <>
      <Button>Before</Button>
      <Tooltip label="About the settings" text={TEXT} />
      <Button>After</Button>
    </>
  )
  const button = ({ get }: Mounted) => get('button', 'About the settings')
  const isOpen = ({ root }: Mounted) => root.querySelector('[role=tooltip]:popover-open') !== null
  const said = ({ all }: Mounted) => all('status').some(({ textContent }) => textContent === TEXT)

  it('describes its button, whether it is open or not', () => {
    const mounted = mount(tooltip)
    expect(isOpen(mounted)).to.equal(false)
    expect(button(mounted).ariaDescribedByElements?.[0]?.textContent).to.equal(TEXT)
  })

  it('is open while its button or the tooltip itself is hovered', async () => {
    const mounted = mount(tooltip)
    await point(button(mounted))
    await until(() => isOpen(mounted))
    await point(await until(() => mounted.root.querySelector('[role=tooltip]')))
    await frames(3)
    expect(isOpen(mounted)).to.equal(true)
    await point(mounted.get('button', 'After'))
    await until(() => !isOpen(mounted))
  })

  it('stays open after a press, is announced, and is closed by the next press on its button or elsewhere', async () => {
    const mounted = mount(tooltip)
    await click(button(mounted))
    expect(said(mounted)).to.equal(true)
    await point(mounted.get('button', 'Before'))
    await frames(3)
    expect(isOpen(mounted)).to.equal(true)
    await click(button(mounted))
    await frames(3)
    expect(isOpen(mounted)).to.equal(false)
    await click(button(mounted))
    await frames(3)
    expect(isOpen(mounted)).to.equal(true)
    await sendMouse({ type: 'click', position: [1, 1] })
    await until(() => !isOpen(mounted))
    expect(said(mounted)).to.equal(false)
  })

  it('is closed by Escape, which is not passed on, wherever the focus is', async () => {
    const mounted = mount(tooltip)
    let escapes = 0
    mounted.host.addEventListener('keydown', ({ key }) => (escapes += Number(key === 'Escape')))
    mounted.get('button', 'Before').focus()
    await point(button(mounted))
    await until(() => isOpen(mounted))
    await frames(3)
    await sendKeys({ press: 'Escape' })
    expect(isOpen(mounted)).to.equal(false)
    expect(escapes).to.equal(0)
    expect(focused(mounted)).to.equal('Before')
    await sendKeys({ press: 'Escape' })
    expect(escapes).to.equal(1)
  })

  const supports = CSS.supports.bind(CSS)

  for (const isSupported of [true, false]) {
    it(`stays in the window ${isSupported ? 'with anchor positioning' : 'without anchor positioning'}`, async () => {
      if (!isSupported) CSS.supports = () => false
      try {
        for (const place of ['top', 'bottom']) {
          for (const side of ['left', 'right']) {
            const mounted = mount(<Tooltip label="About the settings" text={TEXT} />, { width: 60 })
            Object.assign(mounted.host.style, { position: 'fixed', minInlineSize: '0', [place]: '8px', [side]: '2px' })
            press(button(mounted))
            const tip = await until(() => mounted.root.querySelector('[role=tooltip]:popover-open'))
            const { left, right, top, bottom } = tip.getBoundingClientRect()
            expect(left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight).to.equal(true)
            const own = button(mounted).getBoundingClientRect()
            expect(place === 'top' ? top - own.bottom : own.top - bottom).to.be.closeTo(4, 1)
            mounted.unmount()
          }
        }
      } finally {
        CSS.supports = supports
      }
    })
  }
})

describe('Select', () => {
  function Mode({ hideLabel = false }) {
    const [value, setValue] = useState<'heat' | 'cool'>('heat')
    const options = [
      { value: 'heat', label: 'Heat' },
      { value: 'cool', label: 'Cool' }
    ] as const
    return <Select label="Mode" hideLabel={hideLabel} options={options} value={value} onChange={setValue} />
  }

  for (const hideLabel of [false, true]) {
    it(`is a native select with ${hideLabel ? 'a hidden' : 'a visible'} label`, async () => {
      const { get, root } = mount(<Mode hideLabel={hideLabel} />)
      const select = get('select', 'Mode')
      expect(select).to.have.property('value', 'heat')
      const label = root.querySelector('label')
      expect(label?.control === select).to.equal(true)
      expect((label?.getBoundingClientRect().height ?? NaN) > 1).to.equal(!hideLabel)
      select.focus()
      await sendKeys({ type: 'c' })
      expect(select).to.have.property('value', 'cool')
    })
  }
})
