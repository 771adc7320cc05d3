import { type Mounted, mount, unmountAll } from './mount.js'
import { pieces } from './samples/pieces.js'

const COARSE = '(pointer: coarse)'

/** Returns the media conditions of a style sheet that require a coarse pointer. */
function coarseConditions(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule && rule.media.mediaText === COARSE ? [rule.media] : []
    const inner = 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? coarseConditions(rule.cssRules) : []
    return [...own, ...inner]
  })
}

/** Enables the rules for coarse pointers, because no test runner has such a pointer in every browser. */
function pointByFinger({ root }: Mounted): () => void {
  const conditions = root.adoptedStyleSheets.flatMap(({ cssRules }) => coarseConditions(cssRules))
  for (const condition of conditions) condition.mediaText = 'all'
  return () => {
    for (const condition of conditions) condition.mediaText = COARSE
  }
}

const TARGETS =
  'button, select, input:not([type=radio], [type=checkbox], [type=range]), label:has([type=radio]), summary, [role=tab]'

/** The target of a field is the border of its parent. */
const frameOf = (target: Element): Element => (target.matches('input, select') && target.parentElement) || target

describe('Controls with a coarse pointer', () => {
  afterEach(unmountAll)

  /** Returns the visible targets with their heights. */
  const heights = ({ root }: Mounted): [string, number][] =>
    [...root.querySelectorAll(TARGETS)]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().width > 1)
      .map((target) => [target.outerHTML.slice(0, 120), frameOf(target).getBoundingClientRect().height])

  it('are at least 44 px high, and lower with a mouse', () => {
    const [low, stillLow]: [string[], string[]] = [[], []]
    for (const piece of Object.values(pieces)) {
      const mounted = mount(piece)
      const lowOf = () => heights(mounted).flatMap(([what, height]) => (height < 43.5 ? [`${what}: ${height}`] : []))
      low.push(...lowOf())
      const pointByMouse = pointByFinger(mounted)
      try {
        stillLow.push(...lowOf())
      } finally {
        pointByMouse()
      }
    }
    expect(low).not.to.deep.equal([])
    expect(stillLow).to.deep.equal([])
  })

  it('have a font size of 16 px in fields, so that no phone zooms in on them', () => {
    const sizes = new Set<number>()
    for (const piece of Object.values(pieces)) {
      const mounted = mount(piece)
      const pointByMouse = pointByFinger(mounted)
      for (const field of mounted.root.querySelectorAll(
        'input:not([type=radio], [type=checkbox], [type=range]), select'
      )) {
        sizes.add(Number.parseFloat(getComputedStyle(field).fontSize))
      }
      pointByMouse()
    }
    expect([...sizes].filter((size) => size < 16)).to.deep.equal([])
    expect(sizes.size).to.be.greaterThan(0)
  })
})
