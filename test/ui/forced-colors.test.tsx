import { emulateMedia } from '@web/test-runner-commands'
import type { ReactNode } from 'react'
import { Button } from '../../src/ui/actions/button.js'
import { Chip } from '../../src/ui/actions/chip.js'
import { Status } from '../../src/ui/feedback/status.js'
import { Choice } from '../../src/ui/fields/choice.js'
import { KeyRound } from '../../src/ui/icons.js'
import { Tabs } from '../../src/ui/layout/tabs.js'
import { TimeBar } from '../../src/ui/time-bar/time-bar.js'
import { frames, mount, unmountAll } from './mount.js'
import { click, point } from './mouse.js'
import { scales } from './samples/climate.js'
import { modes } from './samples/fields.js'
import { menu } from './samples/lists.js'
import { nothing, tones } from './samples/words.js'

/** Returns the used value of a system color. */
function system(colour: string): string {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = colour
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('Forced colors', () => {
  before(() => emulateMedia({ forcedColors: 'active' }))
  after(() => emulateMedia({ forcedColors: 'none' }))
  afterEach(unmountAll)

  /** Renders a node and returns the styles of the only element that matches a selector. */
  function styleOf(node: ReactNode, selector: string, pseudo?: string): CSSStyleDeclaration {
    const found = mount(node).root.querySelector(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return getComputedStyle(found, pseudo)
  }

  it('are active in this run', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true)
    expect(system('Highlight')).not.to.equal(system('Canvas'))
  })

  it('mark an active filter with the colors of selected items', () => {
    const chip = (pressed: boolean) =>
      styleOf(
        <Chip pressed={pressed} onToggle={nothing} icon={<KeyRound />}>
          Issues
        </Chip>,
        '.chip'
      )
    const [on, off] = [chip(true), chip(false)]
    expect([on.backgroundColor, on.color]).to.deep.equal([system('SelectedItem'), system('SelectedItemText')])
    expect(off.backgroundColor).not.to.equal(on.backgroundColor)
  })

  it('mark the selected option with the colors of selected items', () => {
    const { root } = mount(<Choice label="Mode" value="off" options={modes} onChange={nothing} />)
    const labels = [...root.querySelectorAll('label:has([type=radio])')]
    const marked = labels.filter((label) => getComputedStyle(label).backgroundColor === system('SelectedItem'))
    expect(marked).to.have.length(1)
    expect(marked[0]?.querySelector('input')?.checked).to.equal(true)
  })

  it('give a hovered menu item an outline', async () => {
    const { get, all } = mount(menu('Actions'))
    await click(get('button', 'Actions'))
    await frames(2)
    const [other, item] = all('menuitem')
    await point(item ?? document.body)
    await frames(2)
    const [style, otherStyle] = [item, other].map((element) => element && getComputedStyle(element))
    expect([style?.outlineStyle, style?.outlineColor]).to.deep.equal(['solid', system('Highlight')])
    expect(otherStyle?.outlineStyle).to.equal('none')
  })

  it('mark the open tab', () => {
    const tabs = ['One', 'Two'].map((label) => ({ id: label, label, content: label }))
    const { root, get } = mount(<Tabs label="Views" tabs={tabs} selected="Two" onSelect={nothing} />)
    const marks = [...root.querySelectorAll('[role=tablist] > i')]
    expect(marks.map((mark) => getComputedStyle(mark, '::before').backgroundColor)).to.deep.equal([system('Highlight')])
    expect(marks[0]?.getBoundingClientRect().left).to.equal(get('tab', 'Two').getBoundingClientRect().left)
  })

  it('keep the spinner of a pending button visible', () => {
    const spinner = styleOf(<Button pending>Save</Button>, '.button', '::after')
    expect(spinner.borderBlockStartColor).to.equal(system('Canvas'))
    expect(spinner.borderBlockEndColor).not.to.equal(system('Canvas'))
  })

  it('distinguish the span of a scale from its track', () => {
    for (const width of [320, 900]) {
      const { root } = mount(scales(71), { width })
      const fills = [...root.querySelectorAll('.fill')]
      expect(fills.length).to.be.greaterThan(0)
      for (const fill of fills) expect(getComputedStyle(fill).backgroundColor).to.equal(system('Highlight'))
    }
  })

  it('distinguish a period from its bar', () => {
    const bar = <TimeBar size={24} spans={[{ from: 0.2, to: 0.6 }]} label="Stay" />
    expect(styleOf(bar, '.time-span', '::before').backgroundColor).to.equal(system('Highlight'))
  })

  for (const tone of tones) {
    it(`show a state in the tone ${tone} in the text color`, () => {
      expect(
        styleOf(
          <Status tone={tone} icon={<KeyRound />}>
            Locked
          </Status>,
          '.status > svg'
        ).color
      ).to.equal(system('CanvasText'))
    })
  }
})
