import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { frames, type Mounted, mount, unmountAll } from './mount.js'
import { letGo } from './mouse.js'
import { heatDial } from './samples/heat-dial.js'
import { Scale, untilValues, values } from './scale.js'

const WIDE = { width: 700 }

afterEach(async () => {
  await letGo()
  // The window comes first: WebKit does not evaluate the media queries of a shared sheet again while no element uses
  // it.
  await setViewport({ width: 800, height: 600 })
  unmountAll()
})

function boxOf({ root }: Mounted, selector: string): DOMRect {
  const box = root.querySelector(selector)?.getBoundingClientRect()
  if (!box) throw new Error(`There is no ${selector}.`)
  return box
}

const centreOf = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2]

/** Returns the point of a value from 50 to 90 on the line, or at a share of its radius. */
function pointOf(mounted: Mounted, value: number, radius = 1): [number, number] {
  const { width } = boxOf(mounted, '.rail')
  const [x, y] = centreOf(boxOf(mounted, '.rail'))
  const angle = ((value - 50) / 40 - 0.5) * Math.PI * 1.5
  const way = (mounted.host.dir === 'rtl' ? -1 : 1) * 0.4 * width * radius
  return [Math.round(x + way * Math.sin(angle)), Math.round(y - 0.4 * width * radius * Math.cos(angle))]
}

async function press(mounted: Mounted, value: number, radius = 1): Promise<void> {
  mounted.host.scrollIntoView({ block: 'center' })
  await sendMouse({ type: 'move', position: pointOf(mounted, value, radius) })
  await sendMouse({ type: 'down' })
}

async function drag(mounted: Mounted, from: number, ...stations: number[]): Promise<void> {
  await press(mounted, from)
  for (const station of stations) await sendMouse({ type: 'move', position: pointOf(mounted, station) })
}

const isSeen = (mounted: Mounted, selector: string): boolean => boxOf(mounted, selector).width > 0

describe('Range dial', () => {
  it('is round if the element is wide enough, and straight otherwise', () => {
    const graphics = (mounted: Mounted) =>
      ['.dial', '.line', '.marks', '.now-label'].filter((part) => isSeen(mounted, part))
    expect(graphics(mount(<Scale isDial />, WIDE))).to.deep.equal(['.dial'])
    expect(graphics(mount(<Scale isDial />, { width: 440 }))).to.deep.equal(['.dial'])
    expect(graphics(mount(<Scale isDial />, { width: 430 }))).to.deep.equal(['.line', '.marks', '.now-label'])
  })

  it('has the same accessible sliders in both shapes', () => {
    for (const width of [300, 700]) {
      const { all, get, root } = mount(<Scale isDial />, { width })
      expect(all('slider').map(({ ariaLabel, ariaValueText }) => [ariaLabel, ariaValueText])).to.deep.equal([
        ['Heat', '60°F'],
        ['Cool', '80°F']
      ])
      expect(get('slider', 'Heat')).to.include({ min: '50', max: '85' })
      expect(root.querySelector('.dial')?.closest('[aria-hidden]')).not.to.equal(null)
    }
  })

  for (const dir of ['ltr', 'rtl']) {
    it(`shows each handle at its place on the arc, ${dir}`, () => {
      const mounted = mount(<Scale isDial />, WIDE)
      mounted.host.dir = dir
      for (const [tone, value] of [
        ['heat', 60],
        ['cool', 80]
      ] as const) {
        const [x, y] = centreOf(boxOf(mounted, `[data-tone=${tone}] > .thumb`))
        const [atX, atY] = pointOf(mounted, value)
        expect(x).to.be.closeTo(atX, 1)
        expect(y).to.be.closeTo(atY, 1)
      }
    })

    it(`is dragged along the arc within the bounds, ${dir}`, async () => {
      const mounted = mount(<Scale isDial />, WIDE)
      mounted.host.dir = dir
      await drag(mounted, 60, 66)
      await untilValues(mounted, '66', '80')
      await drag(mounted, 66, 75, 89)
      await untilValues(mounted, '85', '80')
    })
  }

  it('does not jump from one end to the other through the gap between them', async () => {
    const mounted = mount(<Scale isDial only="Cool" coolAt={88} />, WIDE)
    await drag(mounted, 88, 90, 48, 51)
    await untilValues(mounted, '90')
    await sendMouse({ type: 'move', position: pointOf(mounted, 72) })
    await untilValues(mounted, '72')
  })

  it('moves only by a press on its line, not in its middle, in its corners or between its ends', async () => {
    const mounted = mount(<Scale isDial />, WIDE)
    for (const [value, radius] of [
      [55, 0.4],
      [63, 1.5],
      [45, 1]
    ] as const) {
      await press(mounted, value, radius)
      await frames(2)
      await letGo()
      expect(values(mounted)).to.deep.equal(['60', '80'])
    }
    await press(mounted, 55)
    await untilValues(mounted, '55', '80')
  })

  it('supports the same keys as the straight scale', async () => {
    const mounted = mount(<Scale isDial />, WIDE)
    mounted.get('slider', 'Cool').focus()
    await sendKeys({ press: 'ArrowLeft' })
    await sendKeys({ press: 'PageUp' })
    expect(values(mounted)).to.deep.equal(['60', '84'])
  })

  it('keeps the current value visible next to a handle in the same place', async () => {
    for (const width of [300, 700]) {
      const mark = width > 640 ? '.tick' : '.now'
      const mounted = mount(<Scale isDial heatAt={70} />, { width })
      await press(mounted, 70, width > 640 ? 1 : 0)
      if (width < 640) mounted.get('slider', 'Heat').focus()
      const thumb = boxOf(mounted, '.thumb')
      const { top, bottom } = boxOf(mounted, mark)
      expect(Math.max(thumb.top - 4 - top, bottom - thumb.bottom - 4), `${width}`).to.be.greaterThan(2)
      await letGo()
      mounted.unmount()
    }
  })

  it('points to a current value beyond its ends instead of placing it on the arc', () => {
    for (const [current, side] of [
      [-40, 'under'],
      [140, 'over']
    ] as const) {
      const straight = mount(<Scale current={current} />)
      expect(straight.root.querySelector('.now')?.classList.contains(side)).to.equal(true)
      expect(straight.root.textContent).to.contain(`Now ${current}°F`)
      const dial = mount(<Scale isDial current={current} />, WIDE)
      const [x, y] = centreOf(boxOf(dial, '.tick'))
      const [endX, endY] = pointOf(dial, side === 'under' ? 50 : 90)
      expect(side === 'under' ? x - endX : endX - x).to.be.greaterThan(5)
      expect(y - endY).to.be.greaterThan(5)
    }
  })

  describe('animation of an external change', () => {
    before(() => emulateMedia({ reducedMotion: 'no-preference' }))
    after(() => emulateMedia({ reducedMotion: 'reduce' }))

    const motions = ({ root }: Mounted) => root.getAnimations().map(({ effect }) => effect?.getComputedTiming().endTime)

    for (const width of [300, 700]) {
      it(`takes less than 200 ms at ${width} px`, async () => {
        const mounted = mount(heatDial(60), { width })
        await frames(2)
        expect(motions(mounted)).to.deep.equal([])
        mounted.render(heatDial(80))
        expect(motions(mounted)).not.to.have.length(0)
        for (const time of motions(mounted)) expect(Number(time)).to.be.below(200)
      })
    }

    it('does not delay dragging', async () => {
      const mounted = mount(<Scale isDial />, WIDE)
      await press(mounted, 60)
      for (const animation of mounted.root.getAnimations()) animation.finish()
      await sendMouse({ type: 'move', position: pointOf(mounted, 65) })
      await untilValues(mounted, '65', '80')
      expect(motions(mounted)).to.deep.equal([])
    })
  })
})
