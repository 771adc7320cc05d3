import { defineScreen } from '../../src/element/custom-element/element-definition.js'
import { define } from '../../src/element/root/define.js'
import { ScreenElement } from '../../src/element/root/screen-element.js'
import { alertOf, findButton, headingOf, notes, press, rowOf, settled, takeFailures, textOf, until } from './page.js'
import { addTable, client, onStage, platform } from './stage.js'

describe('Element', () => {
  onStage()

  describe('Screen that crashes', () => {
    let isBroken: boolean
    beforeEach(() => {
      isBroken = true
    })

    const defineTest = (tag: string, screen: () => string): void => {
      if (customElements.get(tag)) return
      define(
        tag,
        class extends ScreenElement {
          static override readonly definition = defineScreen({}, screen)
        }
      )
    }

    function addBroken(locale = 'en'): HTMLElement {
      defineTest('test-broken-screen', () => {
        if (isBroken) throw new Error('The screen is broken.')
        return 'The screen'
      })
      const element = document.createElement('test-broken-screen')
      Object.assign(element, { client, locale })
      return document.body.appendChild(element)
    }

    it('is replaced by an error in its own element only, and is restored by "Try again"', async () => {
      const other = addTable()
      await rowOf(other, 'Front Door')
      const element = addBroken()
      await until(() => alertOf(element).includes('Something went wrong in this widget'))
      await until(() => notes.reports.length)
      await settled()
      expect(notes.reports).to.have.length(1)
      const { detail, target } = notes.reports[0] ?? {}
      expect(target).to.equal(element)
      expect(detail?.operation).to.equal('render')
      expect(detail?.error).to.be.an('error').with.property('message', 'The screen is broken.')
      ;(await rowOf(other, 'Front Door')).click()
      await until(() => headingOf(other) === 'Device')

      await press(element, 'Try again')
      await until(() => notes.reports.length === 2)
      await settled()
      expect(alertOf(element)).to.include('Something went wrong in this widget')
      expect(notes.reports).to.have.length(2)

      isBroken = false
      await press(element, 'Try again')
      await until(() => textOf(element).includes('The screen'))
      expect(takeFailures().uncaught).to.deep.equal([])
      expect(platform.count('/devices/list')).to.equal(1)
    })

    it('does not prevent the element from being removed and put back', async () => {
      const element = addBroken()
      await until(() => alertOf(element))
      element.remove()
      await settled()
      isBroken = false
      document.body.append(element)
      await until(() => textOf(element).includes('The screen'))
      expect(takeFailures().uncaught).to.deep.equal([])
    })

    it('shows the error in the language of the element', async () => {
      const element = addBroken('de')
      await until(() => findButton(element, 'Erneut versuchen'))
      expect(takeFailures().uncaught).to.deep.equal([])
    })
  })
})
