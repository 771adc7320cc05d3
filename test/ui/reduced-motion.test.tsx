import { emulateMedia } from '@web/test-runner-commands'
import { Button } from '../../src/ui/actions/button.js'
import { Tabs } from '../../src/ui/layout/tabs.js'
import { frames, mount, unmountAll } from './mount.js'
import { heatDial } from './samples/heat-dial.js'

describe('Reduced motion', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }))
  afterEach(unmountAll)

  const ignore = () => undefined

  it('moves the highlight of tabs at once', () => {
    const tabs = (selected: 'details' | 'activity') => (
      <Tabs
        label="Noise sensor"
        selected={selected}
        onSelect={ignore}
        tabs={[
          { id: 'details', label: 'Details', content: 'What it is' },
          { id: 'activity', label: 'Activity', content: 'What it heard' }
        ]}
      />
    )
    const { get, render, root } = mount(tabs('details'))
    const left = (element: Element | null) => element?.getBoundingClientRect().left
    const previous = left(root.querySelector('.tabs i'))
    render(tabs('activity'))
    const highlight = left(root.querySelector('.tabs i'))
    expect(highlight).to.be.closeTo(left(get('tab', 'Activity')) ?? 0, 1)
    expect(highlight).not.to.equal(previous)
  })

  it('stops the spinner of a button', () => {
    const { get } = mount(
      <>
        <Button pending>Unlock</Button>
        <Button pending>Save</Button>
      </>
    )
    expect(get('button', 'Unlock').getAnimations({ subtree: true })).to.deep.equal([])
    expect(get('button', 'Save').getAnimations({ subtree: true })).to.deep.equal([])
  })

  for (const width of [300, 700]) {
    it(`moves a scale at once after an external change at ${width} px`, async () => {
      const { render, root } = mount(heatDial(60), { width })
      await frames(2)
      render(heatDial(80))
      expect(root.getAnimations()).to.deep.equal([])
    })
  }
})
