import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button } from '../../src/ui/actions/button.js'
import { Card } from '../../src/ui/layout/card.js'
import { adoptStyles, applyStyles, registerStyles } from '../../src/ui/style/styles.js'
import { luminance } from './contrast.js'
import { mount, unmountAll } from './mount.js'

describe('Kit styles', () => {
  afterEach(unmountAll)

  it('are one style sheet that all elements of a page share', () => {
    const instance = mount(<Button>One</Button>)
    const other = mount(<Card>Other</Card>)
    expect(instance.root.adoptedStyleSheets).to.have.length(1)
    expect(other.root.adoptedStyleSheets[0]).to.equal(instance.root.adoptedStyleSheets[0])
  })

  it('are applied together and only once when further modules have registered theirs, in every document', () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentDocument?.body.appendChild(frame.contentDocument.createElement('div'))
    if (!inner) throw new Error('There is no document.')
    const elsewhere = inner.attachShadow({ mode: 'open' })
    adoptStyles(elsewhere, { isRegistered: true })
    elsewhere.innerHTML = '<div><p class="comes-later"></p></div>'
    const { root } = mount(<p className="comes-later">Later</p>)
    const rules = (): (number | undefined)[] =>
      [root, elsewhere].map(({ adoptedStyleSheets: [sheet] }) => sheet?.cssRules.length)
    const [previous = 0] = rules()
    for (let copy = 0; copy < 2; copy += 1) registerStyles('@layer ui { .comes-later { order: 7 } }')
    expect(rules()).to.deep.equal([previous, previous])
    for (let copy = 0; copy < 2; copy += 1) applyStyles()
    for (const { ownerDocument, children } of [root, elsewhere]) {
      const text = children[0]?.querySelector('.comes-later')
      expect(text && ownerDocument.defaultView?.getComputedStyle(text).order).to.equal('7')
    }
    expect(rules()).to.deep.equal([previous + 1, previous + 1])
    frame.remove()
  })

  it('do not include the styles of another element', () => {
    const { host, root } = mount(<Card>Card</Card>)
    const own = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    adoptStyles(own, { isRegistered: false, own: ':host { display: contents }' })
    expect(getComputedStyle(own.host).display).to.equal('contents')
    expect(getComputedStyle(host).display).to.equal('block')
    expect(own.adoptedStyleSheets).not.to.include(root.adoptedStyleSheets[0])
    own.host.remove()
  })

  it('start with the layer order, so that screens override the kit, and the kit overrides the tokens', () => {
    const { root } = mount(<Button>One</Button>)
    const layers = root.adoptedStyleSheets.flatMap(({ cssRules }) =>
      [...cssRules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return rule.nameList
        return rule instanceof CSSLayerBlockRule ? rule.name : []
      })
    )
    expect([...new Set(layers)]).to.deep.equal(['tokens', 'ui', 'screens'])
  })

  it('inherit a token from an ancestor of the host', () => {
    document.body.style.setProperty('--latchkey-color-accent', 'rgb(1, 2, 3)')
    const { get } = mount(<Button variant="primary">Save</Button>)
    expect(getComputedStyle(get('button', 'Save')).backgroundColor).to.equal('rgb(1, 2, 3)')
    document.body.style.removeProperty('--latchkey-color-accent')
  })

  it('follow the color scheme of the page unless the host sets a theme', () => {
    const { host, root } = mount(<Card>Card</Card>)
    const isDark = () => luminance(getComputedStyle(root.querySelector('[part=card]') ?? host).backgroundColor) < 0.5
    expect(isDark()).to.equal(false)
    document.documentElement.style.colorScheme = 'dark'
    expect(isDark()).to.equal(true)
    host.setAttribute('theme', 'light')
    expect(isDark()).to.equal(false)
    document.documentElement.style.colorScheme = ''
    host.setAttribute('theme', 'dark')
    expect(isDark()).to.equal(true)
  })

  it('allow the host to hide the element', () => {
    const { host } = mount(<Button>One</Button>)
    host.hidden = true
    expect(host.checkVisibility()).to.equal(false)
  })

  it('are optional for every component', () => {
    const place = document.createElement('div')
    flushSync(() => createRoot(place).render(<Button>One</Button>))
    expect(place.textContent).to.equal('One')
  })
})
