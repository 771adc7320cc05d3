import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { flushSync } from 'react-dom'
import { frames, type Mounted, mount, unmountAll, until } from './mount.js'
import { letGo } from './mouse.js'
import { Scale, untilValues, values } from './scale.js'
import { advance, startTime, stopTime } from './timers.js'

afterEach(async () => {
  startTime()
  await letGo()
  unmountAll()
})

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

/** Returns the pointer id of the mouse, which differs between engines and is required for pointer capture. */
async function mouseId(mounted: Mounted): Promise<number> {
  const painted = new Promise<number>((resolve) => {
    addEventListener('pointermove', ({ pointerId }) => resolve(pointerId), { once: true })
  })
  for (const value of [60, 61]) await sendMouse({ type: 'move', position: pointOf(mounted, value) })
  return painted
}

function touch(mounted: Mounted, pointerId: number, kind: string, value: number, target = '.rail') {
  const [clientX, clientY] = pointOf(mounted, value)
  const pointer = { pointerId, pointerType: 'touch', isPrimary: true, clientX, clientY }
  const event = { ...pointer, bubbles: true, composed: true }
  flushSync(() => mounted.root.querySelector(target)?.dispatchEvent(new PointerEvent(kind, event)))
}

describe('Temperature scale', () => {
  it('is a named group of sliders with bounds, a value with its unit, and the minimum distance', () => {
    const { get, root } = mount(<Scale />)
    get('group', 'Temperature')
    const heat = get('slider', 'Heat')
    expect(heat).to.include({ min: '50', max: '85', step: '1', value: '60', ariaValueText: '60°F' })
    expect(heat.ariaDescribedByElements?.[0]?.textContent).to.equal('At least 5°F apart')
    expect(get('slider', 'Cool')).to.include({ min: '55', max: '90', ariaValueText: '80°F' })
    expect(root.textContent).to.contain('Now 70°F')
  })

  it('draws everything at its place on the span', () => {
    const mounted = mount(<Scale />)
    const centreOf = (range: Range | Element = document.createRange()) => {
      const { left, width } = range.getBoundingClientRect()
      return left + width / 2
    }
    const centre = (selector: string) => centreOf(mounted.root.querySelector(selector) ?? undefined)
    const at = (value: number) => pointOf(mounted, value)[0]
    expect(centre('[data-tone=heat] > .thumb')).to.be.closeTo(at(60), 1)
    expect(centre('[data-tone=cool] > .thumb')).to.be.closeTo(at(80), 1)
    expect(centre('.now')).to.be.closeTo(at(70), 1)
    expect(centre('.now-label > span')).to.be.closeTo(at(70), 2)
    expect(centre('.gap')).to.be.closeTo(at(70), 1)
    const numbers = new Map<string | null, number>()
    for (const tick of mounted.root.querySelectorAll('.ticks > :not(:empty)')) {
      const text = document.createRange()
      text.selectNodeContents(tick)
      numbers.set(tick.textContent, centreOf(text))
    }
    expect([...numbers.keys()]).to.deep.equal(['50°F', '60°F', '70°F', '80°F', '90°F'])
    for (const [number, centre] of numbers) expect(centre).to.be.closeTo(at(Number.parseInt(number ?? '', 10)), 1)
  })

  it('keeps the current temperature within the span, whatever the platform reports', () => {
    const { root } = mount(<Scale current={-1e60} currentLabel={`Now -${'1'.repeat(200)}°F`} />)
    const { left, right } = root.querySelector('.now-label > span')?.getBoundingClientRect() ?? new DOMRect()
    const label = root.querySelector('.now-label')?.getBoundingClientRect() ?? new DOMRect()
    expect([left, right]).to.deep.equal([label.left, label.right])
  })

  it('dims the unavailable part during a drag, and shows the minimum distance when it is reached', async () => {
    const mounted = mount(<Scale />)
    const said = () => mounted.root.querySelector('.scale > p')
    const dimmed = () => [...mounted.root.querySelectorAll('.beyond')]
    expect([dimmed().length, getComputedStyle(said() ?? document.body).visibility]).to.deep.equal([0, 'hidden'])
    mounted.get('slider', 'Heat').focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(dimmed().length).to.equal(1)
    for (let presses = 0; presses < 3; presses += 1) await sendKeys({ press: 'PageUp' })
    expect(getComputedStyle(said() ?? document.body).visibility).to.equal('visible')
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`is dragged in steps within the bounds, ${dir}`, async () => {
      const reported: string[] = []
      const mounted = mount(<Scale onTold={(each) => reported.push(each)} />)
      mounted.host.dir = dir
      await drag(mounted, 60, 60.6, 63)
      expect(reported).to.deep.equal(['Heat held', 'Heat 61', 'Heat 63'])
      expect(mounted.root.activeElement).to.equal(mounted.get('slider', 'Heat'))
      await drag(mounted, 63, 90)
      await untilValues(mounted, '85', '80')
      await letGo()
      await until(() => reported.at(-1) === 'Heat let go')
      await sendMouse({ type: 'move', position: pointOf(mounted, 60) })
      await frames(3)
      expect(values(mounted)).to.deep.equal(['85', '80'])
    })
  }

  it('moves forward by the arrow key of the writing direction', async () => {
    const mounted = mount(<Scale />)
    mounted.host.dir = 'rtl'
    mounted.get('slider', 'Heat').focus()
    await sendKeys({ press: 'ArrowLeft' })
    expect(values(mounted)).to.deep.equal(['61', '80'])
  })

  it('moves the closest handle to a press on the line', async () => {
    for (const [pressed, expected] of [
      [54, ['54', '80']],
      [68, ['68', '80']],
      [72, ['60', '72']],
      [88, ['60', '88']]
    ] as const) {
      const mounted = mount(<Scale />, { width: 280 })
      await drag(mounted, pressed)
      await untilValues(mounted, ...expected)
      await letGo()
      mounted.unmount()
    }
  })

  it('allows two handles at one place to be dragged apart in both directions', async () => {
    for (const [aim, expected] of [
      [66, ['66', '70']],
      [74, ['70', '74']]
    ] as const) {
      const mounted = mount(<Scale heatAt={70} coolAt={70} />)
      await drag(mounted, aim)
      await untilValues(mounted, ...expected)
      await letGo()
      mounted.unmount()
    }
  })

  it('keeps a value between two steps when its handle is only pressed', async () => {
    const reported: string[] = []
    const mounted = mount(<Scale heatAt={60.4} onTold={(each) => reported.push(each)} />)
    await drag(mounted, 60.4)
    await letGo()
    await until(() => reported.at(-1) === 'Heat let go')
    expect(reported).to.deep.equal(['Heat held', 'Heat let go'])
  })

  it('has one handle if only one value can be set', async () => {
    const mounted = mount(<Scale only="Cool" />)
    await drag(mounted, 58)
    await untilValues(mounted, '58')
    expect(mounted.root.querySelectorAll('.fill')).to.have.length(1)
    expect(mounted.root.querySelectorAll('.gap')).to.have.length(0)
  })

  it('counts as held until a second after the last key, or until it loses the focus', async () => {
    const reported: string[] = []
    const { get } = mount(<Scale onTold={(each) => reported.push(each)} />)
    get('slider', 'Heat').focus()
    stopTime()
    await sendKeys({ press: 'ArrowRight' })
    advance(900)
    await sendKeys({ press: 'ArrowRight' })
    advance(900)
    expect(reported).to.have.members(['Heat held', 'Heat 61', 'Heat 62'])
    advance(100)
    expect(reported.at(-1)).to.equal('Heat let go')
    await sendKeys({ press: 'ArrowRight' })
    expect(reported.at(-1)).to.equal('Heat held')
    await sendKeys({ press: 'Tab' })
    expect(reported.at(-1)).to.equal('Heat let go')
  })

  it('is released when it is removed', async () => {
    const reported: string[] = []
    const mounted = mount(<Scale onTold={(each) => reported.push(each)} />)
    await drag(mounted, 60)
    mounted.render(null)
    expect(reported).to.deep.equal(['Heat held', 'Heat let go'])
  })

  it('lets a finger scroll the page from its line, and moves a handle only by a tap or a horizontal drag', async () => {
    const mounted = mount(<Scale />)
    const pointerId = await mouseId(mounted)
    touch(mounted, pointerId, 'pointerdown', 70.4)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    touch(mounted, pointerId, 'pointercancel', 70.4)
    touch(mounted, pointerId, 'lostpointercapture', 70.4)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    touch(mounted, pointerId, 'pointerdown', 74)
    touch(mounted, pointerId, 'pointerup', 74)
    touch(mounted, pointerId, 'lostpointercapture', 74)
    expect(values(mounted)).to.deep.equal(['60', '74'])
    touch(mounted, pointerId, 'pointerdown', 74)
    touch(mounted, pointerId, 'pointermove', 84)
    touch(mounted, pointerId, 'pointercancel', 84)
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

  it('ignores input while it is disabled', async () => {
    const mounted = mount(<Scale disabled />)
    await drag(mounted, 60, 70)
    await frames(3)
    expect(values(mounted)).to.deep.equal(['60', '80'])
    expect(mounted.get('slider', 'Heat').matches(':disabled')).to.equal(true)
  })
})
