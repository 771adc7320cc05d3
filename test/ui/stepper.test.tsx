import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { useState } from 'react'
import { monotonicTime } from '../../src/core/environment/monotonic-time.js'
import { Stepper } from '../../src/ui/fields/stepper.js'
import { stopClock } from '../clock.js'
import { type Mounted, mount, press, type, unmountAll, until, valueOf } from './mount.js'
import { letGo, point } from './mouse.js'
import { goesOutByTab } from './tab-out.js'
import { advance, startTime, stopTime } from './timers.js'

afterEach(async () => {
  startTime()
  await letGo()
  unmountAll()
})

const degrees = (value: number) => `${value}°F`

type StepOptions = { initial?: number; step?: number; disabled?: boolean; onReport?: (entered: string) => void } & {
  onRequest?: (requestedAt: number | undefined) => void
}

function Step({ initial = 68, step = 1, disabled, onReport, onRequest }: StepOptions) {
  const [value, setValue] = useState(initial)
  return (
    <Stepper
      label="Heat"
      tone="heat"
      value={value}
      text={degrees(value)}
      min={50}
      max={72}
      step={step}
      onChange={(value, requestedAt) => {
        onRequest?.(requestedAt)
        onReport?.(`${value}`)
        setValue(value)
      }}
      onHold={(isPressed) => onReport?.(isPressed ? 'held' : 'let go')}
      decreaseLabel="Lower heat"
      increaseLabel="Raise heat"
      disabled={disabled}
    />
  )
}

describe('Stepper', () => {
  const shown = ({ get }: Mounted) => valueOf(get('spinbutton', 'Heat'))
  const leaveOrConfirm = (key: string) => (key === 'Tab' ? goesOutByTab() : sendKeys({ press: key }))

  it('reports the typed value when it is removed, even if the browser fires no blur event', () => {
    const values: string[] = []
    const { get, unmount } = mount(<Step onReport={(what) => values.push(what)} />)
    type(get('spinbutton', 'Heat'), '71')
    unmount()
    expect(values).to.include('71')
  })

  it('reports the time of the last input for a typed value when the field is removed', () => {
    const requested: (number | undefined)[] = []
    const { get, unmount, host } = mount(<Step onRequest={(at) => requested.push(at)} />)
    const clock = stopClock(1000)
    const typedAt = monotonicTime()
    try {
      get('spinbutton', 'Heat').focus()
      type(get('spinbutton', 'Heat'), '71')
      clock.tick(130_000)
      // Some browsers blur an element that is being removed.
      host.remove()
      unmount()
    } finally {
      clock.uninstall()
    }
    expect([...new Set(requested)]).to.deep.equal([typedAt])
  })

  it('is a spin button with bounds and a value with its unit', () => {
    const { get } = mount(<Step />)
    const { ariaValueNow, ariaValueMin, ariaValueMax, ariaValueText } = get('spinbutton', 'Heat')
    expect([ariaValueNow, ariaValueMin, ariaValueMax, ariaValueText]).to.deep.equal(['68', '50', '72', '68°F'])
    expect(get('spinbutton').inputMode).to.equal('decimal')
  })

  it('changes by one step per press, and is disabled at its bounds', () => {
    const mounted = mount(<Step initial={71} />)
    press(mounted.get('button', 'Raise heat'))
    expect(shown(mounted)).to.equal('72°F')
    expect(mounted.get('button', 'Raise heat').ariaDisabled).to.equal('true')
    press(mounted.get('button', 'Raise heat'))
    expect(shown(mounted)).to.equal('72°F')
    press(mounted.get('button', 'Lower heat'))
    expect(shown(mounted)).to.equal('71°F')
    expect(mounted.get('button', 'Raise heat').ariaDisabled).to.equal(null)
  })

  it('adds tenths without rounding errors', () => {
    const values: string[] = []
    const { get } = mount(<Step initial={50} step={0.1} onReport={(each) => values.push(each)} />)
    for (let time = 0; time < 3; time += 1) press(get('button', 'Raise heat'))
    expect(values).to.deep.equal(['50.1', '50.2', '50.3'])
  })

  it('has one tab stop', async () => {
    const { get, root } = mount(<Step />)
    await sendKeys({ press: 'Tab' })
    expect(root.activeElement).to.equal(get('spinbutton'))
    expect(await goesOutByTab()).to.equal(true)
  })

  it('accepts a typed value within its bounds on blur and on Enter', async () => {
    for (const [typed, value] of [
      ['60', '60°F'],
      ['61,4', '61°F'],
      ['900', '72°F'],
      ['warm', '68°F'],
      ['', '68°F']
    ] as const) {
      for (const key of ['Tab', 'Enter']) {
        const mounted = mount(<Step />)
        mounted.get('spinbutton').focus()
        type(mounted.get('spinbutton'), typed)
        expect(shown(mounted)).to.equal(typed)
        await leaveOrConfirm(key)
        expect(shown(mounted), `${typed} ${key}`).to.equal(value)
        mounted.unmount()
      }
    }
  })

  it('clamps a lower value to the minimum on Enter, but ignores an incomplete number on blur', async () => {
    for (const [key, value] of [
      ['Enter', '50°F'],
      ['Tab', '68°F']
    ] as const) {
      const mounted = mount(<Step />)
      mounted.get('spinbutton').focus()
      type(mounted.get('spinbutton'), '6')
      await leaveOrConfirm(key)
      expect(shown(mounted), key).to.equal(value)
      mounted.unmount()
    }
  })

  it('reports no value out of its bounds when it is removed', () => {
    for (const typed of ['7', '690', '-3']) {
      const values: string[] = []
      const { get, unmount } = mount(<Step onReport={(what) => values.push(what)} />)
      type(get('spinbutton', 'Heat'), typed)
      unmount()
      expect(
        values.filter((what) => !/held|let go/.test(what)),
        typed
      ).to.deep.equal([])
    }
  })

  it('discards the typed text on Escape, which is not passed on', async () => {
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

  it('repeats while a button is held down', async () => {
    const values: string[] = []
    const mounted = mount(<Step initial={60} onReport={(each) => values.push(each)} />)
    await point(mounted.get('button', 'Raise heat'))
    stopTime()
    await sendMouse({ type: 'down' })
    advance(399)
    expect(values).to.deep.equal(['held'])
    for (const wait of [1, 90, 90]) advance(wait)
    await letGo()
    advance(5000)
    expect(values).to.deep.equal(['held', '61', '62', '63', 'let go'])
    press(mounted.get('button', 'Raise heat'))
    expect(values.at(-1)).to.equal('64')
  })

  it('stops at its bound while a button is held down, and can go back', async () => {
    const values: string[] = []
    const mounted = mount(<Step initial={70} onReport={(each) => values.push(each)} />)
    await point(mounted.get('button', 'Raise heat'))
    stopTime()
    await sendMouse({ type: 'down' })
    for (const wait of [400, 90, 90, 90, 90]) advance(wait)
    await letGo()
    expect(values).to.deep.equal(['held', '71', '72', 'let go'])
    press(mounted.get('button', 'Lower heat'))
    expect(values.at(-1)).to.equal('71')
  })

  it('counts as held while the user types, and for a second after an arrow key', async () => {
    const values: string[] = []
    const { get } = mount(<Step onReport={(each) => values.push(each)} />)
    get('spinbutton').focus()
    stopTime()
    await sendKeys({ press: 'ArrowUp' })
    expect(values).to.have.members(['held', '69'])
    advance(1000)
    expect(values.at(-1)).to.equal('let go')
    await sendKeys({ type: '6' })
    advance(10_000)
    expect(values.at(-1)).to.equal('held')
    await sendKeys({ press: 'Enter' })
    expect(values.slice(-2)).to.have.members(['50', 'let go'])
  })

  it('clears its timers when it is removed', async () => {
    const values: string[] = []
    const mounted = mount(<Step onReport={(each) => values.push(each)} />)
    await point(mounted.get('button', 'Raise heat'))
    stopTime()
    await sendMouse({ type: 'down' })
    mounted.render(null)
    advance(5000)
    expect(values).to.deep.equal(['held', 'let go'])
  })

  it('continues from the typed value by an arrow key and by a button', async () => {
    for (const go of [
      () => sendKeys({ press: 'ArrowUp' }),
      async ({ get }: Mounted) => press(get('button', 'Raise heat'))
    ]) {
      const mounted = mount(<Step />)
      mounted.get('spinbutton').focus()
      type(mounted.get('spinbutton'), '60')
      await go(mounted)
      expect(shown(mounted)).to.equal('61°F')
      mounted.unmount()
    }
  })

  it('keeps the typed text while it is disabled, and does not report it', async () => {
    const values: string[] = []
    const onReport = (what: string) => values.push(what)
    const { get, render, unmount } = mount(<Step onReport={onReport} />)
    get('spinbutton').focus()
    type(get('spinbutton'), '60')
    render(<Step onReport={onReport} disabled />)
    await until(() => get('spinbutton').matches(':disabled:not(:focus)'))
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(get('spinbutton')).to.have.property('value', '60')
    render(<Step onReport={onReport} />)
    expect(get('spinbutton')).to.have.property('value', '60')
    render(<Step onReport={onReport} disabled />)
    unmount()
    expect(values).to.deep.equal(['held', 'let go'])
  })

  it('keeps the typed text when its value changes, but not when its bounds change', async () => {
    const step = (value: number, min: number) => (
      <Stepper
        value={value}
        min={min}
        text={`${value}°`}
        label={'Heat'}
        max={90}
        step={1}
        decreaseLabel={'Lower heat'}
        increaseLabel={'Raise heat'}
        onChange={() => {}}
      />
    )
    const { get, render } = mount(step(68, 50))
    get('spinbutton').focus()
    type(get('spinbutton'), '6')
    render(step(75, 50))
    expect(get('spinbutton')).to.have.property('value', '6')
    render(step(24, 10))
    expect(get('spinbutton')).to.have.property('value', '24°')
  })

  it('ignores input while it is disabled', () => {
    const { get, all } = mount(<Step disabled />)
    expect([get('spinbutton'), ...all('button')].every((element) => element.matches(':disabled'))).to.equal(true)
  })
})
