import { createRef } from 'react'
import { SetPointBadge } from '../../src/features/climate/presets/preset-chips.js'
import { EmptyState } from '../../src/ui/feedback/empty-state.js'
import { SaveStatus } from '../../src/ui/feedback/save-status.js'
import { Battery } from '../../src/ui/layout/battery.js'
import { PropertyList, PropertyRow } from '../../src/ui/layout/property-row.js'
import { ScreenHeader } from '../../src/ui/layout/screen-header.js'
import { Section } from '../../src/ui/layout/section.js'
import { Thumbnail } from '../../src/ui/layout/thumbnail.js'
import { rememberScroll } from '../../src/ui/scroll-memory.js'
import { mount, press, unmountAll, until } from './mount.js'

afterEach(unmountAll)

describe('Screen header', () => {
  it('has a focusable heading that contains the count', () => {
    const headingRef = createRef<HTMLHeadingElement>()
    const { get, root } = mount(<ScreenHeader title="Devices" count="12" backLabel="Back" headingRef={headingRef} />)
    expect(get('heading', 'Devices 12').part.contains('heading')).to.equal(true)
    headingRef.current?.focus()
    expect(root.activeElement).to.equal(get('heading'))
  })

  it('has a back button only if there is a previous screen', () => {
    let backs = 0
    const { get, all, render } = mount(<ScreenHeader title="Device" backLabel="Back" />)
    expect(all('button')).to.have.length(0)
    render(<ScreenHeader title="Device" backLabel="Back" onBack={() => (backs += 1)} />)
    press(get('button', 'Back'))
    expect(backs).to.equal(1)
  })
})

describe('Section', () => {
  it('is a group named by its heading, and no landmark', () => {
    const { get, all } = mount(<Section title="Alerts">None</Section>)
    get('group', 'Alerts')
    expect(all('region')).to.have.length(0)
    get('heading', 'Alerts')
  })

  it('lists properties as names and values', () => {
    const { root } = mount(
      <PropertyList>
        <PropertyRow label="Model">August</PropertyRow>
      </PropertyList>
    )
    expect(root.querySelector('dl > div > dt')?.textContent).to.equal('Model')
    expect(root.querySelector('dl > div > dd')?.textContent).to.equal('August')
  })
})

describe('Thumbnail', () => {
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const size = (root: ShadowRoot) => root.querySelector('.thumbnail')?.getBoundingClientRect()

  it('keeps its size with and without an image', () => {
    expect(size(mount(<Thumbnail fallback="lock" />).root)).to.include({ width: 40, height: 40 })
    expect(size(mount(<Thumbnail src={pixel} fallback="lock" size={64} />).root)).to.include({ width: 64, height: 64 })
  })

  it('shows the fallback if the image fails to load, until it gets another one', async () => {
    const { all, root, render } = mount(<Thumbnail src="data:image/png;base64,broken" fallback="lock" />)
    await until(() => root.textContent === 'lock')
    render(<Thumbnail src={pixel} fallback="lock" />)
    expect(all('image')).to.have.length(1)
  })

  it('loads only web addresses and image data', () => {
    for (const src of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,<p>', '/lock.png', '', undefined]) {
      expect(mount(<Thumbnail src={src} fallback="lock" />).all('image'), src).to.have.length(0)
    }
    for (const src of ['https://localhost:1/lock.png', 'HTTP://localhost:1/lock.png', pixel]) {
      expect(mount(<Thumbnail src={src} fallback="lock" />).all('image'), src).to.have.length(1)
    }
  })

  it('draws supported drawings only, and not those that only start like one', () => {
    const { all, root } = mount(<Thumbnail src="drawing:#2f6f4f;M0 0h80v80H0z;M9 9h9;A" fallback="lock" />)
    expect(all('image')).to.have.length(0)
    expect([...root.querySelectorAll('path')].map((path) => path.getBBox().width)).to.deep.equal([80, 9])
    expect(root.querySelector('.thumbnail')?.textContent).to.equal('A')
    for (const src of [
      'drawing:red;M0 0;;',
      'drawing:#2f6f4f;url(x);;',
      'drawing:#2f6f4f;M0 0;;<b>',
      'drawing:#2f6f4f',
      'drawing:lock'
    ]) {
      const other = mount(<Thumbnail src={src} fallback="lock" />)
      expect(other.root.textContent, src).to.equal('lock')
      expect(other.all('image')).to.have.length(0)
    }
  })

  it('is loaded when it is near the viewport', () => {
    expect(mount(<Thumbnail src={pixel} fallback="lock" />).get('image')).to.have.property('loading', 'lazy')
  })
})

describe('Battery', () => {
  const filled = (level?: number) => {
    const { root } = mount(<Battery level={level} label="Battery" />)
    const path = [...root.querySelectorAll<SVGGraphicsElement>('path')].at(-1)
    return path?.getBBox().width
  }

  it('is filled in proportion to its level', () => {
    const full = filled(1) ?? 0
    expect(full).to.be.greaterThan(0)
    expect(filled(0.5)).to.equal(full / 2)
    expect(filled(2)).to.equal(full)
    expect(filled(-1)).to.equal(0)
    expect(filled()).to.equal(0)
  })

  it('shows its level as text, and hides its icon from screen readers', () => {
    const { root } = mount(<Battery level={0.82} tone="ok" label="82%" />)
    expect(root.querySelector('svg')?.ariaHidden).to.equal('true')
    expect(root.textContent).to.contain('82%')
  })
})

describe('Empty state', () => {
  it('describes what is missing, and offers a next step', () => {
    const { root, get } = mount(
      <EmptyState title="No devices" action={<button type="button">Clear</button>}>
        Try another word.
      </EmptyState>
    )
    expect(root.textContent).to.contain('No devicesTry another word.')
    get('button', 'Clear')
  })
})

describe('Scroll memory', () => {
  it('restores all scroll positions around an element, across shadow roots', () => {
    const outer = document.body.appendChild(document.createElement('div'))
    outer.style.cssText = 'block-size: 100px; overflow: auto'
    const shadow = outer.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const inner = shadow.appendChild(document.createElement('div'))
    inner.style.cssText = 'block-size: 300px; overflow: auto; scroll-behavior: smooth'
    const element = inner.appendChild(document.createElement('div'))
    element.style.blockSize = '1000px'
    outer.scrollTop = 50
    inner.scrollTo({ top: 70, behavior: 'instant' })
    const restore = rememberScroll(element)
    outer.scrollTop = 0
    inner.scrollTo({ top: 600, behavior: 'instant' })
    restore()
    expect([outer.scrollTop, inner.scrollTop]).to.deep.equal([50, 70])
    outer.remove()
  })
})

describe('Save state', () => {
  it('is a permanent live region with a text for each state', () => {
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

describe('Set point', () => {
  it('is shown by text and an icon in the color of heating or cooling', () => {
    const icon = (tone: 'heat' | 'cool') => {
      const { root } = mount(<SetPointBadge tone={tone}>{`${tone} to 68°F`}</SetPointBadge>)
      expect(root.textContent).to.contain(`${tone} to 68°F`)
      const svg = root.querySelector('svg')
      return svg && [svg.innerHTML, getComputedStyle(svg).color]
    }
    const [heat, cool] = [icon('heat'), icon('cool')]
    expect(heat?.[0]).to.not.equal(cool?.[0])
    expect(heat?.[1]).to.not.equal(cool?.[1])
  })
})
