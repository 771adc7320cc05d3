import { add, until } from './page.js'
import { client, loaded, onStage } from './stage.js'

describe('Box of a session element', () => {
  onStage()

  const addSession = (parent: Node = document.body) => add('x-session', { properties: { client } }, parent)
  const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

  function addParent(style: Partial<CSSStyleDeclaration>): HTMLElement {
    const parent = document.body.appendChild(document.createElement('div'))
    Object.assign(parent.style, { inlineSize: '1000px', ...style })
    return parent
  }

  const layouts: Record<string, Partial<CSSStyleDeclaration>> = {
    'flex row': { display: 'flex' },
    grid: { display: 'grid', gridTemplateColumns: '1fr 1fr' }
  }
  for (const [what, style] of Object.entries(layouts)) {
    it(`does not exist: the elements inside it are laid out in the ${what} around it`, async () => {
      const session = addSession(addParent(style))
      const tables = [1, 2].map(() => add('x-device-table', {}, session))
      for (const table of tables) {
        table.style.flex = '1 1 0'
        table.style.minInlineSize = '0'
        await loaded(table)
      }
      const [first, second] = tables.map(boxOf)
      expect(first?.width).to.be.closeTo(500, 1)
      expect(second?.left).to.be.closeTo(first?.right ?? 0, 1)
      expect(second?.top).to.equal(first?.top)
      expect(getComputedStyle(session).display).to.equal('contents')
    })
  }

  it('exists if the page sets its display', () => {
    const session = addSession()
    session.style.display = 'block'
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('x-session.framed { display: grid }')
    document.adoptedStyleSheets = [sheet]
    expect(getComputedStyle(session).display).to.equal('block')
    session.style.display = ''
    session.className = 'framed'
    expect(getComputedStyle(session).display).to.equal('grid')
    document.adoptedStyleSheets = []
  })

  it('hides its content when it is hidden', async () => {
    const session = addSession()
    const table = await loaded(add('x-device-table', {}, session))
    session.hidden = true
    expect(table.checkVisibility()).to.equal(false)
    session.hidden = false
    expect(table.checkVisibility()).to.equal(true)
  })

  it('does not exist in another document, nor after the return', async () => {
    const session = addSession()
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = await until(() => frame.contentDocument)
    for (const { body } of [inner, document]) {
      body.append(session)
      await until(() => session.ownerDocument.defaultView?.getComputedStyle(session).display === 'contents')
    }
  })
})
