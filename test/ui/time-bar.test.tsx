import { TimeBar } from '../../src/ui/time-bar/time-bar.js'
import { mount } from './mount.js'

const SPAN = { from: 0.2, to: 0.6 }

describe('Time bar', () => {
  function boxes(now: number | undefined, dir = 'ltr') {
    const { get, host } = mount(<TimeBar size={24} spans={[SPAN]} now={now} label="March 6 to 8" />, { width: 300 })
    host.dir = dir
    const bar = get('picture', 'March 6 to 8')
    const [left, width] = [bar.getBoundingClientRect().left, bar.getBoundingClientRect().width]
    const sharesOf = (part: Element | undefined) => {
      const box = part?.getBoundingClientRect()
      return box && { from: (box.left - left) / width, to: (box.right - left) / width }
    }
    const [span, mark] = [...bar.children]
    return {
      width,
      span: sharesOf(span),
      mark: sharesOf(mark),
      fill: span && getComputedStyle(span, '::before').maskImage
    }
  }

  it('fills the width, and places periods and the present from the side where the text starts', () => {
    for (const [dir, span, now] of [
      ['ltr', SPAN, 0.25],
      ['rtl', { from: 0.4, to: 0.8 }, 0.75]
    ] as const) {
      const { width, ...shown } = boxes(0.25, dir)
      expect(width).to.equal(300)
      expect(shown.span?.from).to.be.closeTo(span.from, 0.01)
      expect(shown.span?.to).to.be.closeTo(span.to, 0.01)
      expect(((shown.mark?.from ?? 0) + (shown.mark?.to ?? 0)) / 2).to.be.closeTo(now, 0.01)
    }
  })

  it('marks the present only if it is on the bar', () => {
    for (const now of [undefined, -0.1, 1, Infinity]) expect(boxes(now).mark).to.equal(undefined)
    expect(boxes(0).mark).not.to.equal(undefined)
  })

  it('shows the elapsed part of a period paler', () => {
    const elapsed = (now: number | undefined): string | undefined =>
      /0\.35\) ([\d.]+)%/.exec(boxes(now).fill ?? '')?.[1]
    expect([undefined, 0.1, 0.3, 0.9].map(elapsed)).to.deep.equal(['0', '0', '25', '100'])
  })
})
