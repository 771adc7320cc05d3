import { emulateMedia } from '@web/test-runner-commands'
import axe from 'axe-core'
import { expect } from 'chai'
import { Button } from '../../src/ui/actions/button.js'
import { Card } from '../../src/ui/layout/card.js'
import { Dialog } from '../../src/ui/overlay/dialog.js'
import { KeyRound } from '../../src/ui/icons.js'
import { Menu } from '../../src/ui/overlay/menu.js'
import { Tooltip } from '../../src/ui/overlay/tooltip.js'
import { mount, press, unmountAll, until } from './mount.js'
import { edited, modes } from './samples/fields.js'
import { rowsWithActions } from './samples/lists.js'
import { pieces } from './samples/pieces.js'
import { LONG, nothing } from './samples/words.js'

async function violations(host: HTMLElement) {
  const { violations: found } = await axe.run(host, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false } }
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
}

before(() => emulateMedia({ reducedMotion: 'reduce' }))
after(() => emulateMedia({ reducedMotion: 'no-preference' }))
afterEach(unmountAll)

for (const theme of ['light', 'dark']) {
  describe(`axe in the ${theme} scheme`, () => {
    for (const [name, piece] of Object.entries(pieces)) {
      it(`finds no violations in: ${name}`, async () => {
        const { host } = mount(piece)
        host.setAttribute('theme', theme)
        expect(await violations(host)).to.deep.equal([])
      })
    }

    it('finds no violations in an invalid field that is being edited', async () => {
      const { host, get } = mount(<Card>{edited}</Card>)
      host.setAttribute('theme', theme)
      press(get('button', 'Edit name'))
      press(get('button', 'Save'))
      get('alert', 'Name must')
      expect(await violations(host)).to.deep.equal([])
    })

    it('finds no violations in an open tooltip', async () => {
      const { host, get } = mount(<Tooltip label="About" text={LONG} />)
      host.setAttribute('theme', theme)
      press(get('button', 'About'))
      expect(await violations(host)).to.deep.equal([])
    })

    it('finds no violations in a menu with a selected item', async () => {
      const items = modes.map(({ value, label }) => ({ label, checked: value === 'off', onSelect: nothing }))
      const { host, get } = mount(<Menu label="Mode" icon={<KeyRound />} items={items} />)
      host.setAttribute('theme', theme)
      press(get('button', 'Mode'))
      expect(await violations(host)).to.deep.equal([])
    })

    it('finds no violations in an open menu', async () => {
      const { host, get } = mount(rowsWithActions)
      host.setAttribute('theme', theme)
      press(get('button', 'Actions of Front'))
      get('menu', 'Actions of Front')
      expect(await violations(host)).to.deep.equal([])
    })

    it('finds no violations in an open dialog', async () => {
      const { host, get } = mount(
        <Dialog
          title="Discard changes?"
          subject={LONG}
          message={LONG}
          actions={<Button variant="destructive">Discard</Button>}
          onCancel={nothing}
        />
      )
      host.setAttribute('theme', theme)
      get('alertdialog', 'Discard changes?')
      expect(await violations(host)).to.deep.equal([])
    })
  })
}

describe('Layout from 280 px to 1,200 px in both directions', () => {
  for (const [name, piece] of Object.entries(pieces)) {
    it(`keeps these inside their element: ${name}`, async () => {
      for (const width of [280, 480, 1200]) {
        for (const dir of ['ltr', 'rtl']) {
          const { host, root, unmount } = mount(piece, { width })
          host.dir = dir
          await until(() => root.querySelector('div'))
          const frame = host.getBoundingClientRect()
          const outside = [...root.querySelectorAll('*')].filter((element) => {
            const { left, right, width: own } = element.getBoundingClientRect()
            return own > 0 && (left < frame.left - 0.5 || right > frame.right + 0.5)
          })
          expect(
            outside.map(({ outerHTML }) => outerHTML),
            `${width} px, ${dir}`
          ).to.deep.equal([])
          unmount()
        }
      }
    })
  }
})

describe('Press target', () => {
  it('is at least 24 px high and wide', () => {
    const buttons = Object.values(pieces).flatMap((piece) => mount(piece).all('button'))
    expect(buttons).to.have.length.above(20)
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect()
      expect(Math.min(width, height), button.outerHTML).to.be.at.least(24)
    }
  })
})
