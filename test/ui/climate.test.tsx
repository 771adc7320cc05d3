import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { type Clock, install } from '@sinonjs/fake-timers'
import { expect } from 'chai'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { RangeScale } from '../../src/ui/range-scale.js'
import { SaveStatus } from '../../src/ui/save-status.js'
import { SetPointChip } from '../../src/ui/set-point-chip.js'
import { Stepper } from '../../src/ui/stepper.js'
import { mount, type Mounted, press, type, unmountAll } from './mount.js'

let clock: Clock | undefined

afterEach(async () => {
  clock?.uninstall()
  clock = undefined
  await sendMouse({ type: 'up' })
  unmountAll()
})

const format = (value: number) => `${value}°F`

type ScaleOptions = {
  heatAt?: number
  coolAt?: number
  only?: 'Heat' | 'Cool'
  disabled?: boolean
  onTold?: (told: string) => void
}

/** From 50 to 90 degrees, of which 45 to 85 can be heated to, and 55 to 90 cooled to. */
function Scale({ heatAt = 60, coolAt = 80, only, disabled, onTold }: ScaleOptions) {
  const [heat, setHeat] = useState(heatAt)
  const [cool, setCool] = useState(coolAt)
  const handle = (label: string, value: number, set: (value: number) => void) => ({
    label,
    value,
    text: format(value),
    onHold: (isHeld: boolean) => onTold?.(`${label} ${isHeld ? 'held' : 'let go'}`),
    onChange: (value: number) => {
      onTold?.(`${label} ${value}`)
      set(value)
    }
  })
  const handles = [
    { ...handle('Heat', heat, setHeat), min: 50, max: 85, tone: 'heat' as const },
    { ...handle('Cool', cool, setCool), min: 55, max: 90, tone: 'cool' as const }
  ]
  return (
    <RangeScale
      label="Temperature"
      min={50}
      max={90}
      step={1}
      current={70}
      currentLabel="Now 70°F"
      handles={handles.filter(({ label }) => !only || label === only)}
      gap={5}
      gapLabel="At least 5°F apart"
      format={format}
      disabled={disabled}
    />
  )
}

const valueOf = (element: Element) => (element instanceof HTMLInputElement ? element.value : undefined)
const values = ({ all }: Mounted) => all('slider').map(valueOf)

function pointOf({ root, host }: Mounted, value: number): [number, number] {
  const { left, width, right, top, height } = root.querySelector('.rail')?.getBoundingClientRect() ?? new DOMRect()
  const way = ((value - 50) / 40) * width
  return [Math.round(host.dir === 'rtl' ? right - way : left + way), Math.round(top + height / 2)]
}

async function drag(mounted: Mounted, ...stations: number[]) {
  mounted.host.scrollIntoView({ block: 'center' })
  for (const [index, station] of stations.entries()) {
    await sendMouse({ type: 'move', position: pointOf(mounted, station) })
    if (index === 0) await sendMouse({ type: 'down' })
  }
}

function touch(mounted: Mounted, kind: string, value: number, target = '.rail') {
  const [clientX, clientY] = pointOf(mounted, value)
  // The id of the mouse, which is there to be captured.
  const pointer = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX, clientY }
  const event = { ...pointer, bubbles: true, composed: true }
  flushSync(() => mounted.root.querySelector(target)?.dispatchEvent(new PointerEvent(kind, event)))
}

describe('A scale of temperature', () => {
  it('is a named group of sliders that say bounds, value with unit, and how close they may come', () => {
    const { get, root } = mount(<Scale />)
    get('group', 'Temperature')
    const heat = get('slider', 'Heat')
    expect(heat).to.include({ min: '50', max: '85', step: '1', value: '60', ariaValueText: '60°F' })
    expect(heat.ariaDescribedByElements?.[0]?.textContent).to.equal('At least 5°F apart')
    expect(get('slider', 'Cool')).to.include({ min: '55', max: '90', ariaValueText: '80°F' })
    expect(root.textContent).to.contain('Now 70°F')
  })

  it('draws each thing at its place on the span', () => {
    const mounted = mount(<Scale />)
    const centre = (selector: string) => {
      const { left, width } = mounted.root.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return left + width / 2
    }
    const at = (value: number) => pointOf(mounted, value)[0]
    expect(centre('[data-tone=heat] > .thumb')).to.be.closeTo(at(60), 1)
    expect(centre('[data-tone=cool] > .thumb')).to.be.closeTo(at(80), 1)
    expect(centre('.now')).to.be.closeTo(at(70), 1)
    expect(centre('.now-label > span')).to.be.closeTo(at(70), 2)
    expect(centre('.gap')).to.be.closeTo(at(70), 1)
    expect(centre('.marks > [data-tone=heat] > i')).to.be.closeTo(at(67.5), 1)
    expect(centre('.marks > [data-tone=cool] > i')).to.be.closeTo(at(72.5), 1)
  })

  it('is moved by arrows, pages, Home and End within the bounds of the handle', async () => {
    const mounted = mount(<Scale />)
    mounted.get('slider', 'Heat').focus()
    for (const [key, value] of [
      ['ArrowRight', 61],
      ['ArrowUp', 62],
      ['ArrowLeft', 61],
      ['ArrowDown', 60],
      ['PageUp', 65],
      ['PageDown', 60],
      ['End', 85],
      ['ArrowRight', 85],
      ['Home', 50]
    ] as const) {
      await sendKeys({ press: key })
      expect(values(mounted), key).to.deep.equal([`${value}`, '80'])
    }
    expect(mounted.get('slider', 'Heat').ariaValueText).to.equal('50°F')
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Home' })
    expect(values(mounted)).to.deep.equal(['50', '55'])
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`is dragged, step by step and not beyond the bounds, ${dir}`, async () => {
      const told: string[] = []
      const mounted = mount(<Scale onTold={(one) => told.push(one)} />)
      mounted.host.dir = dir
      await drag(mounted, 60, 60.6, 63)
      expect(told).to.deep.equal(['Heat held', 'Heat 61', 'Heat 63'])
      expect(mounted.root.activeElement).to.equal(mounted.get('slider', 'Heat'))
      await drag(mounted, 63, 90)
      expect(values(mounted)).to.deep.equal(['85', '80'])
      await sendMouse({ type: 'up' })
      expect(told.at(-1)).to.equal('Heat let go')
      await sendMouse({ type: 'move', position: pointOf(mounted, 60) })
      expect(values(mounted)).to.deep.equal(['85', '80'])
    })
  }

  it('moves by the forward arrow what is forward in the script', async () => {
    const mounted = mount(<Scale />)
    mounted.host.dir = 'rtl'
    mounted.get('slider', 'Heat').focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(values(mounted)).to.deep.equal(['61', '80'])
  })

  it('moves the nearest handle to where the line is pressed', async () => {
    for (const [pressed, expected] of [
      [54, ['54', '80']],
      [68, ['68', '80']],
      [72, ['60', '72']],
      [88, ['60', '88']]
    ] as const) {
      const mounted = mount(<Scale />, { width: 280 })
      await drag(mounted, pressed)
      expect(values(mounted), `${pressed}`).to.deep.equal(expected)
      await sendMouse({ type: 'up' })
      mounted.unmount()
    }
  })

  it('lets two handles at one place be pulled apart either way', async () => {
    for (const [aim, expected] of [
      [66, ['66', '70']],
      [74, ['70', '74']]
    ] as const) {
      const mounted = mount(<Scale heatAt={70} coolAt={70} />)
      await drag(mounted, aim)
      expect(values(mounted)).to.deep.equal(expected)
      await sendMouse({ type: 'up' })
      mounted.unmount()
    }
  })

  it('leaves a value between two steps as it is when its handle is only pressed', async () => {
    const told: string[] = []
    const mounted = mount(<Scale heatAt={60.4} onTold={(one) => told.push(one)} />)
    await drag(mounted, 60.4)
    await sendMouse({ type: 'up' })
    expect(told).to.deep.equal(['Heat held', 'Heat let go'])
  })

  it('has one handle where only one thing can be set', async () => {
    const mounted = mount(<Scale only="Cool" />)
    await drag(mounted, 58)
    expect(values(mounted)).to.deep.equal(['58'])
    expect(mounted.root.querySelectorAll('.fill')).to.have.length(1)
    expect(mounted.root.querySelectorAll('.gap')).to.have.length(0)
  })

  it('is held by the keyboard until a second after the last key, or until it is left', async () => {
    const told: string[] = []
    const { get } = mount(<Scale onTold={(one) => told.push(one)} />)
    get('slider', 'Heat').focus()
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await sendKeys({ press: 'ArrowRight' })
    flushSync(() => clock?.tick(900))
    await sendKeys({ press: 'ArrowRight' })
    flushSync(() => clock?.tick(900))
    expect(told).to.have.members(['Heat held', 'Heat 61', 'Heat 62'])
    flushSync(() => clock?.tick(100))
    expect(told.at(-1)).to.equal('Heat let go')
    await sendKeys({ press: 'ArrowRight' })
    expect(told.at(-1)).to.equal('Heat held')
    await sendKeys({ press: 'Tab' })
    expect(told.at(-1)).to.equal('Heat let go')
  })

  it('is let go when it is taken away', async () => {
    const told: string[] = []
    const mounted = mount(<Scale onTold={(one) => told.push(one)} />)
    await drag(mounted, 60)
    mounted.render(null)
    expect(told).to.deep.equal(['Heat held', 'Heat let go'])
  })

  it('lets a finger scroll the page from its line, and moves a handle only when it taps or slides', () => {
    const mounted = mount(<Scale />)
    touch(mounted, 'pointerdown', 70.4)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    touch(mounted, 'pointercancel', 70.4)
    touch(mounted, 'lostpointercapture', 70.4)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    touch(mounted, 'pointerdown', 74)
    touch(mounted, 'pointerup', 74)
    touch(mounted, 'lostpointercapture', 74)
    expect(values(mounted)).to.deep.equal(['60', '74'])
    touch(mounted, 'pointerdown', 74)
    touch(mounted, 'pointermove', 84)
    touch(mounted, 'pointercancel', 84)
    expect(values(mounted)).to.deep.equal(['60', '74'])
  })

  it('does not let a finger scroll the page from a handle', () => {
    const { root } = mount(<Scale />)
    const action = (selector: string) => {
      const element = root.querySelector(selector)
      return element && getComputedStyle(element).touchAction
    }
    expect(action('.thumb')).to.equal('none')
    expect(action('.rail')).to.equal('pan-y')
  })

  it('does nothing while it is disabled', async () => {
    const mounted = mount(<Scale disabled />)
    await drag(mounted, 60, 70)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    expect(mounted.get('slider', 'Heat').matches(':disabled')).to.equal(true)
  })
})

type StepOptions = { initial?: number; step?: number; disabled?: boolean; onTold?: (told: string) => void }

function Step({ initial = 68, step = 1, disabled, onTold }: StepOptions) {
  const [value, setValue] = useState(initial)
  return (
    <Stepper
      label="Heat"
      tone="heat"
      value={value}
      text={format(value)}
      min={50}
      max={72}
      step={step}
      onChange={(value) => {
        onTold?.(`${value}`)
        setValue(value)
      }}
      onHold={(isHeld) => onTold?.(isHeld ? 'held' : 'let go')}
      decreaseLabel="Lower heat"
      increaseLabel="Raise heat"
      disabled={disabled}
    />
  )
}

describe('A stepper', () => {
  const shown = ({ get }: Mounted) => valueOf(get('spinbutton', 'Heat'))

  async function over(element: HTMLElement) {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(left + width / 2), Math.round(top + height / 2)] })
  }

  it('is a spin button that says its bounds and its value with its unit', () => {
    const { get } = mount(<Step />)
    const { ariaValueNow, ariaValueMin, ariaValueMax, ariaValueText } = get('spinbutton', 'Heat')
    expect([ariaValueNow, ariaValueMin, ariaValueMax, ariaValueText]).to.deep.equal(['68', '50', '72', '68°F'])
    expect(get('spinbutton').inputMode).to.equal('decimal')
  })

  it('goes one step by a press, and is disabled at its bounds', () => {
    const mounted = mount(<Step initial={71} />)
    press(mounted.get('button', 'Raise heat'))
    expect(shown(mounted)).to.equal('72°F')
    expect(mounted.get('button', 'Raise heat')).to.have.property('disabled', true)
    press(mounted.get('button', 'Lower heat'))
    expect(shown(mounted)).to.equal('71°F')
    expect(mounted.get('button', 'Raise heat')).to.have.property('disabled', false)
  })

  it('adds tenths without leaving dust', () => {
    const told: string[] = []
    const { get } = mount(<Step initial={50} step={0.1} onTold={(one) => told.push(one)} />)
    for (let time = 0; time < 3; time += 1) press(get('button', 'Raise heat'))
    expect(told).to.deep.equal(['50.1', '50.2', '50.3'])
  })

  it('is gone through by keys, with one tab stop', async () => {
    const mounted = mount(<Step />)
    await sendKeys({ press: 'Tab' })
    for (const [key, value] of [
      ['ArrowUp', '69°F'],
      ['ArrowDown', '68°F'],
      ['PageDown', '63°F'],
      ['PageUp', '68°F'],
      ['PageUp', '72°F']
    ] as const) {
      await sendKeys({ press: key })
      expect(shown(mounted), key).to.equal(value)
    }
    await sendKeys({ press: 'Tab' })
    expect(mounted.root.activeElement).to.equal(null)
  })

  it('takes what is typed when it is left or Enter is pressed, within its bounds', async () => {
    for (const [typed, value] of [
      ['60', '60°F'],
      ['61,4', '61°F'],
      ['900', '72°F'],
      ['-3', '50°F'],
      ['warm', '68°F'],
      ['', '68°F']
    ] as const) {
      for (const key of ['Tab', 'Enter']) {
        const mounted = mount(<Step />)
        mounted.get('spinbutton').focus()
        type(mounted.get('spinbutton'), typed)
        expect(shown(mounted)).to.equal(typed)
        await sendKeys({ press: key })
        expect(shown(mounted), `${typed} ${key}`).to.equal(value)
        mounted.unmount()
      }
    }
  })

  it('forgets what is typed by Escape, which goes no further', async () => {
    const mounted = mount(<Step />)
    let escapes = 0
    mounted.host.addEventListener('keydown', ({ key }) => (escapes += Number(key === 'Escape')))
    mounted.get('spinbutton').focus()
    await sendKeys({ type: '60' })
    expect(shown(mounted)).to.equal('60')
    await sendKeys({ press: 'Escape' })
    expect(shown(mounted)).to.equal('68°F')
    expect(escapes).to.equal(0)
  })

  it('repeats while a button is held, until it is let go', async () => {
    const told: string[] = []
    const mounted = mount(<Step initial={60} onTold={(one) => told.push(one)} />)
    await over(mounted.get('button', 'Raise heat'))
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await sendMouse({ type: 'down' })
    clock.tick(399)
    expect(told).to.deep.equal(['held'])
    for (const wait of [1, 90, 90]) flushSync(() => clock?.tick(wait))
    await sendMouse({ type: 'up' })
    clock.tick(5000)
    expect(told).to.deep.equal(['held', '61', '62', '63', 'let go'])
    press(mounted.get('button', 'Raise heat'))
    expect(told.at(-1)).to.equal('64')
  })

  it('stops at its bound while a button is held, and can go back', async () => {
    const told: string[] = []
    const mounted = mount(<Step initial={70} onTold={(one) => told.push(one)} />)
    await over(mounted.get('button', 'Raise heat'))
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await sendMouse({ type: 'down' })
    for (const wait of [400, 90, 90, 90, 90]) flushSync(() => clock?.tick(wait))
    await sendMouse({ type: 'up' })
    expect(told).to.deep.equal(['held', '71', '72', 'let go'])
    press(mounted.get('button', 'Lower heat'))
    expect(told.at(-1)).to.equal('71')
  })

  it('is held while it is typed at, and for a second after an arrow', async () => {
    const told: string[] = []
    const { get } = mount(<Step onTold={(one) => told.push(one)} />)
    get('spinbutton').focus()
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await sendKeys({ press: 'ArrowUp' })
    expect(told).to.have.members(['held', '69'])
    flushSync(() => clock?.tick(1000))
    expect(told.at(-1)).to.equal('let go')
    await sendKeys({ type: '6' })
    flushSync(() => clock?.tick(10_000))
    expect(told.at(-1)).to.equal('held')
    await sendKeys({ press: 'Enter' })
    expect(told.slice(-2)).to.have.members(['50', 'let go'])
  })

  it('ends its timers when it is taken away', async () => {
    const told: string[] = []
    const mounted = mount(<Step onTold={(one) => told.push(one)} />)
    await over(mounted.get('button', 'Raise heat'))
    clock = install({ toFake: ['setTimeout', 'clearTimeout'] })
    await sendMouse({ type: 'down' })
    mounted.render(null)
    clock.tick(5000)
    expect(told).to.deep.equal(['held', 'let go'])
  })

  it('does nothing while it is disabled', () => {
    const { get, all } = mount(<Step disabled />)
    expect([get('spinbutton'), ...all('button')].every((element) => element.matches(':disabled'))).to.equal(true)
  })
})

describe('A save state', () => {
  it('is a live region that is always there, with a word for each state', () => {
    const labels = { saving: 'Saving…', saved: 'Saved' }
    const { root, render } = mount(<SaveStatus state="idle" labels={labels} />)
    const region = root.querySelector('.save-status')
    expect(region).to.be.instanceOf(HTMLOutputElement)
    expect(region?.textContent).to.equal('')
    for (const [state, words] of [
      ['saving', 'Saving…'],
      ['saved', 'Saved'],
      ['idle', '']
    ] as const) {
      render(<SaveStatus state={state} labels={labels} />)
      expect(root.querySelector('.save-status')).to.equal(region)
      expect(region?.textContent).to.equal(words)
    }
  })
})

describe('A set point', () => {
  it('is told by words and an icon, in the colour of heating or cooling', () => {
    const icon = (tone: 'heat' | 'cool') => {
      const { root } = mount(<SetPointChip tone={tone}>{`${tone} to 68°F`}</SetPointChip>)
      expect(root.textContent).to.contain(`${tone} to 68°F`)
      const svg = root.querySelector('svg')
      return svg && [svg.innerHTML, getComputedStyle(svg).color]
    }
    const [heat, cool] = [icon('heat'), icon('cool')]
    expect(heat?.[0]).to.not.equal(cool?.[0])
    expect(heat?.[1]).to.not.equal(cool?.[1])
  })
})
